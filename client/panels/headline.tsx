import { useEffect, useRef } from 'preact/hooks';
import { unbroken } from '../figures/format.js';

/** Letters from which a sentence is set smaller, so that the figures stay in sight. */
const LONG = 110;

/**
 * The answer as a sentence. Where what was asked with is gone, and the focus with it, the keyboard goes on from here; a page
 * that opens with an answer leaves the focus where it is.
 */
export function Headline({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body && navigator.userActivation.hasBeenActive)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 id="answer-heading" class={text.length > LONG ? 'long' : ''} tabIndex={-1} ref={heading}>
      {unbroken(text)}
    </h2>
  );
}

/** What the answer says beyond its heading; it stands below the figures. */
export function Rest({ text }: { text: string }) {
  return text === '' ? null : <p class="rest">{unbroken(text)}</p>;
}
