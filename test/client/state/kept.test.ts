import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, listDrafts } from '../../../client/draw/draft-store.js';
import { memoryStorage } from '../draw/memory-storage.js';
import { closeTabs, openTab, tellOthers, type Tab } from './open-tab.js';

const RING = [
  [-73.73, 40.95],
  [-73.729, 40.95],
  [-73.729, 40.951],
] as [number, number][];

let browser = memoryStorage();
const nobody = () => Promise.reject(new TypeError('no network'));

beforeEach(() => {
  browser = memoryStorage();
});

afterEach(() => {
  closeTabs();
  vi.unstubAllGlobals();
});

const open = (tab = memoryStorage()) => openTab({ browser, tab, fetch: nobody });
const drafts = () => listDrafts({ browser, tab: memoryStorage() }, 'demo');
const namesIn = ({ drawing }: Tab) => drawing.shapes.value.map(({ name }) => name);

function tell({ number, draft }: Tab): void {
  const key = draftKey('demo', draft.draft.value.id);
  tellOthers(number, key, browser.getItem(key));
}

function draw({ drawing }: Tab, name: string): void {
  const id = drawing.addPolygons([[RING]]);
  drawing.editShape(id ?? '', { name });
}

describe('a drawing', () => {
  it('is kept with every change and there after a reload, with its alternatives', async () => {
    const tab = memoryStorage();
    const before = await open(tab);
    draw(before, 'house');
    before.alternatives.addAlternative(before.alternatives.currentAlternative.value.id);
    draw(before, 'pool');
    before.drawing.facts.value = {
      ...before.drawing.facts.value,
      answers: { plan: { kind: 'yes-no', value: true } },
    };
    const after = await open(tab);
    expect(after.drawing.drawing.value).toEqual(before.drawing.drawing.value);
    expect(namesIn(after)).toEqual(['house', 'pool']);
    after.alternatives.chooseAlternative('a');
    expect(namesIn(after)).toEqual(['house']);
    expect(after.drawing.facts.value.answers).toEqual({});
    expect(after.drawing.canUndo.value).toBe(false);
  });

  it('leaves nothing behind while nothing is drawn', async () => {
    const tab = await open();
    expect(browser).toHaveLength(0);
    draw(tab, 'house');
    expect(drafts()).toHaveLength(1);
    tab.drawing.undoChange();
    tab.drawing.undoChange();
    expect(drafts()).toHaveLength(0);
    expect(tab.kept.keptHere.value).toBe('nothing');
  });

  it('that is opened anew leaves the one before where it was kept', async () => {
    const tab = await open();
    draw(tab, 'house');
    tab.open.beginProposal();
    expect(namesIn(tab)).toEqual([]);
    draw(tab, 'barn');
    expect(drafts().map(({ drawing }) => drawing.alternatives[0]?.shapes[0]?.name)).toEqual(
      expect.arrayContaining(['house', 'barn']),
    );
  });

  it('is said not to be kept where the browser refuses', async () => {
    browser = memoryStorage(50);
    const tab = await open();
    draw(tab, 'house');
    expect(tab.kept.keptHere.value).toBe('refused');
  });

  it('is not changed while a shared one is looked at', async () => {
    const tab = await open();
    draw(tab, 'house');
    const kept = JSON.stringify(drafts());
    const { emptyDrawing } = await import('../../../client/draw/held-drawing.js');
    tab.held.lookAtShared(emptyDrawing());
    expect(tab.drawing.readOnly.value).toBe(true);
    draw(tab, 'theirs');
    tab.drawing.facts.value = { ...tab.drawing.facts.value, answers: { a: { kind: 'yes-no', value: true } } };
    tab.alternatives.addAlternative();
    expect(namesIn(tab)).toEqual([]);
    expect(tab.alternatives.alternatives.value).toHaveLength(1);
    tab.held.lookAtShared(null);
    expect(namesIn(tab)).toEqual(['house']);
    expect(JSON.stringify(drafts())).toBe(kept);
  });
});

describe('two tabs', () => {
  async function two(): Promise<[Tab, Tab]> {
    const one = await open();
    draw(one, 'house');
    return [one, await open()];
  }

  it('show the same, and a change in one is taken over by the other, to be undone there', async () => {
    const [one, other] = await two();
    draw(one, 'pool');
    tell(one);
    expect(namesIn(other)).toEqual(['house', 'pool']);
    other.drawing.undoChange();
    expect(namesIn(other)).toEqual(['house']);
    tell(other);
    expect(namesIn(one)).toEqual(['house']);
    expect(drafts()).toHaveLength(1);
  });

  it('do not answer each other without end, also where they look at different alternatives', async () => {
    const [one, other] = await two();
    one.alternatives.addAlternative();
    tell(one);
    const writes = vi.spyOn(browser, 'setItem');
    expect(other.alternatives.currentAlternative.value.id).toBe('a');
    tell(other);
    tell(one);
    const { id } = one.alternatives.currentAlternative.value;
    expect(id).not.toBe('a');
    expect(writes.mock.calls.length).toBeLessThan(4);
  });

  it('that change the same at once keep both, and say so', async () => {
    const [one, other] = await two();
    draw(one, 'pool');
    // The other has not heard of it.
    draw(other, 'barn');
    expect(namesIn(one)).toEqual(['house', 'pool']);
    expect(namesIn(other)).toEqual(['house', 'barn']);
    expect(other.kept.changedElsewhere.value?.id).toBe(one.draft.draft.value.id);
    expect(other.draft.draft.value.id).not.toBe(one.draft.draft.value.id);
    expect(drafts()).toHaveLength(2);
  });

  it('leave alone what the pointer is in the middle of', async () => {
    const [one, other] = await two();
    other.drawing.liveShapes.value = other.drawing.shapes.value;
    draw(one, 'pool');
    tell(one);
    expect(namesIn(other)).toEqual(['house']);
  });
});

describe('an alternative', () => {
  it('is brought back with its steps after it was removed, until something else is changed', async () => {
    const tab = await open();
    const { alternatives } = tab;
    draw(tab, 'house');
    alternatives.addAlternative();
    draw(tab, 'barn');
    alternatives.removeAlternative(alternatives.currentAlternative.value.id);
    expect(alternatives.alternatives.value).toHaveLength(1);
    expect(alternatives.canRestore.value).toBe(true);
    alternatives.restoreAlternative();
    expect(namesIn(tab)).toEqual(['barn']);
    expect(tab.drawing.canUndo.value).toBe(true);
    alternatives.removeAlternative(alternatives.currentAlternative.value.id);
    draw(tab, 'shed');
    expect(alternatives.canRestore.value).toBe(false);
  });

  it('is drawn as a ghost while another is looked at, unless that is switched off', async () => {
    const tab = await open();
    draw(tab, 'house');
    tab.alternatives.addAlternative();
    expect(tab.alternatives.ghostShapes.value.map(({ name }) => name)).toEqual(['house']);
    tab.alternatives.ghostsShown.value = false;
    expect(tab.alternatives.ghostShapes.value).toEqual([]);
  });
});
