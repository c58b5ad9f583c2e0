import { useEffect } from 'preact/hooks';
import { newShape, newShapeId } from '../draw/shape.js';
import type { Point } from '../preview/planar.js';
import { entryOpen } from '../state/entry.js';
import {
  addPolygons,
  drawMitigationType,
  drawRole,
  editShape,
  liveShapes,
  shapes,
  tool,
} from '../state/drawing.js';
import { mapCommands } from '../state/map-view.js';
import { CornersForm } from './corners-form.js';
import { showShape } from './show-shape.js';

/** The rings of a shape with another outline; its holes stay. */
function ringsOf(id: string, ring: Point[]): Point[][] {
  const [, ...holes] = shapes.peek().find((shape) => shape.id === id)?.rings ?? [];
  return [ring, ...holes];
}

function keep(id: string, ring: Point[]): void {
  liveShapes.value = null;
  if (id === 'new') addPolygons([[ring]]);
  else editShape(id, { rings: ringsOf(id, ring) });
  tool.value = 'edit';
  entryOpen.value = null;
  // The answer begins at the top; what comes in above the end of the panel would else push it out of sight.
  document.querySelector('.panel-content')?.scrollTo({ top: 0 });
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)];
  mapCommands.value?.show([Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]);
}

/** Shows what is typed on the map, with its figures, before it is part of the drawing. */
function preview(id: string, ring: Point[] | null): void {
  if (ring === null) {
    liveShapes.value = null;
    return;
  }
  const drawn = shapes.peek();
  const known = drawn.find((shape) => shape.id === id);
  const typed =
    known === undefined
      ? newShape(drawRole.peek(), [ring], drawMitigationType.peek(), newShapeId())
      : { ...known, rings: ringsOf(id, ring) };
  liveShapes.value =
    known === undefined ? [...drawn, typed] : drawn.map((shape) => (shape === known ? typed : shape));
  showShape(typed);
}

/** A polygon of the proposal entered as text. */
export function CoordinatesForm() {
  const id = entryOpen.value?.shape ?? 'new';
  const known = shapes.value.find((shape) => shape.id === id)?.rings[0];
  useEffect(
    () => () => {
      liveShapes.value = null;
    },
    [],
  );
  const what = drawRole.value === 'disturbance' ? 'disturbance' : 'mitigation';
  return (
    <CornersForm
      heading={known === undefined ? `Type the corners of a ${what} polygon` : 'Change the corners'}
      submit={known === undefined ? 'Put it on the map' : 'Change it'}
      known={known ?? null}
      onCorners={(ring) => keep(id, ring)}
      onTyped={(ring) => preview(id, ring)}
      onCancel={() => (entryOpen.value = null)}
    />
  );
}
