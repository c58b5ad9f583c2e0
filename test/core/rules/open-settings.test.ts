import { describe, expect, it } from 'vitest';
import type { Ordinance } from '../../../core/ordinance.js';
import { BUILT_IN_ORDINANCES } from '../../../core/ordinances/registry.js';
import { openSettings, settingState } from '../../../core/rules/open-settings.js';
import { widestBuffer } from '../../../core/rules/widest-buffer.js';
import { TODAY } from '../../ordinances/situation.js';

const northCastle = BUILT_IN_ORDINANCES.find('north-castle');

/** North Castle's, with a width that the text states from 2030 on. */
const fixedLater: Ordinance = {
  ...northCastle,
  adjacentArea: northCastle.adjacentArea && {
    ...northCastle.adjacentArea,
    widthFt: [
      ...northCastle.adjacentArea.widthFt,
      { from: '2030-01-01', value: 175, citation: '§ 340-3', source: 'text' },
    ],
  },
};

describe('openSettings', () => {
  it.each([
    ['mamaroneck', []],
    ['rye', ['wetlandMitigationRatio', 'bufferMitigationRatio']],
    ['north-castle', ['bufferFt', 'minimumWetlandSqFt']],
    ['wesley-hills', []],
  ])('of %s are the figures that the rules take from the settings', (id, open) => {
    expect(openSettings(BUILT_IN_ORDINANCES.find(id), TODAY)).toEqual(open);
  });

  it('names the section that fixes a figure, and none where the ordinance has no such figure', () => {
    const mamaroneck = BUILT_IN_ORDINANCES.find('mamaroneck');
    expect(settingState(mamaroneck, 'bufferFt', TODAY)).toEqual({
      open: false,
      citation: 'Village of Mamaroneck § 192-2, Adjacent area',
    });
    expect(settingState(mamaroneck, 'bufferMitigationRatio', TODAY)).toEqual({ open: false, citation: null });
  });

  it('goes by the day: what a later text fixes is open until then', () => {
    expect(settingState(fixedLater, 'bufferFt', '2029-12-31').open).toBe(true);
    expect(settingState(fixedLater, 'bufferFt', '2030-01-01')).toEqual({
      open: false,
      citation: 'Town of North Castle § 340-3',
    });
  });
});

describe('widestBuffer', () => {
  it('is the widest of any day, with the setting where the width is left open', () => {
    expect(widestBuffer(northCastle, {})).toBe(100);
    expect(widestBuffer(northCastle, { bufferFt: 250 })).toBe(250);
    expect(widestBuffer(fixedLater, { bufferFt: 50 })).toBe(175);
    expect(widestBuffer(BUILT_IN_ORDINANCES.find('mamaroneck'), { bufferFt: 250 })).toBe(100);
    expect(widestBuffer(BUILT_IN_ORDINANCES.find('wesley-hills'), {})).toBe(0);
  });
});
