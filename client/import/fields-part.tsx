import type { FieldMapping } from '../../core/contracts/field-mapping.js';
import type { ImportPreview } from '../../core/contracts/uploads.js';

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
  if (attribute === null) return how === 'none' ? 'Nothing fills it.' : `Left empty, ${HOW[how]}.`;
  return `${attribute}, ${HOW[how]}${example === null ? '' : `; such as “${example}”`}.`;
}

/** Which attribute of the file fills which column of the layer. What is said here is remembered for the next file like it. */
export function FieldsPart({ preview: { columns, attributes }, fields, onFields }: Props) {
  const choose = (column: string, value: string): void => {
    const others = Object.entries(fields).filter(([name]) => name !== column);
    const chosen = value === AS_KNOWN ? [] : [[column, value === NOTHING ? '' : value]];
    onFields(Object.fromEntries([...others, ...chosen]) as FieldMapping);
  };
  return (
    <section aria-labelledby="fields-heading">
      <h3 id="fields-heading">Fields</h3>
      <p class="help">
        Which attribute of the file fills which column. Every other attribute is kept as it is. What you
        choose is remembered for the next file with the same attributes.
      </p>
      <dl class="mapping">
        {columns.map(({ column, label, attribute, how, example }) => (
          <div key={column}>
            <dt>
              <label for={`field-${column}`}>{label}</label>
            </dt>
            <dd>
              <select
                id={`field-${column}`}
                aria-describedby={`field-${column}-how`}
                value={valueOf(fields, column)}
                onChange={(event) => choose(column, event.currentTarget.value)}
              >
                <option value={AS_KNOWN}>
                  {how !== 'chosen' && attribute !== null
                    ? `As known: ${attribute}`
                    : 'As known, if anything is'}
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
        ))}
      </dl>
    </section>
  );
}
