import type { DecisionFacts, Facts } from '../../core/contracts/proposal-drawing.js';
import { readSqFt } from '../draw/proposal-request.js';
import { facts, shapes } from '../state/drawing.js';
import { shownOrdinanceOrNull } from '../state/ordinance-data.js';
import { DayInput } from './day-input.js';
import { TextInput } from './text-input.js';

function change(part: Partial<Facts>): void {
  facts.value = { ...facts.value, ...part };
}

interface DecisionProps {
  id: string;
  title: string;
  /** the member of the facts that keeps it */
  name: 'bufferNotFeasible' | 'offSiteAccepted';
}

function DecisionFields({ id, title, name }: DecisionProps) {
  const decision = facts.value[name];
  const set = (part: Partial<DecisionFacts>): void => change({ [name]: { ...facts.value[name], ...part } });
  const begun = decision.decidedOn !== '' || decision.reason.trim() !== '';
  const complete = decision.decidedOn !== '' && decision.reason.trim() !== '';
  return (
    <details open={begun}>
      <summary>{title}</summary>
      <p class="field">
        <DayInput
          id={`${id}-on`}
          label="Decided on"
          value={decision.decidedOn}
          onDay={(decidedOn) => set({ decidedOn })}
        />
      </p>
      <p class="field">
        <label for={`${id}-reason`}>Reason given in the decision</label>
        <TextInput
          id={`${id}-reason`}
          maxLength={2000}
          value={decision.reason}
          onText={(reason) => set({ reason })}
        />
      </p>
      {begun && !complete && <p class="help">It counts once both its day and its reason are there.</p>}
    </details>
  );
}

function AreaField(props: { id: string; label: string; value: string; onText: (text: string) => void }) {
  const { id, label, value, onText } = props;
  const wrong = value.trim() !== '' && readSqFt(value) === null;
  return (
    <>
      <p class="field">
        <label for={id}>{label}</label>
        <TextInput
          id={id}
          inputMode="decimal"
          maxLength={40}
          value={value}
          wrong={wrong}
          describedBy={`${id}-problem`}
          onText={onText}
        />
      </p>
      <p id={`${id}-problem`} class="problems" role="status">
        {wrong ? 'Write a number of square feet, such as 2,500.' : ''}
      </p>
    </>
  );
}

function FeeFields({ recommendedBy, acceptedBy }: { recommendedBy: string | null; acceptedBy: string }) {
  const fee = facts.value.feeInLieu;
  const set = (part: Partial<typeof fee>): void =>
    change({ feeInLieu: { ...facts.value.feeInLieu, ...part } });
  const begun = Object.values(fee).some((text) => text.trim() !== '');
  return (
    <details open={begun}>
      <summary>A payment was accepted in place of mitigation</summary>
      {recommendedBy !== null && (
        <p class="field">
          <DayInput
            id="fee-recommended"
            label={`Recommended on, by ${recommendedBy}`}
            value={fee.recommendedOn}
            onDay={(recommendedOn) => set({ recommendedOn })}
          />
        </p>
      )}
      <p class="field">
        <DayInput
          id="fee-accepted"
          label={`Accepted on, by ${acceptedBy}`}
          value={fee.acceptedOn}
          onDay={(acceptedOn) => set({ acceptedOn })}
        />
      </p>
      <AreaField
        id="fee-wetland"
        label="In place of wetland mitigation, sq ft"
        value={fee.wetlandSqFt}
        onText={(wetlandSqFt) => set({ wetlandSqFt })}
      />
      <AreaField
        id="fee-buffer"
        label="In place of buffer mitigation, sq ft"
        value={fee.bufferSqFt}
        onText={(bufferSqFt) => set({ bufferSqFt })}
      />
    </details>
  );
}

/** Decisions about mitigation that were made and recorded; only where the ordinance has them. */
export function DecisionsForm() {
  const mitigation = shownOrdinanceOrNull.value?.mitigation ?? null;
  if (shapes.value.length === 0 || mitigation === null) return null;
  const { bufferWaiver, site, feeInLieu } = mitigation;
  if (!bufferWaiver && site === null && feeInLieu === null) return null;
  return (
    <section class="decisions" aria-labelledby="decisions-heading">
      <h3 id="decisions-heading">Decisions on the mitigation</h3>
      {bufferWaiver && (
        <DecisionFields
          id="not-feasible"
          title="Buffer mitigation was found not feasible"
          name="bufferNotFeasible"
        />
      )}
      {site !== null && (
        <DecisionFields id="off-site" title="Mitigation off the site was accepted" name="offSiteAccepted" />
      )}
      {feeInLieu !== null && (
        <FeeFields recommendedBy={feeInLieu.recommendedBy} acceptedBy={feeInLieu.acceptedBy} />
      )}
    </section>
  );
}
