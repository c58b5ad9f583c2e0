import type { Point } from '../preview/planar.js';
import { entryOpen } from '../state/entry.js';
import { addPolygons, drawRole, editShape, shapes, tool } from '../state/drawing.js';
import { mapCommands } from '../state/map-view.js';
import { CornersForm } from './corners-form.js';

function keep(id: string, ring: Point[]): void {
  if (id === 'new') addPolygons([[ring]]);
  else editShape(id, { rings: [ring] });
  tool.value = 'edit';
  entryOpen.value = null;
  // The answer begins at the top; what comes in above the end of the panel would else push it out of sight.
  document.querySelector('.panel-content')?.scrollTo({ top: 0 });
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)];
  mapCommands.value?.show([Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)]);
}

/** A polygon of the proposal entered as text. */
export function CoordinatesForm() {
  const id = entryOpen.value?.shape ?? 'new';
  const known = shapes.value.find((shape) => shape.id === id)?.rings[0];
  const what = drawRole.value === 'disturbance' ? 'disturbance' : 'mitigation';
  return (
    <CornersForm
      heading={known === undefined ? `Type the corners of a ${what} polygon` : 'Change the corners'}
      submit={known === undefined ? 'Put it on the map' : 'Change it'}
      known={known ?? null}
      onCorners={(ring) => keep(id, ring)}
      onCancel={() => (entryOpen.value = null)}
    />
  );
}
