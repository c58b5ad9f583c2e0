import { describe, expect, it } from 'vitest';
import {
  formatAddress,
  isWide,
  lawAddress,
  parseAddress,
  taskAddress,
  type Address,
} from '../../../client/state/address.js';

/** What belongs to one task, not set. */
const BEGINNING = {
  here: null,
  shared: null,
  amendment: null,
  version: null,
  against: null,
  wetland: null,
  determination: null,
  upload: null,
  batch: null,
} as const;

const PARCEL: Address = {
  task: 'parcel',
  jurisdiction: 'demo',
  ordinance: 'rye',
  parcel: '12',
  on: '2024-02-29',
  view: null,
  at: null,
  ...BEGINNING,
};

describe("the page's address", () => {
  it('keeps task, municipality, ordinance, parcel and day', () => {
    expect(parseAddress(formatAddress(PARCEL))).toEqual(PARCEL);
  });

  it('has one path for each task', () => {
    expect(parseAddress('#/screen-a-proposal').task).toBe('proposal');
    expect(parseAddress('#/check-a-parcel').task).toBe('parcel');
    expect(parseAddress('#/the-law').task).toBe('law');
  });

  it('opens with the parcel task and nothing chosen when it is empty or foreign', () => {
    const empty = {
      task: 'parcel',
      jurisdiction: null,
      ordinance: null,
      parcel: null,
      on: null,
      view: null,
      at: null,
      ...BEGINNING,
    };
    expect(parseAddress('')).toEqual(empty);
    expect(parseAddress('#/nowhere?x=1')).toEqual(empty);
  });

  it('keeps any id that an ordinance can have, and leaves out what is none', () => {
    expect(parseAddress('#/check-a-parcel?ordinance=a-fifth-town').ordinance).toBe('a-fifth-town');
    expect(parseAddress('#/check-a-parcel?ordinance=../Town').ordinance).toBeNull();
  });

  it('leaves out what is no day of the calendar', () => {
    expect(parseAddress('#/check-a-parcel?on=2025-02-29').on).toBeNull();
  });

  it('carries ids with markup and separators unharmed', () => {
    const parcel = '<b>&"=?#%/9-27-114';
    expect(parseAddress(formatAddress({ ...PARCEL, parcel })).parcel).toBe(parcel);
  });

  it('keeps the place in the law on that task alone, and only one that could be a place', () => {
    const law = lawAddress(PARCEL, 'R-BUF');
    expect(law).toBe('#/the-law?jurisdiction=demo&ordinance=rye&parcel=12&on=2024-02-29&at=R-BUF');
    expect(parseAddress(law).at).toBe('R-BUF');
    expect(parseAddress('#/the-law?at=<script>').at).toBeNull();
    expect(parseAddress('#/check-a-parcel?at=R-BUF').at).toBeNull();
  });

  it('keeps the view of a proposal on that task alone', () => {
    const proposal: Address = { ...PARCEL, task: 'proposal', view: 'comparison' };
    expect(parseAddress(formatAddress(proposal)).view).toBe('comparison');
    expect(parseAddress('#/screen-a-proposal?view=elsewhere').view).toBeNull();
    expect(parseAddress('#/the-law?view=application').view).toBeNull();
    expect(taskAddress(proposal, 'law')).toMatchObject({ task: 'law', view: null, at: null });
  });

  it('gives the width of the map to the law and to the views of a proposal', () => {
    expect(isWide(PARCEL)).toBe(false);
    expect(isWide({ ...PARCEL, task: 'proposal' })).toBe(false);
    expect(isWide({ ...PARCEL, task: 'proposal', view: 'application' })).toBe(true);
    expect(isWide({ ...PARCEL, task: 'law' })).toBe(true);
  });
});
