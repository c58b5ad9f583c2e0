import type { GeoJSONStoreFeatures, HexColor } from 'terra-draw';
import { COLOURS } from '../map/colours.js';
import type { Role } from './shape.js';

/** Handles of the shape being drawn or changed. Fill and outline are the map's own layers, so they are clear here. */
export interface EditorStyles {
  drawing: Record<string, number | ((feature: GeoJSONStoreFeatures) => HexColor)>;
  select: Record<string, number | ((feature: GeoJSONStoreFeatures) => HexColor)>;
}

const WHITE = (): HexColor => '#ffffff';

/**
 * @param drawnRole  role of the polygon that is not finished
 * @param roleOf  role of a finished one
 */
export function editorStyles(drawnRole: () => Role, roleOf: (id: unknown) => Role): EditorStyles {
  const colour = (role: Role): HexColor => (role === 'mitigation' ? COLOURS.mitigation : COLOURS.disturbance);
  const drawn = (): HexColor => colour(drawnRole());
  const marked = (feature: GeoJSONStoreFeatures): HexColor =>
    colour(roleOf(feature.properties['coordinatePointFeatureId'] ?? feature.id));
  const selected = (feature: GeoJSONStoreFeatures): HexColor =>
    colour(
      roleOf(
        feature.properties['selectionPointFeatureId'] ??
          feature.properties['midPointFeatureId'] ??
          feature.id,
      ),
    );
  return {
    drawing: {
      fillColor: drawn,
      fillOpacity: 0,
      outlineColor: drawn,
      outlineOpacity: 0,
      outlineWidth: 0,
      closingPointColor: WHITE,
      closingPointWidth: 6,
      closingPointOutlineColor: drawn,
      closingPointOutlineWidth: 2.5,
      coordinatePointColor: WHITE,
      coordinatePointWidth: 4,
      coordinatePointOutlineColor: marked,
      coordinatePointOutlineWidth: 2,
    },
    select: {
      selectedPolygonColor: selected,
      selectedPolygonFillOpacity: 0,
      selectedPolygonOutlineColor: selected,
      selectedPolygonOutlineOpacity: 0,
      selectedPolygonOutlineWidth: 0,
      selectionPointColor: WHITE,
      selectionPointWidth: 6,
      selectionPointOutlineColor: selected,
      selectionPointOutlineWidth: 2.5,
      midPointColor: selected,
      midPointWidth: 3.5,
      midPointOutlineColor: WHITE,
      midPointOutlineWidth: 1.5,
    },
  };
}
