import type { OrdinanceSummary } from '../../core/contracts/jurisdictions.js';
import { isEventTime } from '../law/event-times.js';
import { MOST_LAWS, nextLaw, type ChosenLaw } from './chosen-laws.js';

interface Props {
  chosen: readonly ChosenLaw[];
  ordinances: readonly OrdinanceSummary[];
  problem: string | null;
  onChosen: (chosen: readonly ChosenLaw[]) => void;
}

/** Which laws stand in the table: an ordinance and a day each. */
export function LawChoice({ chosen, ordinances, problem, onChosen }: Props) {
  const set = (index: number, part: Partial<ChosenLaw>): void =>
    onChosen(chosen.map((law, at) => (at === index ? { ...law, ...part } : law)));
  const added = nextLaw(chosen, ordinances);
  return (
    <div class="law-choice no-print" role="group" aria-label="Laws to compare">
      {chosen.map(({ ordinance, on }, index) => (
        <div class="event" key={index}>
          <p>
            <label for={`law-${index}`}>Ordinance {index + 1}</label>
            <select
              id={`law-${index}`}
              value={ordinance}
              onChange={(event) => set(index, { ordinance: event.currentTarget.value })}
            >
              {ordinances.map(({ id, shortName }) => (
                <option key={id} value={id}>
                  {shortName}
                </option>
              ))}
            </select>
          </p>
          <p>
            <label for={`law-on-${index}`}>As of</label>
            <input
              id={`law-on-${index}`}
              type="date"
              value={on}
              onChange={(event) => {
                const day = event.currentTarget.value;
                if (isEventTime(day)) set(index, { on: day });
              }}
            />
          </p>
          {chosen.length > 2 && (
            <button
              type="button"
              aria-label={`Remove ordinance ${index + 1}`}
              onClick={() => onChosen(chosen.filter((_, at) => at !== index))}
            >
              Remove
            </button>
          )}
        </div>
      ))}
      {chosen.length < MOST_LAWS && added !== null && (
        <p class="buttons">
          <button type="button" onClick={() => onChosen([...chosen, added])}>
            Add a law
          </button>
        </p>
      )}
      <p class="problems" role="status">
        {problem ?? ''}
      </p>
    </div>
  );
}
