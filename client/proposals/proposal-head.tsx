import { signal } from '@preact/signals';
import { FailureLine } from '../panels/failure-line.js';
import { focusSoon } from '../panels/focus-soon.js';
import { LazyPart } from '../panels/lazy-part.js';
import { draft } from '../state/draft.js';
import { isEmptyDrawing } from '../draw/held-drawing.js';
import { ownDrawing } from '../state/held.js';
import { changedElsewhere } from '../state/kept.js';
import { saving } from '../state/saved.js';
import { AlternativeTabs } from './alternative-tabs.js';
import { momentText } from './ago.js';
import { KeptLine } from './kept-line.js';
import { TitleField } from './title-field.js';

const PARTS = {
  list: {
    button: 'Your proposals',
    load: () => import('./proposal-list.js').then(({ ProposalList }) => ProposalList),
  },
  share: {
    button: 'Share',
    load: () => import('./share-part.js').then(({ SharePart }) => SharePart),
  },
} as const;

const loadConflict = () => import('./conflict-part.js').then(({ ConflictPart }) => ConflictPart);
const loadOther = () => import('./other-tab-part.js').then(({ OpenOther }) => OpenOther);

type PartName = keyof typeof PARTS;

/** The part that is open beneath the line. */
export const openPart = signal<PartName | null>(null);

/** Closes the part that is open; the focus goes back to where it was opened. */
export function closePart(): void {
  const name = openPart.peek();
  openPart.value = null;
  if (name !== null) focusSoon(`open-${name}`);
}

function PartButton({ name }: { name: PartName }) {
  const isOpen = openPart.value === name;
  return (
    <button
      type="button"
      class="link"
      id={`open-${name}`}
      aria-expanded={isOpen}
      onClick={() => (openPart.value = isOpen ? null : name)}
    >
      {PARTS[name].button}
    </button>
  );
}

function OtherTab() {
  const other = changedElsewhere.value;
  if (other === null) return null;
  return (
    <div class="notice" role="alert">
      <p>
        This proposal was changed in another tab at the same time, {momentText(other.at)}. Both are kept: what
        you see here is a copy from now on.
      </p>
      <LazyPart load={loadOther} />
    </div>
  );
}

/** The proposal itself: its title, where it is kept, what can be done with it, and its alternatives. */
export function ProposalHead() {
  const blank = isEmptyDrawing(ownDrawing.value) && draft.value.title === '' && draft.value.saved === null;
  const part = openPart.value;
  const state = saving.value;
  return (
    <section class="proposal-head no-print" aria-label="This proposal">
      <div class="proposal-line">
        {!blank && <TitleField />}
        {!blank && <PartButton name="share" />}
        <PartButton name="list" />
      </div>
      {!blank && <KeptLine />}
      {state.state === 'failed' && <FailureLine failure={state.failure} />}
      {state.state === 'conflict' && <LazyPart load={loadConflict} />}
      <OtherTab />
      {part !== null && <LazyPart key={part} load={PARTS[part].load} />}
      <AlternativeTabs />
    </section>
  );
}
