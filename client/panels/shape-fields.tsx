import { useState } from 'preact/hooks';
import { MITIGATION_TYPES } from '../../core/measurements.js';
import { DURATIONS, type Shape } from '../../core/contracts/proposal-drawing.js';
import { MITIGATION_LABELS } from '../draw/shape.js';
import { dayText } from '../figures/format.js';
import { drawMitigationType, editShape } from '../state/drawing.js';
import { ActivitySelect } from './activity-select.js';
import { DayInput } from './day-input.js';
import { TextInput } from './text-input.js';

function TypeSelect({ shape }: { shape: Shape }) {
  const id = `type-${shape.id}`;
  return (
    <p class="field">
      <label for={id}>What it provides</label>
      <select
        id={id}
        value={shape.mitigationType}
        onChange={(event) => {
          const type = MITIGATION_TYPES.find((known) => known === event.currentTarget.value);
          if (type === undefined) return;
          drawMitigationType.value = type;
          editShape(shape.id, { mitigationType: type });
        }}
      >
        {MITIGATION_TYPES.map((type) => (
          <option key={type} value={type}>
            {MITIGATION_LABELS[type]}
          </option>
        ))}
      </select>
    </p>
  );
}

const DURATION_WORDS = { permanent: 'Permanent', temporary: 'Temporary' } as const;

function Duration({ shape }: { shape: Shape }) {
  return (
    <fieldset class="field shape-duration">
      <legend>It is</legend>
      {DURATIONS.map((duration) => (
        <label key={duration}>
          <input
            type="radio"
            name={`duration-${shape.id}`}
            checked={shape.duration === duration}
            onChange={() => editShape(shape.id, { duration })}
          />{' '}
          {DURATION_WORDS[duration]}
        </label>
      ))}
      {shape.duration === 'temporary' && <p class="help">The ground is put back as it was.</p>}
    </fieldset>
  );
}

/** What is wrong with the days of a phase, as a sentence; empty where nothing is. */
function phaseProblem({ from, to }: Shape['phase']): string {
  if (from === '' && to !== '') return 'Say when it begins. Until then these days are not used.';
  if (to !== '' && to < from) return 'It ends before it begins. Change one of the two days.';
  return '';
}

function phaseText({ from, to }: Shape['phase']): string {
  if (from === '') return to === '' ? 'not said' : `until ${dayText(to)}`;
  return to === '' ? `from ${dayText(from)} on` : `${dayText(from)} to ${dayText(to)}`;
}

function PhaseDates({ shape }: { shape: Shape }) {
  const { phase } = shape;
  // Read once: a day that is taken back must not fold what is being typed in.
  const [startsOpen] = useState(phase.from !== '' || phase.to !== '');
  const problem = phaseProblem(phase);
  const set = (change: Partial<Shape['phase']>): void =>
    editShape(shape.id, { phase: { ...phase, ...change } });
  return (
    <details class="shape-phase" open={startsOpen}>
      <summary>When the ground is open: {phaseText(phase)}</summary>
      <p class="field">
        <DayInput id={`from-${shape.id}`} label="From" value={phase.from} onDay={(from) => set({ from })} />
      </p>
      <p class="field">
        <DayInput
          id={`to-${shape.id}`}
          label="Until (optional)"
          value={phase.to}
          onDay={(to) => set({ to })}
        />
      </p>
      <p class="problems" role="status">
        {problem}
      </p>
    </details>
  );
}

/** What is said about a shape. */
export function ShapeFields({ shape }: { shape: Shape }) {
  return (
    <>
      <p class="field">
        <label for={`name-${shape.id}`}>Name (optional)</label>
        <TextInput
          id={`name-${shape.id}`}
          maxLength={200}
          value={shape.name}
          onText={(name) => editShape(shape.id, { name })}
        />
      </p>
      {shape.role === 'mitigation' ? (
        <TypeSelect shape={shape} />
      ) : (
        <>
          <ActivitySelect shape={shape} />
          <Duration shape={shape} />
          <PhaseDates shape={shape} />
        </>
      )}
    </>
  );
}
