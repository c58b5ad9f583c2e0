import { describe, expect, it } from 'vitest';
import { freshwaterClassWords, tidalCategoryWords } from '../../../core/cowardin/state-classes.js';

describe('classes of the state’s wetlands maps', () => {
  it('are put into words', () => {
    expect(['IM', 'hm', 'FM', 'SM', 'SV', 'LZ', 'FC'].map(tidalCategoryWords)).toEqual([
      'Intertidal marsh',
      'High marsh or salt meadow',
      'Coastal fresh marsh',
      'Coastal shoals, bars and mudflats',
      'Vegetated coastal shoals, bars and mudflats',
      'Littoral zone',
      'Formerly connected tidal wetland',
    ]);
    expect(freshwaterClassWords('2')).toBe('Freshwater wetland of class 2 on the state’s map');
    expect(['I', 'Class III', '4.0'].map((text) => freshwaterClassWords(text)?.match(/\d/)?.[0])).toEqual([
      '1',
      '3',
      '4',
    ]);
  });

  it('that there are not are not guessed', () => {
    expect(['XX', 'I M', ''].map(tidalCategoryWords)).toEqual([null, null, null]);
    expect(['0', '5', '1.5', 'V', 'A'].map(freshwaterClassWords)).toEqual([null, null, null, null, null]);
  });
});
