import { describe, expect, it } from 'vitest';
import { PAGE_TERMS, pageTerm, TERM_IDS } from '../../../client/glossary/page-terms.js';
import { glossaryEntries } from '../../../client/law/words-section.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';

const LAWS = ['mamaroneck', 'rye', 'north-castle', 'wesley-hills'].map((id) => BUILT_IN_ORDINANCES.find(id));

describe('the glossary', () => {
  it('has every term once, each with a sentence', () => {
    expect(PAGE_TERMS.map(({ id }) => id).sort()).toEqual([...TERM_IDS].sort());
    for (const { words } of PAGE_TERMS) expect(words).toMatch(/^[A-Z].*\.$/);
    expect(pageTerm('wetland').word).toBe('Wetland');
  });

  it.each(LAWS)('gives the words of $shortName with their sections, each once', (law) => {
    const terms = law.definitions.map(({ term }) => term);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms.length).toBeGreaterThan(0);
    for (const { citation, words } of law.definitions) {
      expect(citation).toMatch(/^§ \d{3}-\d+/);
      expect(words).toMatch(/\.$/);
    }
  });

  it('sets what an ordinance means beside what the word means in general, and adds its own words', () => {
    const entries = glossaryEntries(BUILT_IN_ORDINANCES.find('rye'));
    expect(entries.find(({ id }) => id === 'adjacent-area')?.own?.word).toBe('Wetland/watercourse buffer');
    expect(entries.find(({ id }) => id === 'hydric-soil')?.general).toBeNull();
    expect(entries.find(({ id }) => id === 'tax-map-number')?.own).toBeNull();
  });
});
