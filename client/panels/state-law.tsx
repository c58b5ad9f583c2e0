import type { StateNote } from '../../core/contracts/state-law.js';
import { dayText, lawText } from '../figures/format.js';

function periodText({ from, until }: StateNote): string | null {
  if (from === null && until === null) return null;
  if (from === null) return `Until ${dayText(until ?? '')}`;
  return until === null ? `Since ${dayText(from)}` : `From ${dayText(from)} to before ${dayText(until)}`;
}

/** What the state regulates besides: information, apart from the findings of the ordinance. */
export function StateLaw({ notes }: { notes: readonly StateNote[] }) {
  if (notes.length === 0) return null;
  return (
    <aside class="state-law" aria-labelledby="state-law-heading">
      <h3 id="state-law-heading">The state’s law, for information</h3>
      <p>It is no part of the findings above, and other authorities decide on it.</p>
      {notes.map((note) => (
        <section key={note.title} aria-label={note.title}>
          <h4>
            {note.title} {!note.settled && <span class="tag">not settled</span>}
          </h4>
          <p>{lawText(note.text)}</p>
          <p class="meta">{[periodText(note), note.source].filter((part) => part !== null).join('. ')}.</p>
        </section>
      ))}
    </aside>
  );
}
