import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { closePart } from './proposal-head.js';

/** A part that was opened beneath the line of the proposal: it takes the focus, and Escape closes it. */
export function PartFrame({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class="proposal-part"
      aria-labelledby="proposal-part-heading"
      onKeyDown={(event) => {
        if (event.key === 'Escape') closePart();
      }}
    >
      <div class="proposal-part-head">
        <h2 id="proposal-part-heading" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" class="link" onClick={closePart}>
          Close
        </button>
      </div>
      {children}
    </section>
  );
}
