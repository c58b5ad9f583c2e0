import { useEffect, useRef } from 'preact/hooks';
import { lawText } from '../figures/format.js';
import { go } from '../state/route.js';

interface Props {
  title: string;
  /** under which law, of which day */
  about: string;
  /** what the button for printing says; null: nothing to print */
  print: string | null;
}

/** The heading of what takes the width of the map, with the way back to it. */
export function WideHeading({ title, about, print }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The map has gone: who reads on with the keyboard goes on from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <p class="no-print">
        <button type="button" onClick={() => go({ view: null })}>
          Back to the answer and the map
        </button>
      </p>
      <h2 id="wide-heading" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p class="about">{lawText(about)}</p>
      {print !== null && (
        <p class="no-print document-tools">
          <button type="button" onClick={() => window.print()}>
            {print}
          </button>
        </p>
      )}
    </header>
  );
}
