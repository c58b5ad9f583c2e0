import type { ComponentChildren } from 'preact';
import type { ParcelItem } from '../../core/contracts/parcels.js';
import { matchedParts } from '../figures/matched-parts.js';

interface OptionProps {
  id: string;
  active: boolean;
  onChoose: () => void;
  children: ComponentChildren;
}

/** One thing to choose from the list under the search. */
export function SearchOption({ id, active, onChoose, children }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      // The press would otherwise take the focus out of the field and close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </li>
  );
}

function Matched({ text, typed }: { text: string; typed: string }) {
  return (
    <>
      {matchedParts(text, typed).map((part, index) =>
        part.matches ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </>
  );
}

/** A parcel as the list names it, what was typed in bold. */
export function ParcelText({ item, typed }: { item: ParcelItem; typed: string }) {
  return (
    <>
      <span class="tax-map-number">
        <Matched text={item.taxMapNumber ?? 'No tax map number'} typed={typed} />
      </span>
      <span class="address">
        <Matched text={item.address ?? 'no address'} typed={typed} />
      </span>
    </>
  );
}
