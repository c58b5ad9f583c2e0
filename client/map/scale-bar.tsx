import { metersPerPixel } from '../state/map-view.js';
import { scaleLength } from './scale.js';
import { numberFormat } from '../../core/number-format.js';

const WIDEST = 150;
const whole = numberFormat();

/** How long a number of feet is on the map. */
export function ScaleBar() {
  const meters = metersPerPixel.value;
  if (meters === null) return null;
  const { feet, pixels } = scaleLength(meters, WIDEST);
  return (
    <div class="scale-bar" style={{ width: `${pixels.toFixed(1)}px` }}>
      <span class="visually-hidden">Scale: the bar is </span>
      {whole.format(feet)} ft
    </div>
  );
}
