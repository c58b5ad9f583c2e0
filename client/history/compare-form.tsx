import { useState } from 'preact/hooks';
import { isCalendarDate } from '../../core/dates.js';
import { dayText } from '../figures/format.js';
import { go } from '../state/route.js';
import { versionOn } from './change-words.js';
import { versions } from './history-state.js';

/** One side of a comparison, as it is entered: a version by its number, or a day. */
interface Side {
  /** `day`, or the number of a version */
  pick: string;
  day: string;
}

/** @returns the version meant, and null where the day is not complete */
function versionOf({ pick, day }: Side): number | null {
  if (pick !== 'day') return Number(pick);
  return isCalendarDate(day) ? (versionOn(versions.value, day)?.number ?? null) : null;
}

interface FieldProps {
  id: string;
  label: string;
  side: Side;
  onSide: (side: Side) => void;
}

function SideField({ id, label, side, onSide }: FieldProps) {
  const held = side.pick === 'day' ? versionOf(side) : null;
  return (
    <div class="side">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={side.pick}
        onChange={(event) => onSide({ ...side, pick: event.currentTarget.value })}
      >
        {versions.value.map(({ number, since }) => (
          <option key={number} value={String(number)}>
            Version {number}, {dayText(since)}
          </option>
        ))}
        <option value="day">The map on a day …</option>
      </select>
      {side.pick === 'day' && (
        <>
          <label for={`${id}-day`} class="visually-hidden">
            {label}: the day
          </label>
          <input
            id={`${id}-day`}
            type="date"
            value={side.day}
            onChange={(event) => onSide({ ...side, day: event.currentTarget.value })}
          />
          <span class="help" role="status">
            {held === null ? '' : `That was version ${held}.`}
          </span>
        </>
      )}
    </div>
  );
}

/** Chooses two versions, or two days, to compare. */
export function CompareForm({ from, to }: { from: number; to: number }) {
  const [sides, setSides] = useState<{ from: Side; to: Side }>({
    from: { pick: String(from), day: '' },
    to: { pick: String(to), day: '' },
  });
  const [problem, setProblem] = useState('');
  const compare = (): void => {
    const [against, version] = [versionOf(sides.from), versionOf(sides.to)];
    if (against === null || version === null) setProblem('Choose a version or a day on both sides.');
    else if (against === version) setProblem(`Both are version ${version}: there is nothing to compare.`);
    else go({ version, against, on: null, wetland: null });
  };
  return (
    <form
      class="compare-form"
      onSubmit={(event) => {
        event.preventDefault();
        compare();
      }}
    >
      <SideField
        id="compare-from"
        label="From"
        side={sides.from}
        onSide={(side) => setSides({ ...sides, from: side })}
      />
      <SideField
        id="compare-to"
        label="To"
        side={sides.to}
        onSide={(side) => setSides({ ...sides, to: side })}
      />
      <p class="problems" role="alert">
        {problem}
      </p>
      <button type="submit" class="primary">
        Compare
      </button>
    </form>
  );
}
