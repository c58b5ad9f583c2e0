import { signal } from '@preact/signals';
import { localDateOf } from '../../core/dates.js';
import { dayText } from '../figures/format.js';
import { printing } from './theme.js';

/** The day on which the page is printed, in words. */
export const printedOn = signal('');

/** Parts that are folded on screen and belong to a printed answer; how a finding was decided stays as it is. */
const FOLDED =
  'article[aria-labelledby="answer-heading"] details:not([open], .explanation, .questions, .decisions details, .no-print)';

/** Makes the page ready for paper before the browser prints, and as it was after that. */
export function followPrinting(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    printedOn.value = dayText(localDateOf(new Date()));
    printing.value = true;
    opened = [...document.querySelectorAll<HTMLDetailsElement>(FOLDED)];
    for (const part of opened) part.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const part of opened) part.open = false;
    opened = [];
    printing.value = false;
  });
}
