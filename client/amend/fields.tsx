import type { ComponentChildren } from 'preact';

interface FieldProps {
  id: string;
  label: string;
  value: string;
  onText: (text: string) => void;
  help?: string;
  /** what is wrong with it, as a sentence; empty: nothing */
  problem?: string;
  maxLength?: number;
}

function described({ id, help, problem }: Pick<FieldProps, 'id' | 'help' | 'problem'>): string | null {
  const ids = [help === undefined ? '' : `${id}-help`, problem ? `${id}-problem` : ''].filter(Boolean);
  return ids.length === 0 ? null : ids.join(' ');
}

function Around({
  id,
  label,
  help,
  problem,
  children,
}: Omit<FieldProps, 'value' | 'onText'> & {
  children: ComponentChildren;
}) {
  return (
    <div class="amend-field">
      <label for={id}>{label}</label>
      {help !== undefined && (
        <p id={`${id}-help`} class="help">
          {help}
        </p>
      )}
      {children}
      {problem !== undefined && problem !== '' && (
        <p id={`${id}-problem`} class="problems">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A line of text with its label. */
export function TextField(props: FieldProps & { inputMode?: 'text' | 'decimal' }) {
  const { id, value, onText, maxLength = 200, inputMode = 'text' } = props;
  return (
    <Around {...props}>
      <input
        id={id}
        type="text"
        inputMode={inputMode}
        autocomplete="off"
        maxLength={maxLength}
        aria-invalid={Boolean(props.problem)}
        aria-describedby={described(props) ?? undefined}
        value={value}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </Around>
  );
}

/** Several lines of text with their label. */
export function NoteField(props: FieldProps & { rows?: number }) {
  const { id, value, onText, maxLength = 2000, rows = 2 } = props;
  return (
    <Around {...props}>
      <textarea
        id={id}
        class="prose"
        rows={rows}
        maxLength={maxLength}
        aria-invalid={Boolean(props.problem)}
        aria-describedby={described(props) ?? undefined}
        value={value}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </Around>
  );
}

/** A day with its label. */
export function DayField(props: FieldProps) {
  return (
    <Around {...props}>
      <input
        id={props.id}
        type="date"
        aria-invalid={Boolean(props.problem)}
        aria-describedby={described(props) ?? undefined}
        value={props.value}
        onInput={(event) => props.onText(event.currentTarget.value)}
      />
    </Around>
  );
}

/** One of several, with its label. */
export function ChoiceField(
  props: Omit<FieldProps, 'maxLength'> & { options: readonly (readonly [string, string])[] },
) {
  return (
    <Around {...props}>
      <select
        id={props.id}
        aria-invalid={Boolean(props.problem)}
        aria-describedby={described(props) ?? undefined}
        value={props.value}
        onChange={(event) => props.onText(event.currentTarget.value)}
      >
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Around>
  );
}

/** Yes or no, as a box with its label. */
export function CheckField({
  id,
  label,
  checked,
  onCheck,
}: {
  id: string;
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  return (
    <p class="check">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />{' '}
      <label for={id}>{label}</label>
    </p>
  );
}
