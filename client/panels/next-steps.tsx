import { go } from '../state/route.js';

/** From the answer to what follows: the application, and other laws. */
export function NextSteps() {
  return (
    <p class="next-steps">
      <button type="button" onClick={() => go({ view: 'application' })}>
        What the application takes
      </button>
      <button type="button" onClick={() => go({ view: 'comparison' })}>
        Compare laws
      </button>
    </p>
  );
}
