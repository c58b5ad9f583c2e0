import { describe, expect, it } from 'vitest';
import { CLASSES, SYSTEMS, WATER_REGIMES } from '../../../core/cowardin/codes.js';
import { decodeCowardin } from '../../../core/cowardin/decode.js';
import { wetlandWords } from '../../../core/cowardin/wetland-words.js';
import { cowardinWords } from '../../../core/cowardin/words.js';

describe('a Cowardin code', () => {
  it.each([
    ['PFO1C', 'none', 'Palustrine forested, broad-leaved deciduous, seasonally flooded'],
    [
      'PFO1/4E',
      'none',
      'Palustrine forested, broad-leaved deciduous and needle-leaved evergreen, seasonally flooded and saturated',
    ],
    [
      'PEM1/SS1C',
      'none',
      'Palustrine emergent (persistent) and scrub-shrub (broad-leaved deciduous), seasonally flooded',
    ],
    [
      'PUB/FO5Fb',
      'none',
      'Palustrine unconsolidated bottom and forested (dead), semipermanently flooded, beaver',
    ],
    ['PUBHh', 'none', 'Palustrine unconsolidated bottom, permanently flooded, diked or impounded'],
    ['PFO4Ba', 'none', 'Palustrine forested, needle-leaved evergreen, seasonally saturated, acid'],
    ['PFO1Bg', 'none', 'Palustrine forested, broad-leaved deciduous, seasonally saturated, organic soil'],
    ['PEM1R', 'fresh', 'Palustrine emergent, persistent, seasonally flooded by a fresh tide'],
    ['R1UBV', 'fresh', 'Riverine, tidal, unconsolidated bottom, permanently flooded by a fresh tide'],
    ['R2UBH', 'none', 'Riverine, lower perennial, unconsolidated bottom, permanently flooded'],
    ['R3RB1H', 'none', 'Riverine, upper perennial, rock bottom, bedrock, permanently flooded'],
    ['R4SBC', 'none', 'Riverine, intermittent, streambed, seasonally flooded'],
    ['R5UBH', 'none', 'Riverine, unknown perennial, unconsolidated bottom, permanently flooded'],
    ['L1UBHh', 'none', 'Lacustrine limnetic unconsolidated bottom, permanently flooded, diked or impounded'],
    ['L2EM2G', 'none', 'Lacustrine littoral emergent, nonpersistent, intermittently exposed'],
    ['E1UBL', 'salt', 'Estuarine subtidal unconsolidated bottom, subtidal'],
    ['E2EM1P', 'salt', 'Estuarine intertidal emergent, persistent, irregularly flooded by the tide'],
    [
      'E2EM1Pd6',
      'salt',
      'Estuarine intertidal emergent, persistent, irregularly flooded by the tide, partly drained or ditched, oligohaline',
    ],
    ['M1UBL', 'salt', 'Marine subtidal unconsolidated bottom, subtidal'],
    ['M2US2N', 'salt', 'Marine intertidal unconsolidated shore, sand, regularly flooded by the tide'],
    ['Pf', null, 'Palustrine, farmed'],
    ['U', null, 'Upland'],
    ['PFO', null, 'Palustrine forested'],
    ['E2', 'salt', 'Estuarine intertidal'],
    ['PUBHH', 'none', 'Palustrine unconsolidated bottom, permanently flooded, diked or impounded'],
    [' pfo1e ', 'none', 'Palustrine forested, broad-leaved deciduous, seasonally flooded and saturated'],
  ])('%s is put into words, with its tide %s', (code, tide, words) => {
    expect(cowardinWords(code)).toBe(words);
    expect(decodeCowardin(code)).toMatchObject({ tide, unread: null });
  });

  it.each([
    ['PFO9E', 'Palustrine forested; the meaning of “9E” is not known'],
    ['PEM1C/F', 'Palustrine emergent, persistent, seasonally flooded; the meaning of “/F” is not known'],
    ['PEM1/XX1C', 'Palustrine emergent, persistent; the meaning of “/XX1C” is not known'],
    ['P1FOC', null],
    ['E2EM1X', 'Estuarine intertidal emergent, persistent; the meaning of “X” is not known'],
  ])('%s is read as far as it is known, and nothing is guessed', (code, words) => {
    expect(cowardinWords(code)).toBe(words);
  });

  it.each(['', 'P', 'E', 'Red maple swamp', 'Estuarine', 'LABEL', 'PARK', 'PF01E', 'IM', '2', 'Riverine'])(
    '%j is none',
    (text) => {
      expect(decodeCowardin(text)).toBeNull();
    },
  );

  it('of every system, class and water regime is read to its end', () => {
    const codes = Object.entries(SYSTEMS).flatMap(([system, { subsystems }]) =>
      [...Object.keys(subsystems), ...(system === 'P' ? [''] : [])].flatMap((subsystem) =>
        Object.keys(CLASSES).flatMap((name) =>
          Object.keys(WATER_REGIMES).map((regime) => `${system}${subsystem}${name}${regime}`),
        ),
      ),
    );
    expect(codes).toHaveLength(12 * 14 * 23);
    expect(codes.filter((code) => decodeCowardin(code)?.unread !== null)).toEqual([]);
  });
});

describe('the words of a wetland', () => {
  it('are those its import kept, or its code’s', () => {
    expect(wetlandWords({ class_in_words: 'Intertidal marsh', ATTRIBUTE: 'PFO1C' })).toBe('Intertidal marsh');
    expect(wetlandWords({ ATTRIBUTE: 'Pf' })).toBe('Palustrine, farmed');
    expect(wetlandWords({ ATTRIBUTE: 'swamp', note: 'PFO1C' })).toBeNull();
  });
});
