import { describe, expect, it } from 'vitest';
import { importSentence, whatStandsAgainst } from '../../../client/import/import-sentence.js';

const PREVIEW = {
  accepted: 140,
  rejectedCount: 0,
  repaired: 0,
  present: 135,
  nextMapVersion: 4,
  refusal: null,
  takenCount: 0,
  takenIds: [],
};
const OUTCOME = { layer: 'wetlands', preview: PREVIEW, replace: true, since: '' } as const;

describe('the sentence before an import', () => {
  it.each([
    ['replaces', OUTCOME, 'Replace 135 wetlands by 140; this makes version 4 of the map.'],
    [
      'adds',
      { ...OUTCOME, replace: false },
      'Add 140 wetlands to the 135 that are there; this makes version 4 of the map.',
    ],
    [
      'begins a layer that has no versions',
      {
        layer: 'parcels',
        preview: { ...PREVIEW, accepted: 4460, rejectedCount: 3, present: 0, nextMapVersion: null },
        replace: false,
        since: '',
      },
      'Bring in 4,460 parcels. 3 features of the file are rejected and stay out.',
    ],
    [
      'names the day and what is repaired',
      { ...OUTCOME, preview: { ...PREVIEW, repaired: 1, rejectedCount: 1 }, since: '2026-12-24' },
      'Replace 135 wetlands by 140; this makes version 4 of the map, which holds from 24 Dec 2026. 1 feature of the file is rejected and stays out. 1 comes in repaired.',
    ],
  ] as const)('%s', (_name, outcome, sentence) => {
    expect(importSentence(outcome)).toBe(sentence);
  });
});

describe('what stands against an import', () => {
  const asked = { replace: true, allowRejected: false };
  it('is nothing where all comes in, and where what is rejected stays out of an addition', () => {
    expect(whatStandsAgainst(PREVIEW, asked)).toBe('');
    expect(whatStandsAgainst({ ...PREVIEW, rejectedCount: 2 }, { ...asked, replace: false })).toBe('');
    expect(whatStandsAgainst({ ...PREVIEW, rejectedCount: 2 }, { ...asked, allowRejected: true })).toBe('');
  });

  it('is ids that are on the map, where the layer is added to', () => {
    const taken = { ...PREVIEW, takenCount: 7, takenIds: ['W1', 'W2', 'W3', 'W4', 'W5'] };
    expect(whatStandsAgainst(taken, asked)).toBe('');
    expect(whatStandsAgainst(taken, { ...asked, replace: false })).toBe(
      '7 ids of the file are on the map already (W1, W2, W3, W4, W5, …). ' +
        'Say above that those that are here leave the map, or give the features other ids.',
    );
  });

  it('is whatever would be missing from a layer that is replaced, and a file of which nothing comes in', () => {
    expect(whatStandsAgainst({ ...PREVIEW, rejectedCount: 2 }, asked)).toMatch(/^2 features are rejected/);
    expect(whatStandsAgainst({ ...PREVIEW, accepted: 0, refusal: 'Far away.' }, asked)).toMatch(/^Nothing/);
  });
});
