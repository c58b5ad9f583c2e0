import { useState } from 'preact/hooks';
import type { FieldMapping } from '../../core/contracts/field-mapping.js';
import type { ImportPreview } from '../../core/contracts/uploads.js';
import { countText } from '../figures/format.js';

const HOW: Readonly<Record<ImportPreview['columns'][number]['how'], string>> = {
  known: 'known from published layers',
  chosen: 'chosen by you',
  remembered: 'remembered from an earlier file like this',
  none: 'nothing fills it',
};

/** Values of the field that stand for no attribute. */
const AS_KNOWN = ' known';
const NOTHING = ' nothing';

interface Props {
  preview: ImportPreview;
  fields: FieldMapping;
  onFields: (fields: FieldMapping) => void;
  /** reads the file again with what was chosen; null: it has been */
  onRead: (() => void) | null;
}

function valueOf(fields: FieldMapping, column: string): string {
  const chosen = fields[column];
  return chosen === undefined ? AS_KNOWN : chosen === '' ? NOTHING : chosen;
}

function fillingText(
  attribute: string | null,
  how: ImportPreview['columns'][number]['how'],
  example: string | null,
): string {
  if (attribute === null && how === 'known')
    return `The features’ own ids${example === null ? '' : `; such as “${example}”`}.`;
  if (attribute === null) return how === 'none' ? 'Nothing fills it.' : `Left empty, ${HOW[how]}.`;
  return `${attribute}, ${HOW[how]}${example === null ? '' : `; such as “${example}”`}.`;
}

type Column = ImportPreview['columns'][number];

interface ChoiceProps {
  column: Column;
  attributes: readonly string[];
  /** what was chosen of it, or one of the two that stand for no attribute */
  value: string;
  onChoose: (value: string) => void;
}

function FieldChoice({ column: { column, label, attribute, how, example }, ...props }: ChoiceProps) {
  const { attributes, value, onChoose } = props;
  return (
    <div>
      <dt>
        <label for={`field-${column}`}>{label}</label>
      </dt>
      <dd>
        <select
          id={`field-${column}`}
          aria-describedby={`field-${column}-how`}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value={AS_KNOWN}>
            {how === 'chosen' || how === 'none'
              ? 'As known, if anything is'
              : `As known: ${attribute ?? 'the features’ own'}`}
          </option>
          <option value={NOTHING}>Leave it empty</option>
          {attributes.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <p id={`field-${column}-how`} class="help">
          {fillingText(attribute, how, example)}
        </p>
      </dd>
    </div>
  );
}

/** Which attribute of the file fills which column of the layer. What is said here is remembered for the next file like it. */
export function FieldsPart({ preview: { columns, attributes }, fields, onFields, onRead }: Props) {
  // Those that nothing filled at first are folded, and stay where they are once something does.
  const [folded] = useState(
    () => new Set(columns.filter(({ how }) => how === 'none').map(({ column }) => column)),
  );
  const choose = (column: string, value: string): void => {
    const others = Object.entries(fields).filter(([name]) => name !== column);
    const chosen = value === AS_KNOWN ? [] : [[column, value === NOTHING ? '' : value]];
    onFields(Object.fromEntries([...others, ...chosen]) as FieldMapping);
  };
  const listed = (shown: readonly Column[]) => (
    <dl class="mapping">
      {shown.map((column) => (
        <FieldChoice
          key={column.column}
          column={column}
          attributes={attributes}
          value={valueOf(fields, column.column)}
          onChoose={(value) => choose(column.column, value)}
        />
      ))}
    </dl>
  );
  const first = columns.filter(({ column }) => !folded.has(column));
  const rest = columns.filter(({ column }) => folded.has(column));
  return (
    <section aria-labelledby="fields-heading">
      <h3 id="fields-heading">Fields</h3>
      <p class="help">
        Which attribute of the file fills which column. Every other attribute is kept as it is. What you
        choose is remembered for the next file with the same attributes.
      </p>
      {first.length > 0 && listed(first)}
      {rest.length > 0 && (
        <details open={first.length === 0}>
          <summary>
            {countText(rest.length, 'column', 'columns')} that nothing known fills:{' '}
            {rest.map(({ label }) => label.toLowerCase()).join(', ')}
          </summary>
          {listed(rest)}
        </details>
      )}
      {onRead !== null && (
        <div class="notice">
          <p>Reading this file takes a while, so that it waits until you have chosen all fields.</p>
          <p class="buttons">
            <button type="button" onClick={onRead}>
              Read the file again with these fields
            </button>
          </p>
        </div>
      )}
    </section>
  );
}
