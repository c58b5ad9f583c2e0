import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Amendment } from '../../core/contracts/amendments.js';
import { FailureNote } from '../panels/failure-note.js';
import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { may } from '../state/session.js';
import { said } from './acts.js';
import { AmendmentText } from './amendment-text.js';
import { opened, reloadAmendment } from './amendment-state.js';
import { ChangeList } from './change-list.js';
import { CheckSection } from './check-section.js';
import { ConflictSection } from './conflict-section.js';
import { DecisionSection } from './decision-section.js';
import { EffectsSection } from './effects-section.js';
import { EvidenceSection } from './evidence-section.js';
import { section, SECTIONS, type Section } from './shown.js';
import { tool } from './sketch.js';
import { headline } from './standing.js';
import { StuckNote } from './stuck-note.js';
import { ToolForm } from './tool-form.js';
import { WetlandCard } from './wetland-card.js';

function sectionName(name: Section, shown: Amendment): string {
  switch (name) {
    case 'changes':
      return `Changes ${shown.changes.length}`;
    case 'evidence':
      return `Evidence ${shown.evidence.length}`;
    case 'check':
      return 'Check';
    case 'effects':
      return 'Effects';
    case 'decision':
      return 'Decision';
  }
}

const SECTION_VIEWS = {
  changes: ChangeList,
  evidence: EvidenceSection,
  check: CheckSection,
  effects: EffectsSection,
  decision: DecisionSection,
} as const;

function Sections({ shown }: { shown: Amendment }) {
  const Shown = SECTION_VIEWS[section.value];
  return (
    <>
      <div class="sections" role="group" aria-label="Parts of the amendment">
        {SECTIONS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={section.value === name}
            onClick={() => (section.value = name)}
          >
            {sectionName(name, shown)}
          </button>
        ))}
      </div>
      <Shown />
    </>
  );
}

/** Whether anything was done on the page since it was loaded; where the browser cannot tell, it is taken to be so. */
function hasActed(): boolean {
  return !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;
}

/** One amendment: how it stands, the tool in hand, and its parts. */
export function AmendmentView() {
  const loaded = opened.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const back = <a href={formatAddress({ ...address.value, amendment: null })}>All amendments</a>;
  useLayoutEffect(() => {
    section.value = 'changes';
  }, []);
  // What had the focus may have gone with what was done: whoever uses the keyboard goes on from the heading.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && hasActed())
      heading.current?.focus({ preventScroll: true });
  });
  if (loaded.state === 'failed')
    return (
      <>
        <p class="back">{back}</p>
        <FailureNote failure={loaded.failure} again={reloadAmendment} />
      </>
    );
  if (loaded.state !== 'ready') return <p class="loading">Asking for the amendment…</p>;
  const shown = loaded.value;
  return (
    <article aria-labelledby="amend-heading">
      <p class="back">{back}</p>
      <h2 id="amend-heading" tabIndex={-1} ref={heading}>
        {headline(shown)}
      </h2>
      {tool.value === null && <AmendmentText />}
      {!may('naturalist') && (
        <p class="help">You can read this. Only a naturalist of the municipality changes it.</p>
      )}
      <StuckNote />
      {tool.value === null ? <WetlandCard /> : <ToolForm />}
      <ConflictSection />
      <Sections shown={shown} />
      <p class="visually-hidden" role="status" aria-live="polite">
        {said.value}
      </p>
    </article>
  );
}
