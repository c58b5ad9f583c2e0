import { countText, sqFtText } from '../figures/format.js';
import { sketchSqFt } from './ground.js';
import { countParts, MOST_CORNERS_BY_HAND, movesByHand, ringsOf, ringTitle, withoutRing } from './parts.js';
import { activeRing, draw, drawingPart, drawn, liveDrawn, tool } from './sketch.js';
import { coordinatesOf } from './typed-corners.js';

/** Every outline and hole of what is drawn: nothing of a wetland is left out of sight when it is reshaped. */
export function RingList() {
  const { parts } = drawn.value;
  if (parts.length === 0) return null;
  const shown = liveDrawn.value?.parts ?? parts;
  const rings = ringsOf(parts);
  const counted = countParts(parts);
  return (
    <>
      <p class="drawn-area">
        <strong>{sqFtText(sketchSqFt(shown))} sq ft</strong> drawn <span class="tag">preliminary</span>
        {rings.length > 1 &&
          `, in ${countText(counted.parts, 'part', 'parts')}${counted.holes === 0 ? '' : ` with ${countText(counted.holes, 'hole', 'holes')}`}`}
      </p>
      <ul class="rings">
        {rings.map((ring) => {
          const title = ringTitle(ring, parts.length);
          return (
            <li key={ring.id} class={activeRing.value === ring.id ? 'selected' : ''}>
              <span>
                {title}, {countText(ring.corners.length, 'corner', 'corners')}
                {!movesByHand(ring) &&
                  `: more than ${MOST_CORNERS_BY_HAND.toLocaleString('en-US')}, too many to move by hand. It stays as it is unless you type its corners, cut it or bring in a file.`}
              </span>
              <span class="buttons">
                {movesByHand(ring) && rings.length > 1 && (
                  <button
                    type="button"
                    aria-pressed={activeRing.value === ring.id}
                    aria-label={`Move corners: ${title}`}
                    onClick={() => (activeRing.value = ring.id)}
                  >
                    Move corners
                  </button>
                )}
                <button
                  type="button"
                  aria-label={`Type corners: ${title}`}
                  onClick={() => (coordinatesOf.value = { ring: ring.id })}
                >
                  Type corners
                </button>
                {(rings.length > 1 || tool.value !== 'reshape') && (
                  <button
                    type="button"
                    aria-label={`${ring.place === 0 ? 'Take away' : 'Fill'}: ${title}`}
                    onClick={() => draw({ parts: withoutRing(parts, ring.id) })}
                  >
                    {ring.place === 0 ? 'Take away' : 'Fill'}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        {drawingPart.value ? (
          <button type="button" class="link" onClick={() => (drawingPart.value = false)}>
            Draw no further part
          </button>
        ) : (
          <button type="button" class="link" onClick={() => (drawingPart.value = true)}>
            Draw a further part
          </button>
        )}
      </p>
    </>
  );
}
