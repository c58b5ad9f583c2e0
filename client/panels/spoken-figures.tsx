import { useEffect, useState } from 'preact/hooks';
import { sqFtText } from '../figures/format.js';
import { splitParts } from '../figures/split.js';
import { ordinance } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { parcelAnswer } from '../state/parcel.js';
import { proposalAnswer, proposalFigures } from '../state/proposal.js';
import { isWide } from '../state/address.js';
import { address } from '../state/route.js';
import { sketchSpeech } from '../state/sketch.js';

/** Figures change with every movement of the pointer; they are spoken when they have been still this long. */
const STILL_MS = 900;

function sentence(): string {
  if (isWide(address.value)) return '';
  if (address.value.task === 'parcel') return valueOf(parcelAnswer.value)?.summary ?? '';
  if (address.value.task !== 'proposal') return '';
  const figures = proposalFigures.value;
  if (figures === null) return sketchSpeech.value;
  const parts = splitParts(figures.totals, ordinance.value?.adjacentTerm ?? null);
  const split = parts.map((part) => `${part.label}: ${sqFtText(part.sqFt)} square feet`).join('. ');
  const summary =
    figures.source === 'server' ? (proposalAnswer.value?.screening.summary ?? '') : 'Preliminary.';
  return `${sketchSpeech.value} ${summary} ${split}.`.trim();
}

/** Says the figures to those who do not see them change. */
export function SpokenFigures() {
  const text = sentence();
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="visually-hidden" role="status" aria-live="polite">
      {spoken}
    </p>
  );
}
