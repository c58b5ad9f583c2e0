import { useEffect, useRef, useState } from 'preact/hooks';
import type { ParcelItem } from '../../core/contracts/parcels.js';
import { degreesText, planeText } from '../figures/place-text.js';
import { searchStatus } from '../figures/search-status.js';
import { valueOf } from '../state/loadable.js';
import {
  chooseParcel,
  chooseTypedPlace,
  chosenParcel,
  searchText,
  suggestions,
  typedPlace,
  typeSearch,
} from '../state/parcel.js';
import { ParcelText, SearchOption } from './parcel-option.js';

const LIST_ID = 'parcel-suggestions';

function optionId(index: number): string {
  return `parcel-option-${index}`;
}

interface ListProps {
  items: readonly ParcelItem[];
  /** index of the one that Enter takes; -1: none */
  at: number;
}

/** What was found, then what is like it. */
function Found({ items, at }: ListProps) {
  const typed = searchText.value.trim();
  const option = (item: ParcelItem) => {
    const index = items.indexOf(item);
    return (
      <SearchOption
        key={item.id}
        id={optionId(index)}
        active={index === at}
        onChoose={() => chooseParcel(item)}
      >
        <ParcelText item={item} typed={typed} />
      </SearchOption>
    );
  };
  const exact = items.filter(({ match }) => match !== 'similar');
  const similar = items.filter(({ match }) => match === 'similar');
  return (
    <>
      {exact.map(option)}
      {similar.length > 0 && (
        <li class="similar" role="presentation">
          <div role="group" aria-label="Similar parcels">
            <p class="between" aria-hidden="true">
              {exact.length === 0 ? `No parcel has exactly “${typed}”. Similar:` : 'Similar:'}
            </p>
            <ul role="presentation">{similar.map(option)}</ul>
          </div>
        </li>
      )}
    </>
  );
}

/** The place whose coordinates are typed. */
function TypedPlaceOption() {
  const typed = typedPlace.value;
  if (typed === null) return null;
  const [x, y] = typed.point;
  const where = typed.kind === 'feet' ? planeText(x, y) : `longitude and latitude ${degreesText(x, y)}`;
  return (
    <SearchOption id={optionId(0)} active onChoose={() => void chooseTypedPlace()}>
      <span>
        <strong>What is here?</strong> <span class="address">{where}</span>
      </span>
    </SearchOption>
  );
}

/** Search by tax map number, address or coordinates as one types: a combobox that the keyboard can do everything in. */
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
  const place = open ? typedPlace.value : null;
  const at = Math.min(active, shown.length - 1);
  const expanded = shown.length > 0 || place !== null;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (shown.length > 0) setActive((at + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      const item = shown[Math.max(at, 0)];
      if (place !== null) {
        setOpen(false);
        void chooseTypedPlace();
      } else if (item !== undefined) chooseParcel(item);
      event.preventDefault();
    } else if (event.key === 'Escape') {
      if (expanded) setOpen(false);
      else typeSearch('');
    }
  };
  const activeOption = place !== null ? 0 : at;

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
        aria-expanded={expanded}
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-describedby="parcel-search-status"
        {...(activeOption >= 0 && expanded ? { 'aria-activedescendant': optionId(activeOption) } : {})}
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
      <ul id={LIST_ID} role="listbox" aria-label="Parcels" class="suggestions card" hidden={!expanded}>
        {place === null ? <Found items={shown} at={at} /> : <TypedPlaceOption />}
      </ul>
      <p id="parcel-search-status" class="search-status" role="status">
        {place !== null
          ? 'These are coordinates. Enter shows what is there.'
          : searchStatus(suggestions.value, searchText.value.trim())}
      </p>
    </div>
  );
}
