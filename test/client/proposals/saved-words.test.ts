import { describe, expect, it } from 'vitest';
import { emptyDrawing } from '../../../client/draw/held-drawing.js';
import type { Draft } from '../../../client/draw/kept-drawing.js';
import { agoText } from '../../../client/proposals/ago.js';
import { entriesOf, placeWords } from '../../../client/proposals/entries.js';

const AT = '2026-05-01T12:00:00.000Z';
const after = (minutes: number): string => agoText(AT, Date.parse(AT) + minutes * 60_000);

describe('how long ago something was saved', () => {
  it('is said in words that a person would use', () => {
    expect([0, 0.9, 1, 2, 59.9, 60, 119, 120].map(after)).toEqual([
      'just now',
      'just now',
      '1 minute ago',
      '2 minutes ago',
      '59 minutes ago',
      '1 hour ago',
      '1 hour ago',
      '2 hours ago',
    ]);
    expect(after(1440)).toMatch(/^on /);
  });

  it('is never in the future, and never a wrong number', () => {
    expect(after(-5)).toBe('just now');
    expect(agoText('soon', 0)).toBe('soon');
  });
});

const SAVED = { id: 'p1', revision: 3, at: AT, hash: 'h', shareKey: null };
const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  title: id,
  drawing: emptyDrawing(),
  saved: null,
  changedAt: AT,
  stamp: 's',
  ...more,
});
const item = (id: string, title: string, updatedAt = AT) => ({
  id,
  jurisdiction: 'demo',
  title,
  alternatives: 2,
  revision: 4,
  updatedAt,
  shareKey: null,
});

describe('the list of proposals', () => {
  it('has each once, last changed first, and what is newer of the two', () => {
    const later = '2026-05-02T12:00:00.000Z';
    const entries = entriesOf(
      [draft('here'), draft('both', { saved: SAVED })],
      [item('p1', 'Renamed elsewhere', later), item('p2', 'There')],
      'here',
      () => false,
    );
    expect(entries.map(({ title }) => title)).toEqual(['Renamed elsewhere', 'here', 'There']);
    expect(entries.map(placeWords)).toEqual(['on the server', 'in this browser', 'on the server']);
    expect(entries.map(({ isOpen }) => isOpen)).toEqual([false, true, false]);
  });

  it('shows what this browser has of one that is not saved yet', () => {
    const [entry] = entriesOf([draft('mine', { saved: SAVED })], [item('p1', 'Old')], '', () => true);
    expect(entry?.title).toBe('mine');
    expect(entry === undefined ? '' : placeWords(entry)).toContain('not saved yet');
  });
});
