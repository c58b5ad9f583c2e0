import { describe, expect, it } from 'vitest';
import { otherSeparators, slippedNumbers } from '../../../core/parcel-search/number-spellings.js';
import {
  addressSpellings,
  addressWords,
  cutShort,
  exchangedLetters,
  writtenOut,
} from '../../../core/parcel-search/street-words.js';

describe('words of an address', () => {
  it.each([
    ['12 N. Sorrel Ln.', '12 north sorrel lane', '12 n sorrel ln'],
    ['Old Mill Road', 'old mill road', 'old mill rd'],
    ['5 Heron Av', '5 heron avenue', '5 heron ave'],
    ['Fern Street', 'fern street', 'fern st'],
    ['no digits', 'north digits', 'n digits'],
  ])('%s', (typed, long, short) => {
    expect(writtenOut(typed)).toBe(long);
    expect(cutShort(typed)).toBe(short);
  });

  it('is looked for as typed, written out and cut short, these only as whole words', () => {
    expect(addressSpellings('North St')).toEqual([
      { text: 'north st', startsWord: false, endsWord: false },
      { text: 'north street', startsWord: true, endsWord: false },
      { text: 'n st', startsWord: true, endsWord: true },
    ]);
    expect(addressSpellings('13.23-1')).toEqual([{ text: '13.23-1', startsWord: false, endsWord: false }]);
  });

  it.each([
    ['12 Sorell Ln', { houseNumber: 12, street: 'sorell' }],
    ['12A North Sorrel', { houseNumber: 12, street: 'sorrel' }],
    ['Lane', { houseNumber: null, street: 'lane' }],
    ['5 10th Avenue', null],
    ["O'Hara rd", { houseNumber: null, street: "o'hara" }],
    ['13.23-1-5', null],
    ['12', null],
    ['ab', null],
    ['%_', null],
  ])('tell a street: %s', (typed, words) => {
    expect(addressWords(typed)).toEqual(words);
  });

  it('may have two letters exchanged', () => {
    expect(exchangedLetters('hreon')).toContain('heron');
    expect(exchangedLetters('old moss')).toEqual(['omss', 'msos']);
    expect(exchangedLetters('ash')).toEqual([]);
  });
});

describe('tax map numbers', () => {
  it.each([
    ['132315', '13.23-1-5'],
    ['927114', '9-27-114'],
    ['13 23 1 5', '13.23-1-5'],
    ['13-23-1-5', '13.23-1-5'],
    ['9/27/114', '9-27-114'],
    ['9.27.114', '9-27-114'],
  ])('%s may be %s', (typed, number) => {
    expect(otherSeparators(typed)).toContain(number);
  });

  it.each([
    ['9-27-14', '9-27-114'],
    ['9-27-1114', '9-27-114'],
    ['9-27-141', '9-27-114'],
    ['9-72-114', '9-27-114'],
    ['9-28-114', '9-27-114'],
    ['927-114', '9-27-114'],
  ])('a slip leads from %s to %s', (typed, number) => {
    expect(slippedNumbers(typed)).toContain(number);
    expect(slippedNumbers(typed)).not.toContain(typed);
  });

  it('stay few, however long the text', () => {
    for (const typed of [
      '1'.repeat(16),
      '1-'.repeat(100),
      '1 2 3 4 5 6 7',
      '1234567890123456',
      '1'.repeat(200),
    ]) {
      expect(otherSeparators(typed).length).toBeLessThan(1500);
      expect(slippedNumbers(typed).length).toBeLessThan(1500);
    }
  });

  it('are none in words, and in two digits', () => {
    for (const typed of ['Sorrel', '12 Sorrel Lane', '12', '', '---'])
      expect([...otherSeparators(typed), ...slippedNumbers(typed)]).toEqual([]);
  });
});
