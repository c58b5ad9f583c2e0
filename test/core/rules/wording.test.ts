import { describe, expect, it } from 'vitest';
import { asSentence, inWords, nameOf } from '../../../core/rules/wording.js';

describe('inWords', () => {
  it.each([
    { items: [], words: '' },
    { items: ['a'], words: 'a' },
    { items: ['a', 'b'], words: 'a and b' },
    { items: ['a', 'b', 'c'], words: 'a, b and c' },
  ])('$items are "$words"', ({ items, words }) => {
    expect(inWords(items)).toBe(words);
  });
});

describe('nameOf', () => {
  it.each([
    { name: null, shown: '0012' },
    { name: '', shown: '0012' },
    { name: '0012', shown: '0012' },
    { name: 'Mill Pond', shown: '0012 (Mill Pond)' },
  ])('0012 named $name is "$shown"', ({ name, shown }) => {
    expect(nameOf({ id: '0012', name })).toBe(shown);
  });
});

describe('asSentence', () => {
  it.each([
    { text: 'No upland is left', sentence: 'No upland is left.' },
    { text: ' No upland is left. ', sentence: 'No upland is left.' },
    { text: 'Is any left?', sentence: 'Is any left?' },
  ])('"$text" is "$sentence"', ({ text, sentence }) => {
    expect(asSentence(text)).toBe(sentence);
  });
});
