import type { ControlledArea } from '../../core/contracts/controlled-area.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { countText } from '../figures/format.js';
import type { Box, Point } from '../preview/planar.js';
import { toFeet } from '../preview/projection.js';

/** Share of the extent that is left free around the shapes, and feet that are left at least. */
const MARGIN = 0.2;
const LEAST_MARGIN_FT = 60;

/** Width of a picture by its height. */
const ASPECT = 4 / 3;

function pathOf(rings: readonly (readonly (readonly [number, number])[])[]): string {
  // North is up: y grows downwards in a picture.
  const ring = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(-y).toFixed(1)}`).join('');
  return rings.map((points) => `${ring(points)}Z`).join('');
}

/** @returns the shape's rings in State Plane feet */
function inFeet({ rings }: Shape): Point[][] {
  return rings.map((ring) => ring.map(toFeet));
}

/** @returns the box in State Plane feet that holds all shapes, with room around them, three high and four wide; null where there are none */
export function extentOf(shapes: readonly Shape[]): Box | null {
  const points = shapes.flatMap((shape) => inFeet(shape).flat());
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, south, east, north] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const margin = Math.max(LEAST_MARGIN_FT, Math.max(east - west, north - south) * MARGIN);
  const height = Math.max(north - south + 2 * margin, (east - west + 2 * margin) / ASPECT);
  const width = height * ASPECT;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

function saidOf(shapes: readonly Shape[]): string {
  const disturbances = shapes.filter(({ role }) => role === 'disturbance').length;
  const mitigation = shapes.length - disturbances;
  return [
    countText(disturbances, 'disturbance', 'disturbances'),
    ...(mitigation > 0 ? [countText(mitigation, 'mitigation area', 'mitigation areas')] : []),
  ].join(' and ');
}

interface Props {
  id: string;
  name: string;
  shapes: readonly Shape[];
  extent: Box;
  /** null: not known, and not drawn */
  area: ControlledArea | null;
}

/** The shapes of an alternative over the regulated land, north up, all alternatives at one scale. */
export function OutlineMap({ id, name, shapes, extent: [west, south, east, north], area }: Props) {
  const hatch = (north - south) / 40;
  const [adjacent, mitigation] = [`adjacent-${id}`, `mitigation-${id}`];
  return (
    <svg
      class="outline-map"
      viewBox={`${west} ${-north} ${east - west} ${north - south}`}
      role="img"
      aria-label={`${name}, drawn: ${saidOf(shapes)}`}
    >
      <defs>
        <pattern
          id={adjacent}
          width={hatch}
          height={hatch}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="hatch-adjacent" d={`M0 0V${hatch}`} />
        </pattern>
        <pattern id={mitigation} width={hatch} height={hatch} patternUnits="userSpaceOnUse">
          <path class="hatch-mitigation" d={`M0 0L${hatch} ${hatch}M0 ${hatch}L${hatch} 0`} />
        </pattern>
      </defs>
      {area?.adjacent.map((rings, index) => (
        <g key={`a${index}`}>
          <path class="land-adjacent" d={pathOf(rings)} />
          <path fill={`url(#${adjacent})`} d={pathOf(rings)} />
        </g>
      ))}
      {area?.watercourse.map((rings, index) => (
        <path key={`c${index}`} class="land-water" d={pathOf(rings)} />
      ))}
      {area?.wetland.map((rings, index) => (
        <path key={`w${index}`} class="land-wetland" d={pathOf(rings)} />
      ))}
      {shapes.map((shape) => (
        <g key={shape.id}>
          <path class={`drawn-${shape.role}`} d={pathOf(inFeet(shape))} />
          {shape.role === 'mitigation' && <path fill={`url(#${mitigation})`} d={pathOf(inFeet(shape))} />}
        </g>
      ))}
    </svg>
  );
}
