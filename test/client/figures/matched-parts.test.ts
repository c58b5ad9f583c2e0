import { describe, expect, it } from 'vitest';
import { matchedParts } from '../../../client/figures/matched-parts.js';
import { searchStatus } from '../../../client/figures/search-status.js';

const bold = (text: string, typed: string): string =>
  matchedParts(text, typed)
    .map((part) => (part.matches ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed in what was found', () => {
  it.each([
    ['13.23-1-5', '23-1', '13.[23-1]-5'],
    ['12 Sorrel Lane', 'sorrel', '12 [Sorrel] Lane'],
    ['12 Sorrel Lane', '12 SORREL LN', '[12 Sorrel Lane]'],
    ['7 FERN ST', 'fern street', '7 [FERN ST]'],
    ['3 North Fern Street', 'n fern', '3 [North Fern] Street'],
    ['Fern Street', 'north', 'Fern Street'],
    ['12 Sorrel Lane', 'sorel', '12 Sorrel Lane'],
    ['12 Sorrel Lane', '  ', '12 Sorrel Lane'],
    ['İ Street', 'street', 'İ Street'],
  ])('%s for %s', (text, typed, shown) => {
    expect(bold(text, typed)).toBe(shown);
    expect(
      matchedParts(text, typed)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('how the search stands', () => {
  const found = (...matches: ('exact' | 'similar')[]) =>
    searchStatus(
      {
        state: 'ready',
        value: matches.map((match, index) => ({
          id: String(index),
          taxMapNumber: null,
          address: null,
          center: [0, 0],
          match,
        })),
      },
      'x',
    );
  it('is said in words', () => {
    expect(found('exact')).toBe('One parcel fits. Use the arrow keys and Enter.');
    expect(found('exact', 'exact', 'similar')).toBe(
      '2 parcels fit, and 1 similar one. Use the arrow keys and Enter.',
    );
    expect(found('similar', 'similar')).toBe(
      'No parcel has exactly “x”. 2 similar ones are listed. Use the arrow keys and Enter.',
    );
    expect(found()).toMatch(/^No parcel has “x”, or anything like it/);
  });
});
