import { unbroken } from '../figures/format.js';

/** Letters from which a sentence is set smaller, so that the figures stay in sight. */
const LONG = 110;

/** The answer as a sentence. */
export function Headline({ text }: { text: string }) {
  return (
    <h2 id="answer-heading" class={text.length > LONG ? 'long' : ''}>
      {unbroken(text)}
    </h2>
  );
}
