import { describe, expect, it } from 'vitest';
import {
  draftKey,
  findDraft,
  keepDraft,
  listDrafts,
  markCurrent,
  openedDraft,
} from '../../../client/draw/draft-store.js';
import { emptyDrawing } from '../../../client/draw/held-drawing.js';
import type { Draft } from '../../../client/draw/kept-drawing.js';
import { newShape } from '../../../client/draw/shape.js';
import { memoryStorage } from './memory-storage.js';

const NOW = '2026-05-01T12:00:00.000Z';
const stores = (most?: number) => ({ browser: memoryStorage(most), tab: memoryStorage() });
const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  title: id,
  drawing: emptyDrawing(),
  saved: null,
  changedAt: NOW,
  stamp: 's1',
  ...more,
});

describe('drafts of this browser', () => {
  it('are not written over when another tab changed them since', () => {
    const at = stores();
    expect(keepDraft(at, 'demo', draft('a'), null)).toBe('kept');
    expect(keepDraft(at, 'demo', draft('a', { stamp: 's2' }), 's1')).toBe('kept');
    expect(keepDraft(at, 'demo', draft('a', { title: 'lost', stamp: 's3' }), 's1')).toBe('changed-elsewhere');
    expect(findDraft(at, 'demo', 'a')).toMatchObject({ title: 'a', stamp: 's2' });
  });

  it('are said not to be kept where the storage is full, and what was there stays', () => {
    const at = stores(400);
    keepDraft(at, 'demo', draft('a'), null);
    expect(keepDraft(at, 'demo', draft('a', { title: 'x'.repeat(500), stamp: 's2' }), 's1')).toBe('refused');
    expect(findDraft(at, 'demo', 'a')?.title).toBe('a');
  });

  it('are listed of one municipality, last changed first; one that cannot be read is left where it is', () => {
    const at = stores();
    keepDraft(at, 'demo', draft('old', { changedAt: '2026-01-01T00:00:00.000Z' }), null);
    keepDraft(at, 'demo', draft('new'), null);
    keepDraft(at, 'rye', draft('elsewhere'), null);
    at.browser.setItem(draftKey('demo', 'broken'), '{"id":');
    expect(listDrafts(at, 'demo').map(({ id }) => id)).toEqual(['new', 'old']);
    expect(at.browser.getItem(draftKey('demo', 'broken'))).toBe('{"id":');
  });
});

describe('the draft that is opened', () => {
  it('is the one of this tab, else the one that was open last, else none', () => {
    const at = stores();
    expect(openedDraft(at, 'demo', NOW)).toBeNull();
    keepDraft(at, 'demo', draft('a'), null);
    keepDraft(at, 'demo', draft('b'), null);
    markCurrent(at, 'demo', 'a');
    markCurrent({ ...at, tab: memoryStorage() }, 'demo', 'b');
    expect(openedDraft(at, 'demo', NOW)?.id).toBe('a');
    expect(openedDraft({ ...at, tab: memoryStorage() }, 'demo', NOW)?.id).toBe('b');
    expect(openedDraft(at, 'rye', NOW)).toBeNull();
  });

  it('is one that an earlier version of the page kept, once, with what was kept since beside it', () => {
    const at = stores();
    keepDraft(at, 'demo', draft('b'), null);
    markCurrent(at, 'demo', 'b');
    const shape = newShape('disturbance', [[[-73.7, 40.9]]], 'wetland-creation', 'x');
    at.browser.setItem('hundredfoot.drawing.demo', JSON.stringify({ shapes: [shape] }));
    const opened = openedDraft(at, 'demo', NOW);
    expect(opened?.drawing.alternatives[0]?.shapes).toEqual([shape]);
    expect(at.browser.getItem('hundredfoot.drawing.demo')).toBeNull();
    expect(listDrafts(at, 'demo').map(({ id }) => id)).toEqual(expect.arrayContaining(['b', opened?.id]));
  });

  it('stays where it was when there is no room to keep it anew', () => {
    const at = stores(120);
    at.browser.setItem('hundredfoot.drawing.demo', JSON.stringify({ shapes: [] }));
    expect(openedDraft(at, 'demo', NOW)).not.toBeNull();
    expect(at.browser.getItem('hundredfoot.drawing.demo')).toBe('{"shapes":[]}');
  });
});
