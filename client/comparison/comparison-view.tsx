import { useState } from 'preact/hooks';
import { localDateOf } from '../../core/dates.js';
import { comparisonRequest } from '../draw/proposal-request.js';
import { askComparison } from '../law-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { WideHeading } from '../panels/wide-heading.js';
import { facts, shapes } from '../state/drawing.js';
import { jurisdiction, jurisdictions } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { shownOrdinanceId } from '../state/ordinance-data.js';
import { address } from '../state/route.js';
import { useAnswer } from '../state/use-answer.js';
import { choiceProblem, firstLaws, type ChosenLaw } from './chosen-laws.js';
import { ComparisonTable } from './comparison-table.js';
import { LawChoice } from './law-choice.js';

/** The proposal held against several laws, differences first. */
export function ComparisonView() {
  const ordinances = valueOf(jurisdictions.value)?.ordinances ?? [];
  const place = jurisdiction.value;
  const today = localDateOf(new Date());
  const [chosen, setChosen] = useState<readonly ChosenLaw[]>(() =>
    firstLaws(ordinances, shownOrdinanceId.value ?? '', address.value.on ?? today),
  );
  const problem = choiceProblem(chosen, ordinances);
  const body =
    problem !== null || place === null
      ? null
      : comparisonRequest(place.id, chosen, shapes.value, facts.value);
  const asked = useAnswer(body === null ? null : JSON.stringify(body), (signal) =>
    body === null ? Promise.reject(new Error('nothing to compare')) : askComparison(body, signal),
  );
  return (
    <article class="document" aria-labelledby="wide-heading" aria-busy={asked.asking}>
      <WideHeading
        title="This proposal under several laws"
        about={`The same drawing, the same answers and the same wetlands map of ${place?.name ?? 'the municipality'}, read under each law. Nothing of it is kept.`}
        print="Print the comparison"
      />
      <LawChoice chosen={chosen} ordinances={ordinances} problem={problem} onChosen={setChosen} />
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {asked.value === null && asked.failure === null && body !== null && (
        <p class="loading">Asking each law…</p>
      )}
      {asked.value !== null && <ComparisonTable comparison={asked.value} />}
    </article>
  );
}
