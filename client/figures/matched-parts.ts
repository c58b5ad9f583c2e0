import { addressSpellings, type AddressSpelling } from '../../core/parcel-search/street-words.js';

/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  text: string;
  matches: boolean;
}

function indexOf(text: string, spelling: AddressSpelling): number {
  const wordAt = (at: number): boolean => at <= 0 || /\s/.test(text[at - 1] ?? '');
  const endAt = (at: number): boolean => at >= text.length || /[\s.]/.test(text[at] ?? '');
  for (let at = text.indexOf(spelling.text); at !== -1; at = text.indexOf(spelling.text, at + 1))
    if ((!spelling.startsWord || wordAt(at)) && (!spelling.endsWord || endAt(at + spelling.text.length)))
      return at;
  return -1;
}

/** @returns the text cut where it has what was typed, abbreviated or not; one piece where it has not */
export function matchedParts(text: string, typed: string): TextPart[] {
  const small = text.toLowerCase();
  // Letters that change their length in small letters would shift the cut.
  const spellings = typed.trim() === '' || small.length !== text.length ? [] : addressSpellings(typed.trim());
  const found = spellings
    .map((spelling) => ({ at: indexOf(small, spelling), length: spelling.text.length }))
    .find(({ at }) => at !== -1);
  if (found === undefined) return [{ text, matches: false }];
  const end = found.at + found.length;
  return [
    { text: text.slice(0, found.at), matches: false },
    { text: text.slice(found.at, end), matches: true },
    { text: text.slice(end), matches: false },
  ].filter((part) => part.text !== '');
}
