import { useEffect, useRef } from 'preact/hooks';
import { endTour, takeTour, tourStep } from '../state/tour.js';
import '../style/tour.css';

interface Step {
  title: string;
  text: string;
  /** what of the page it is about */
  target: string;
}

const STEPS: readonly Step[] = [
  {
    title: 'Find a parcel',
    text: 'Type its tax map number or its address, or click it on the map. The answer comes here: first in one sentence, then in square feet and acres, then with the section of the ordinance that says so.',
    target: '.search',
  },
  {
    title: 'Read the map',
    text: 'Teal with marsh marks is wetland. Amber hatching is the land around it that the ordinance protects as well. The legend names the rest. The map is guidance: where it is too close to call, the answer says so.',
    target: '.legend',
  },
  {
    title: 'Draw what is planned',
    text: 'Under “Screen a proposal” you draw what will be disturbed, and see while you draw how much of it lies in the wetland and around it, and what would be owed.',
    target: '.page-header nav a[aria-label="Screen a proposal"]',
  },
];

/** Outlines what a step is about, while it is shown. */
function usePointer(step: number | null): void {
  useEffect(() => {
    const target = step === null ? null : document.querySelector(STEPS[step]?.target ?? 'none');
    target?.classList.add('tour-target');
    return () => target?.classList.remove('tour-target');
  }, [step]);
}

/** A tour of three steps for the first visit; afterwards the way to take it again. */
export function Tour() {
  const at = tourStep.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  usePointer(at);
  // Only whoever takes a step has the focus moved; a page that opens leaves it where it is.
  useEffect(() => {
    if (asked.current) heading.current?.focus();
  }, [at]);
  const step = at === null ? undefined : STEPS[at];
  const go = (to: number): void => {
    asked.current = true;
    tourStep.value = to;
  };
  if (at === null || step === undefined)
    return (
      <p class="tour-again">
        <button
          type="button"
          class="link"
          onClick={() => {
            asked.current = true;
            takeTour();
          }}
        >
          Take the tour
        </button>{' '}
        of three short steps.
      </p>
    );
  const isLast = at === STEPS.length - 1;
  return (
    <section
      class="tour card"
      aria-labelledby="tour-heading"
      onKeyDown={(event) => {
        if (event.key === 'Escape') endTour();
      }}
    >
      <p class="secondary">
        Step {at + 1} of {STEPS.length}
      </p>
      <h3 id="tour-heading" ref={heading} tabIndex={-1}>
        {step.title}
      </h3>
      <p>{step.text}</p>
      <div class="buttons">
        {isLast ? (
          <button type="button" class="primary" onClick={endTour}>
            Done
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => go(at + 1)}>
            Next
          </button>
        )}
        {at > 0 && (
          <button type="button" onClick={() => go(at - 1)}>
            Back
          </button>
        )}
        {!isLast && (
          <button type="button" onClick={endTour}>
            Skip the tour
          </button>
        )}
      </div>
    </section>
  );
}
