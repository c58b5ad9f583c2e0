import { useEffect, useRef, useState } from 'preact/hooks';
import type { ParcelItem } from '../../core/contracts/parcels.js';
import { valueOf } from '../state/loadable.js';
import { chooseParcel, chosenParcel, searchText, suggestions, typeSearch } from '../state/parcel.js';

const LIST_ID = 'parcel-suggestions';

function optionId(index: number): string {
  return `parcel-option-${index}`;
}

function Option({ item, index, active }: { item: ParcelItem; index: number; active: boolean }) {
  return (
    <li
      id={optionId(index)}
      role="option"
      aria-selected={active}
      // The press would otherwise take the focus out of the field and close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => chooseParcel(item)}
    >
      <span class="tax-map-number">{item.taxMapNumber ?? 'No tax map number'}</span>
      <span class="address">{item.address ?? 'no address'}</span>
    </li>
  );
}

function status(items: readonly ParcelItem[] | null): string {
  const asked = suggestions.value;
  if (asked.state === 'loading') return 'Searching…';
  if (asked.state === 'failed') return `${asked.failure.message} Type again to search once more.`;
  if (items === null) return '';
  if (items.length === 0)
    return `No parcel has “${searchText.value.trim()}” in its tax map number or address. Try fewer letters, or click the parcel on the map.`;
  return `${items.length === 1 ? 'One parcel fits' : `${items.length} parcels fit`}. Use the arrow keys and Enter.`;
}

/** Search by tax map number or address as one types: a combobox that the keyboard can do everything in. */
export function ParcelSearch() {
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const chosen = chosenParcel.value;
  // What was chosen stays in the field, selected, so that the next word typed takes its place.
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.select();
  }, [chosen]);
  const items = valueOf(suggestions.value);
  const shown = open && items !== null && items.length > 0 ? items : [];
  const at = Math.min(active, shown.length - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) setActive((at + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      const item = shown[Math.max(at, 0)];
      if (item !== undefined) chooseParcel(item);
      event.preventDefault();
    } else if (event.key === 'Escape') {
      if (shown.length > 0) setOpen(false);
      else typeSearch('');
    }
  };

  return (
    <div class="search" role="search">
      <label for="parcel-search">Tax map number or address</label>
      <input
        id="parcel-search"
        ref={field}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={shown.length > 0}
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-describedby="parcel-search-status"
        {...(at >= 0 && shown.length > 0 ? { 'aria-activedescendant': optionId(at) } : {})}
        value={searchText.value}
        onInput={(event) => {
          setActive(-1);
          setOpen(true);
          typeSearch(event.currentTarget.value);
        }}
        onFocus={() => {
          setOpen(true);
          // After the press that gave the focus has put its caret.
          if (suggestions.value.state === 'idle') requestAnimationFrame(() => field.current?.select());
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ul
        id={LIST_ID}
        role="listbox"
        aria-label="Parcels"
        class="suggestions card"
        hidden={shown.length === 0}
      >
        {shown.map((item, index) => (
          <Option key={item.id} item={item} index={index} active={index === at} />
        ))}
      </ul>
      <p id="parcel-search-status" class="search-status" role="status">
        {status(items)}
      </p>
    </div>
  );
}
