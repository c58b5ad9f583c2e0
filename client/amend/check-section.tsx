import { useEffect } from 'preact/hooks';
import type { AmendmentProblem } from '../../core/contracts/amendment-validation.js';
import { validateAmendment } from '../amend-api.js';
import { countText } from '../figures/format.js';
import { FailureNote } from '../panels/failure-note.js';
import { useAnswer } from '../state/use-answer.js';
import { amendment } from './amendment-state.js';
import { showProblem, shownProblems } from './shown.js';

function Problem({ problem }: { problem: AmendmentProblem }) {
  const isError = problem.severity === 'error';
  return (
    <li class={isError ? 'problem error' : 'problem'}>
      <p>
        <strong>{isError ? 'To mend' : 'To look at'}:</strong> {problem.message}{' '}
        {problem.location !== null && (
          <button
            type="button"
            class="link"
            aria-label={`Show on the map: ${problem.message}`}
            onClick={() => showProblem(problem)}
          >
            Show on the map
          </button>
        )}
      </p>
    </li>
  );
}

/** What a check found, as a sentence. */
function outcome(problems: readonly AmendmentProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return 'Nothing stands against it.';
  const looks =
    warnings === 0
      ? ''
      : ` ${countText(warnings, 'thing is', 'things are')} worth a look, and ${warnings === 1 ? 'does' : 'do'} not stand against it.`;
  if (errors === 0) return `Nothing stands against it.${looks}`;
  return `${countText(errors, 'thing has', 'things have')} to be mended before it can be proposed or adopted.${looks}`;
}

/** Whether the amendment can be proposed: what is wrong with it and where. */
export function CheckSection() {
  const shown = amendment.value;
  const asked = useAnswer(
    shown === null ? null : `${shown.jurisdiction} ${shown.number} ${shown.revision} ${shown.newestVersion}`,
    (signal) => {
      if (shown === null) throw new Error('there is no amendment');
      return validateAmendment(shown, signal);
    },
  );
  useEffect(() => {
    shownProblems.value = asked.value?.problems ?? [];
    return () => {
      shownProblems.value = [];
    };
  }, [asked.value]);
  const problems = asked.value?.problems ?? [];
  return (
    <section aria-labelledby="check-heading" aria-busy={asked.asking}>
      <h3 id="check-heading">Check</h3>
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {asked.value === null && asked.failure === null && <p class="loading">Checking…</p>}
      {asked.value !== null && (
        <>
          <p role="status">
            <strong>{outcome(problems)}</strong>
          </p>
          {problems.length > 0 && (
            <ul class="problem-list">
              {problems.map((problem, index) => (
                <Problem key={index} problem={problem} />
              ))}
            </ul>
          )}
          <p class="help">
            Looked at: shapes that cross themselves, overlaps with other wetlands of the same kind, slivers
            and gaps between neighbors, land outside the municipality, evidence, ids that are taken, and
            whether the map has changed since.
          </p>
        </>
      )}
    </section>
  );
}
