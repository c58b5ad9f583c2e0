import { facts, shapes } from '../state/drawing.js';
import { ordinance } from '../state/jurisdictions.js';
import { readSqFt } from '../draw/proposal-request.js';
import type { Facts } from '../draw/kept-drawing.js';

type YesNoFact =
  | 'largerCommonPlan'
  | 'singleFamilyResidence'
  | 'agriculturalProperty'
  | 'dischargesToImpairedWater'
  | 'approvedSwpppAllowsMoreOpen';

/** Questions of a stormwater article that no drawing answers. */
const QUESTIONS: readonly (readonly [YesNoFact, string])[] = [
  ['largerCommonPlan', 'Part of a larger plan of development?'],
  ['singleFamilyResidence', 'A single-family house?'],
  ['agriculturalProperty', 'A farm?'],
  ['dischargesToImpairedWater', 'Does it drain to a water listed as impaired?'],
  ['approvedSwpppAllowsMoreOpen', 'Does an approved stormwater plan allow more than 5 acres open at once?'],
];

function change(part: Partial<Facts>): void {
  facts.value = { ...facts.value, ...part };
}

function YesNo({ name, question }: { name: YesNoFact; question: string }) {
  return (
    <p class="field">
      <label for={`fact-${name}`}>{question}</label>
      <select
        id={`fact-${name}`}
        value={facts.value[name]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ [name]: value === 'yes' || value === 'no' ? value : '' });
        }}
      >
        <option value="">Not known</option>
        <option value="yes">Yes</option>
        <option value="no">No</option>
      </select>
    </p>
  );
}

function PlanDisturbance() {
  const text = facts.value.planDisturbanceSqFt;
  const wrong = text.trim() !== '' && readSqFt(text) === null;
  return (
    <>
      <p class="field">
        <label for="fact-plan">Disturbance of the whole plan, in sq ft</label>
        <input
          id="fact-plan"
          type="text"
          inputMode="numeric"
          aria-invalid={wrong}
          aria-describedby="fact-plan-problem"
          value={text}
          onChange={(event) => change({ planDisturbanceSqFt: event.currentTarget.value })}
        />
      </p>
      <p id="fact-plan-problem" class="problems" role="status">
        {wrong ? 'Write a number of square feet, such as 65,340.' : ''}
      </p>
    </>
  );
}

function Stormwater() {
  return (
    <>
      {QUESTIONS.map(([name, question]) => (
        <YesNo key={name} name={name} question={question} />
      ))}
      {facts.value.largerCommonPlan === 'yes' && <PlanDisturbance />}
    </>
  );
}

function BufferDecision() {
  return (
    <details>
      <summary>Buffer mitigation was found not feasible</summary>
      <p class="field">
        <label for="fact-decided">Decided on</label>
        <input
          id="fact-decided"
          type="date"
          value={facts.value.bufferDecisionOn}
          onChange={(event) => change({ bufferDecisionOn: event.currentTarget.value })}
        />
      </p>
      <p class="field">
        <label for="fact-reason">Reason given in the decision</label>
        <input
          id="fact-reason"
          type="text"
          maxLength={2000}
          value={facts.value.bufferDecisionReason}
          onChange={(event) => change({ bufferDecisionReason: event.currentTarget.value })}
        />
      </p>
    </details>
  );
}

/** What a drawing cannot show, asked only under the ordinance for which it matters. */
export function FactsForm() {
  const law = ordinance.value?.id;
  if (shapes.value.length === 0 || (law !== 'wesley-hills' && law !== 'north-castle')) return null;
  return (
    <section class="facts" aria-labelledby="facts-heading">
      <h3 id="facts-heading">What the drawing does not show</h3>
      {law === 'wesley-hills' ? <Stormwater /> : <BufferDecision />}
    </section>
  );
}
