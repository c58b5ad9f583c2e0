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

/** What the answer says beyond its heading; it stands below the figures. */
export function Rest({ text }: { text: string }) {
  return text === '' ? null : <p class="rest">{unbroken(text)}</p>;
}
