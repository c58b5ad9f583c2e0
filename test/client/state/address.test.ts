import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from '../../../client/state/address.js';

describe("the page's address", () => {
  it('keeps task, municipality, ordinance, parcel and day', () => {
    const address = {
      task: 'parcel',
      jurisdiction: 'demo',
      ordinance: 'rye',
      parcel: '12',
      on: '2024-02-29',
    } as const;
    expect(parseAddress(formatAddress(address))).toEqual(address);
  });

  it('has one path for each task', () => {
    expect(parseAddress('#/screen-a-proposal').task).toBe('proposal');
    expect(parseAddress('#/check-a-parcel').task).toBe('parcel');
  });

  it('opens with the parcel task and nothing chosen when it is empty or foreign', () => {
    const empty = { task: 'parcel', jurisdiction: null, ordinance: null, parcel: null, on: null };
    expect(parseAddress('')).toEqual(empty);
    expect(parseAddress('#/nowhere?x=1')).toEqual(empty);
  });

  it('leaves out an ordinance that does not exist', () => {
    expect(parseAddress('#/check-a-parcel?ordinance=atlantis').ordinance).toBeNull();
  });

  it('leaves out what is no day of the calendar', () => {
    expect(parseAddress('#/check-a-parcel?on=2025-02-29').on).toBeNull();
  });

  it('carries ids with markup and separators unharmed', () => {
    const parcel = '<b>&"=?#%/9-27-114';
    expect(
      parseAddress(formatAddress({ task: 'parcel', jurisdiction: 'demo', ordinance: null, parcel, on: null }))
        .parcel,
    ).toBe(parcel);
  });
});
