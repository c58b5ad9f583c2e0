import type { Map as MapLibreMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type HexColor,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { samePoint, type Point } from '../preview/planar.js';
import { editorStyles } from './editor-style.js';
import { closed, DEGREE_DECIMALS, roundedPoint } from '../draw/shape.js';

/** What the pointer does: draw a polygon or a line, move corners, or nothing (clicks go to the map). */
export type EditorTool = 'polygon' | 'line' | 'edit' | 'rest';

/** A shape that the editor holds: open rings in degrees. */
export interface HeldShape {
  id: string;
  rings: Point[][];
}

/** What the editor tells the page. Rings are open, in degrees. */
export interface EditorEvents {
  /** every polygon as it is while the pointer moves; `unfinished` is the one being drawn */
  moved: (rings: ReadonlyMap<string, Point[]>, unfinished: string | null) => void;
  drawn: (id: string, ring: Point[]) => void;
  /** a finished line; the editor does not hold it any longer */
  drawnLine?: (line: Point[]) => void;
  /** a line that is not finished, as it is while the pointer moves */
  movedLine?: (line: Point[]) => void;
  changed: (id: string, ring: Point[]) => void;
  selected: (id: string | null) => void;
  /** colour of the handles of what is being drawn */
  colourDrawn: () => HexColor;
  /** colour of the handles of a held shape */
  colourOf: (id: unknown) => HexColor;
  /**
   * the place that a corner at the pointer goes to instead; null: where the pointer is. Degrees, with no more decimals
   * than DEGREE_DECIMALS.
   */
  snap?: (pointer: PointerPlace, held: string | null) => Point | null;
}

/** Where the pointer is, in degrees, and how far a degree is on screen. */
export interface PointerPlace {
  at: Point;
  project: (place: Point) => { x: number; y: number };
}

/** The editor on the map: the drawing library behind the few things the page asks of it. */
export interface Editor {
  setTool: (tool: EditorTool) => void;
  /** makes the editor hold these shapes and no others */
  hold: (shapes: readonly HeldShape[]) => void;
  select: (id: string | null) => void;
  /** takes back the last corner of an unfinished polygon or line; false where there is none */
  undoCorner: () => boolean;
  stop: () => void;
}

type Snapping = NonNullable<NonNullable<ConstructorParameters<typeof TerraDrawPolygonMode>[0]>['snapping']>;

const MODES = {
  polygon: 'polygon',
  line: 'linestring',
  edit: 'select',
  rest: 'static',
};

function snappingOf(events: EditorEvents): Snapping {
  const { snap } = events;
  if (snap === undefined) return {};
  return {
    toCustom: ({ lng, lat }, { currentId, project }) =>
      snap(
        { at: [lng, lat], project: ([lon, north]) => project(lon, north) },
        currentId === undefined ? null : String(currentId),
      ) ?? undefined,
  };
}

function createDraw(map: MapLibreMap, events: EditorEvents): TerraDraw {
  const styles = editorStyles(events.colourDrawn, events.colourOf);
  const snapping = snappingOf(events);
  const corners = { draggable: true, deletable: true, midpoints: { draggable: true }, snappable: snapping };
  const flags = { feature: { draggable: false, coordinates: corners } };
  return new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: DEGREE_DECIMALS }),
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    modes: [
      new TerraDrawPolygonMode({
        styles: styles.drawing,
        showCoordinatePoints: true,
        pointerDistance: 18,
        snapping,
      }),
      new TerraDrawLineStringMode({
        styles: styles.line,
        showCoordinatePoints: true,
        pointerDistance: 18,
        snapping,
      }),
      new TerraDrawSelectMode({
        styles: styles.select,
        flags: { polygon: flags },
        pointerDistance: 18,
        // Delete takes away a corner here, not the whole shape: see delete-corner.
        keyEvents: { deselect: 'Escape', delete: null, rotate: null, scale: null },
      }),
    ],
  });
}

function pointOf([lon, lat]: readonly number[]): Point {
  return roundedPoint([lon ?? Number.NaN, lat ?? Number.NaN]);
}

function openRing(ring: readonly (readonly number[])[]): Point[] {
  return ring.slice(0, -1).map(pointOf);
}

function sameRing(a: readonly Point[], b: readonly Point[]): boolean {
  return a.length === b.length && a.every((point, index) => samePoint(point, b[index]));
}

/** Starts drawing and changing shapes on the map. */
export function startEditor(map: MapLibreMap, events: EditorEvents): Editor {
  const draw = createDraw(map, events);
  let holding = false;

  /** Ids of the shapes held, so that the many handles of a selected one need not be copied to read it. */
  const heldIds = new Set<string>();
  const polygons = (): Map<string, Point[]> => {
    const rings = new Map<string, Point[]>();
    const features =
      draw.getMode() === MODES.edit
        ? [...heldIds].flatMap((id) => draw.getSnapshotFeature(id) ?? [])
        : draw.getSnapshot();
    for (const feature of features) {
      const [ring] = feature.geometry.type === 'Polygon' ? feature.geometry.coordinates : [];
      if (ring !== undefined) rings.set(String(feature.id), openRing(ring));
    }
    return rings;
  };
  const unfinished = (): string | null => {
    if (draw.getMode() === MODES.edit) return null;
    const feature = draw
      .getSnapshot()
      .find((item) => item.properties['currentlyDrawing'] === true && item.geometry.type === 'Polygon');
    return feature === undefined ? null : String(feature.id);
  };
  const lineOf = (id: string | number | null): Point[] | null => {
    const feature = draw
      .getSnapshot()
      .find((item) =>
        item.geometry.type === 'LineString' && id === null
          ? item.properties['currentlyDrawing'] === true
          : item.id === id,
      );
    return feature?.geometry.type === 'LineString' ? feature.geometry.coordinates.map(pointOf) : null;
  };
  const ringOf = (id: string | number): Point[] | null => polygons().get(String(id)) ?? null;

  let frame = 0;
  /** One movement makes several changes, of the shape and of its handles: told once a frame. */
  const tell = (): void => {
    frame = 0;
    events.moved(polygons(), unfinished());
    if (events.movedLine !== undefined && draw.getMode() === MODES.line) events.movedLine(lineOf(null) ?? []);
  };
  draw.start();
  draw.on('change', (_ids, _type, context) => {
    if (holding || (context !== undefined && 'origin' in context)) return;
    if (frame === 0) frame = requestAnimationFrame(tell);
  });
  draw.on('finish', (id, { action }) => {
    cancelAnimationFrame(frame);
    frame = 0;
    const line = lineOf(id);
    if (line !== null) {
      events.drawnLine?.(line);
      // The library is still inside its own click.
      setTimeout(() => {
        if (draw.enabled && draw.hasFeature(id)) draw.removeFeatures([id]);
      });
      return;
    }
    const ring = ringOf(id);
    if (ring === null) return;
    if (action === 'draw') events.drawn(String(id), ring);
    else events.changed(String(id), ring);
  });
  draw.on('select', (id) => events.selected(String(id)));
  draw.on('deselect', () => events.selected(null));

  return {
    setTool: (tool) => {
      const mode = MODES[tool];
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
      heldIds.clear();
      for (const id of wanted.keys()) heldIds.add(id);
      holding = false;
    },
    select: (id) => {
      if (draw.getMode() !== 'select') return;
      if (id !== null && draw.hasFeature(id)) draw.selectFeature(id);
    },
    undoCorner: () => draw.getModeState() === 'drawing' && draw.canUndo() && draw.undo(),
    stop: () => {
      cancelAnimationFrame(frame);
      draw.stop();
    },
  };
}
