import { readNumber } from '../draw/answers.js';

/** A number as typed, and which way it goes. */
export interface Amount<Way extends string> {
  text: string;
  way: Way;
}

/** @returns the number; 0 where nothing is typed; null where it is no number of 0 or more */
export function amountOf({ text }: Amount<string>): number | null {
  if (text.trim() === '') return 0;
  const value = readNumber(text);
  return value === null || value < 0 ? null : value;
}

interface Props<Way extends string> {
  id: string;
  label: string;
  unit: string;
  amount: Amount<Way>;
  /** the ways it can go, and what they are called */
  ways: readonly (readonly [Way, string])[];
  onAmount: (amount: Amount<Way>) => void;
}

/** A number with its unit and the way it goes, so that nobody has to know what a minus means. */
export function AmountField<Way extends string>({ id, label, unit, amount, ways, onAmount }: Props<Way>) {
  const isWrong = amountOf(amount) === null;
  return (
    <div class="amount">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autocomplete="off"
        maxLength={20}
        aria-invalid={isWrong}
        value={amount.text}
        onInput={(event) => onAmount({ ...amount, text: event.currentTarget.value })}
      />
      <span class="unit">{unit}</span>
      <select
        aria-label={`${label}, which way`}
        value={amount.way}
        onChange={(event) => {
          const way = ways.find(([known]) => known === event.currentTarget.value)?.[0];
          if (way !== undefined) onAmount({ ...amount, way });
        }}
      >
        {ways.map(([way, words]) => (
          <option key={way} value={way}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
