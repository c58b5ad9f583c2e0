import type { GeoJSONStoreFeatures, HexColor } from 'terra-draw';

/** Handles of the shape being drawn or changed. Fill and outline are the map's own layers, so they are clear here. */
export interface EditorStyles {
  drawing: Record<string, number | ((feature: GeoJSONStoreFeatures) => HexColor)>;
  line: Record<string, number | ((feature: GeoJSONStoreFeatures) => HexColor)>;
  select: Record<string, number | ((feature: GeoJSONStoreFeatures) => HexColor)>;
}

const WHITE = (): HexColor => '#ffffff';

/**
 * @param drawn  colour of what is not finished
 * @param colourOf  colour of a finished shape
 */
export function editorStyles(drawn: () => HexColor, colourOf: (id: unknown) => HexColor): EditorStyles {
  const marked = (feature: GeoJSONStoreFeatures): HexColor =>
    colourOf(feature.properties['coordinatePointFeatureId'] ?? feature.id);
  const selected = (feature: GeoJSONStoreFeatures): HexColor =>
    colourOf(
      feature.properties['selectionPointFeatureId'] ?? feature.properties['midPointFeatureId'] ?? feature.id,
    );
  const points = {
    closingPointColor: WHITE,
    closingPointWidth: 6,
    closingPointOutlineColor: drawn,
    closingPointOutlineWidth: 2.5,
    coordinatePointColor: WHITE,
    coordinatePointWidth: 4,
    coordinatePointOutlineColor: marked,
    coordinatePointOutlineWidth: 2,
    // The page marks by itself what a corner is snapped to.
    snappingPointWidth: 0,
    snappingPointOutlineWidth: 0,
  };
  return {
    drawing: {
      fillColor: drawn,
      fillOpacity: 0,
      outlineColor: drawn,
      outlineOpacity: 0,
      outlineWidth: 0,
      ...points,
    },
    line: { lineStringColor: drawn, lineStringWidth: 2.5, ...points },
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
