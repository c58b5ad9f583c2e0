import { MITIGATION_TYPES, type MitigationType } from '../../core/measurements.js';
import type { Shape } from '../../core/contracts/proposal-drawing.js';
import { MITIGATION_LABELS, shapeTitle } from '../draw/shape.js';
import { countText } from '../figures/format.js';
import { entryOpen } from '../state/entry.js';
import { drawMitigationType, editShape, removeShape, selectedShape, shapes, tool } from '../state/drawing.js';
import { shownOrdinanceOrNull } from '../state/ordinance-data.js';
import { ActivitySelect } from './activity-select.js';
import { Swatch } from './swatch.js';
import { TextInput } from './text-input.js';

function isMitigationType(text: string): text is MitigationType {
  return (MITIGATION_TYPES as readonly string[]).includes(text);
}

function TypeSelect({ shape }: { shape: Shape }) {
  const id = `type-${shape.id}`;
  return (
    <p class="field">
      <label for={id}>What it provides</label>
      <select
        id={id}
        value={shape.mitigationType}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (!isMitigationType(value)) return;
          drawMitigationType.value = value;
          editShape(shape.id, { mitigationType: value });
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

function PhaseDates({ shape }: { shape: Shape }) {
  const { from, to } = shape.phase;
  const field = (name: 'from' | 'to', label: string) => (
    <p class="field">
      <label for={`${name}-${shape.id}`}>{label}</label>
      <input
        id={`${name}-${shape.id}`}
        type="date"
        value={name === 'from' ? from : to}
        onChange={(event) =>
          editShape(shape.id, { phase: { ...shape.phase, [name]: event.currentTarget.value } })
        }
      />
    </p>
  );
  return (
    <div class="pair">
      {field('from', 'Ground open from')}
      {field('to', 'until (optional)')}
    </div>
  );
}

function ShapeItem({ shape }: { shape: Shape }) {
  const title = shapeTitle(shape, shapes.value);
  // Only a stormwater article counts what is open at one time.
  const hasPhases = (shownOrdinanceOrNull.value?.stormwater ?? null) !== null;
  const corners = countText(shape.rings.flat().length, 'corner', 'corners');
  const select = (): void => {
    tool.value = 'edit';
    selectedShape.value = shape.id;
  };
  return (
    <li class={selectedShape.value === shape.id ? 'shape selected' : 'shape'}>
      <h4>
        <Swatch kind={shape.role} /> {title} <span class="secondary">{corners}</span>
      </h4>
      <p class="field">
        <label for={`name-${shape.id}`}>Name (optional)</label>
        <TextInput
          id={`name-${shape.id}`}
          maxLength={200}
          value={shape.name}
          onText={(name) => editShape(shape.id, { name })}
        />
      </p>
      {shape.role === 'mitigation' ? <TypeSelect shape={shape} /> : <ActivitySelect shape={shape} />}
      {shape.role === 'disturbance' && hasPhases && <PhaseDates shape={shape} />}
      <div class="buttons">
        <button type="button" onClick={select} aria-label={`Move corners of ${title}`}>
          Move corners
        </button>
        <button
          type="button"
          onClick={() => (entryOpen.value = { way: 'coordinates', shape: shape.id })}
          aria-label={`Type corners of ${title}`}
        >
          Type corners
        </button>
        <button type="button" onClick={() => removeShape(shape.id)} aria-label={`Remove ${title}`}>
          Remove
        </button>
      </div>
    </li>
  );
}

/** What is drawn, in words: each shape with what is said about it. */
export function DrawnList() {
  if (shapes.value.length === 0) return null;
  return (
    <section aria-labelledby="drawn-heading">
      <h3 id="drawn-heading" tabIndex={-1}>
        What is drawn
      </h3>
      <ul class="drawn">
        {shapes.value.map((shape) => (
          <ShapeItem key={shape.id} shape={shape} />
        ))}
      </ul>
    </section>
  );
}
