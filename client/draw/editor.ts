import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawRectangleMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { samePoint, type Point } from '../preview/planar.js';
import type { Tool } from '../state/drawing.js';
import { editorStyles } from './editor-style.js';
import { closed, DEGREE_DECIMALS, roundedPoint, type Role, type Shape } from './shape.js';

/** What the editor tells the page. Rings are open, in degrees. */
export interface EditorEvents {
  /** every polygon as it is while the pointer moves; `unfinished` is the one being drawn */
  moved: (rings: ReadonlyMap<string, Point[]>, unfinished: string | null) => void;
  drawn: (id: string, ring: Point[]) => void;
  changed: (id: string, ring: Point[]) => void;
  selected: (id: string | null) => void;
  roleDrawn: () => Role;
  roleOf: (id: unknown) => Role;
}

/** The editor on the map: the drawing library behind the few things the page asks of it. */
export interface Editor {
  setTool: (tool: Tool) => void;
  /** makes the editor hold these shapes and no others */
  hold: (shapes: readonly Shape[]) => void;
  select: (id: string | null) => void;
  /** takes back the last corner of an unfinished polygon; false where there is none */
  undoCorner: () => boolean;
  stop: () => void;
}

const CORNERS = { draggable: true, deletable: true, midpoints: { draggable: true } } as const;
const FLAGS = { feature: { draggable: false, coordinates: CORNERS } } as const;

function createDraw(map: MapLibreMap, events: EditorEvents): TerraDraw {
  const styles = editorStyles(events.roleDrawn, events.roleOf);
  return new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: DEGREE_DECIMALS }),
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    modes: [
      new TerraDrawPolygonMode({ styles: styles.drawing, showCoordinatePoints: true, pointerDistance: 18 }),
      new TerraDrawRectangleMode({ styles: styles.drawing }),
      new TerraDrawSelectMode({
        styles: styles.select,
        flags: { polygon: FLAGS, rectangle: FLAGS },
        pointerDistance: 18,
        // Delete takes away a corner here, not the whole shape: see delete-corner.
        keyEvents: { deselect: 'Escape', delete: null, rotate: null, scale: null },
      }),
    ],
  });
}

function openRing(ring: readonly (readonly number[])[]): Point[] {
  return ring.slice(0, -1).map(([lon, lat]) => roundedPoint([lon ?? Number.NaN, lat ?? Number.NaN]));
}

function sameRing(a: readonly Point[], b: readonly Point[]): boolean {
  return a.length === b.length && a.every((point, index) => samePoint(point, b[index]));
}

/** Starts drawing and changing shapes on the map. */
export function startEditor(map: MapLibreMap, events: EditorEvents): Editor {
  const draw = createDraw(map, events);
  let holding = false;

  const polygons = (): Map<string, Point[]> => {
    const rings = new Map<string, Point[]>();
    for (const feature of draw.getSnapshot()) {
      const [ring] = feature.geometry.type === 'Polygon' ? feature.geometry.coordinates : [];
      if (ring !== undefined) rings.set(String(feature.id), openRing(ring));
    }
    return rings;
  };
  const unfinished = (): string | null => {
    const feature = draw
      .getSnapshot()
      .find((item) => item.properties['currentlyDrawing'] === true && item.geometry.type === 'Polygon');
    return feature === undefined ? null : String(feature.id);
  };
  const ringOf = (id: string | number): Point[] | null => polygons().get(String(id)) ?? null;

  draw.start();
  draw.on('change', (_ids, _type, context) => {
    if (!holding && !(context !== undefined && 'origin' in context)) events.moved(polygons(), unfinished());
  });
  draw.on('finish', (id, { action }) => {
    const ring = ringOf(id);
    if (ring === null) return;
    if (action === 'draw') events.drawn(String(id), ring);
    else events.changed(String(id), ring);
  });
  draw.on('select', (id) => events.selected(String(id)));
  draw.on('deselect', () => events.selected(null));

  return {
    setTool: (tool) => {
      const mode = tool === 'edit' ? 'select' : tool;
      if (draw.getMode() !== mode) draw.setMode(mode);
    },
    hold: (shapes) => {
      holding = true;
      // Shapes with holes are shown and measured; the library cannot edit them.
      const wanted = new Map(
        shapes.filter((shape) => shape.rings.length === 1).map((shape) => [shape.id, shape]),
      );
      const held = polygons();
      const drawing = unfinished();
      const gone = [...held.keys()].filter((id) => !wanted.has(id) && id !== drawing);
      if (gone.length > 0) draw.removeFeatures(gone);
      for (const [id, shape] of wanted) {
        const ring = shape.rings[0] ?? [];
        const before = held.get(id);
        const geometry = { type: 'Polygon' as const, coordinates: [closed(ring)] };
        if (before === undefined)
          draw.addFeatures([{ type: 'Feature', id, geometry, properties: { mode: 'polygon' } }]);
        else if (!sameRing(before, ring)) draw.updateFeatureGeometry(id, geometry);
      }
      holding = false;
    },
    select: (id) => {
      if (draw.getMode() !== 'select') return;
      if (id !== null && draw.hasFeature(id)) draw.selectFeature(id);
    },
    undoCorner: () => draw.getModeState() === 'drawing' && draw.canUndo() && draw.undo(),
    stop: () => draw.stop(),
  };
}
