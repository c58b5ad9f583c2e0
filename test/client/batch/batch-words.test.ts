import { describe, expect, it } from 'vitest';
import { STANDINGS, type ParcelBatch } from '../../../core/contracts/parcel-batches.js';
import {
  leftText,
  nearestCell,
  progressSentence,
  shareOf,
  standingSentence,
  standingText,
  stateText,
  STANDING_WORDS,
} from '../../../client/batch/batch-words.js';
import { COLUMNS, nextSort, sortedHow } from '../../../client/batch/row-sorts.js';

const parcels = { total: 1601, done: 400, unmeasured: 0 };

describe('how a parcel stands', () => {
  it('is a sentence of a count, and never says that nothing is needed', () => {
    expect(standingSentence('wetland', 1)).toBe('1 parcel holds regulated wetland or water');
    expect(standingSentence('none-found', 1200)).toBe(
      '1,200 parcels have nothing regulated on the map near enough',
    );
    for (const standing of STANDINGS) {
      const { label, one, many } = STANDING_WORDS[standing];
      expect(`${label} ${one} ${many}`).not.toMatch(/clear|no permit|free/i);
    }
  });

  it('says where the accuracy of the map does not let it be told', () => {
    expect(standingText({ standing: 'wetland', certain: true })).toBe('Wetland or water');
    expect(standingText({ standing: 'wetland', certain: false })).toMatch(/not certain/);
    expect(standingText({ standing: 'too-close', certain: false })).toBe('Too close to call');
  });

  it('never leaves the distance empty', () => {
    expect(nearestCell({ nearestWetlandFt: 12.34, standing: 'adjacent-area' }, 500)).toBe('12.3');
    expect(nearestCell({ nearestWetlandFt: null, standing: 'none-found' }, 1500)).toBe('none within 1,500');
    expect(nearestCell({ nearestWetlandFt: null, standing: 'not-measured' }, 500)).toBe('not known');
  });
});

describe('how far it is', () => {
  it.each([
    [null, ''],
    [4, 'a few seconds left'],
    [40, 'less than a minute left'],
    [70, 'about a minute left'],
    [130, 'about 2 minutes left'],
    [5000, 'about 83 minutes left'],
    [7300, 'about 2 hours left'],
  ])('with %s seconds left: %s', (seconds, text) => {
    expect(leftText(seconds)).toBe(text);
  });

  it('is a sentence with its counts', () => {
    expect(progressSentence({ state: 'running', parcels, secondsLeft: 130 })).toBe(
      '400 of 1,601 parcels screened, about 2 minutes left.',
    );
    expect(progressSentence({ state: 'waiting', parcels, secondsLeft: null })).toBe(
      '1,601 parcels wait for their turn.',
    );
    expect(shareOf({ parcels })).toBeCloseTo(400 / 1601, 12);
    expect(shareOf({ parcels: { total: 0, done: 0, unmeasured: 0 } })).toBe(1);
  });

  it('is told for each state of a list', () => {
    const of = (state: ParcelBatch['state'], failure: string | null = null) =>
      stateText({ state, parcels, failure } as ParcelBatch);
    expect(of('cancelled')).toBe('Cancelled after 400 of 1,601 parcels.');
    expect(of('failed', 'Parcels were imported meanwhile.')).toBe('Parcels were imported meanwhile.');
    expect(of('failed')).toMatch(/400 of 1,601 parcels/);
    expect(of('running')).toBe('Runs: 400 of 1,601 parcels screened.');
  });
});

describe('the order of the table', () => {
  it('turns with a second press, and begins with what is looked for', () => {
    expect(nextSort(COLUMNS.wetland, 'taxMapNumber')).toBe('-inWetlandSqFt');
    expect(nextSort(COLUMNS.wetland, '-inWetlandSqFt')).toBe('inWetlandSqFt');
    expect(nextSort(COLUMNS.nearest, 'taxMapNumber')).toBe('nearestWetlandFt');
    expect(nextSort(COLUMNS.address, 'address')).toBe('address');
  });

  it('is said of the column that it goes by alone', () => {
    expect(sortedHow(COLUMNS.wetland, '-inWetlandSqFt')).toBe('descending');
    expect(sortedHow(COLUMNS.taxMapNumber, 'taxMapNumber')).toBe('ascending');
    expect(sortedHow(COLUMNS.adjacent, 'taxMapNumber')).toBeNull();
  });
});
