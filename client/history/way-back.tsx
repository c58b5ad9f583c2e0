import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';

/** The way back to the timeline, and to the version or comparison that a wetland was reached from. */
export function BackToTimeline() {
  const { version, against, wetland } = address.value;
  return (
    <p class="way-back">
      <a href={formatAddress({ ...address.value, version: null, against: null, wetland: null, on: null })}>
        All versions
      </a>
      {wetland !== null && version !== null && (
        <>
          {' · '}
          <a href={formatAddress({ ...address.value, wetland: null })}>
            {against === null ? `Version ${version}` : `Versions ${against} and ${version} compared`}
          </a>
        </>
      )}
    </p>
  );
}
