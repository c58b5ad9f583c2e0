import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../core/contracts/accounts.js';
import type { SavedProposal, SavedProposalChange } from '../../../core/contracts/saved-proposals.js';
import { listDrafts } from '../../../client/draw/draft-store.js';
import { memoryStorage } from '../draw/memory-storage.js';
import { closeTabs, openTab, type Tab } from './open-tab.js';

const RING: [number, number][] = [
  [-73.73, 40.95],
  [-73.729, 40.95],
  [-73.729, 40.951],
];
const ID = '00000000-0000-4000-8000-000000000001';

/** A server that keeps one proposal, as the real one does. */
function server() {
  let kept: SavedProposal | null = null;
  let answers = true;
  const state = {
    reach: (reached: boolean): void => void (answers = reached),
    get: () => kept,
    /** as another device changes it */
    change: (change: Partial<SavedProposal>): void => {
      if (kept !== null) kept = { ...kept, ...change, revision: kept.revision + 1 };
    },
    forget: (): void => void (kept = null),
    fetch: async (path: string, init: RequestInit): Promise<Response> => {
      await Promise.resolve();
      if (!answers) throw new TypeError('no network');
      const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
      if (path.startsWith('/api/health')) return json(200, {});
      const body = JSON.parse(typeof init.body === 'string' ? init.body : 'null') as SavedProposalChange;
      const revision = (kept?.revision ?? 0) + 1;
      const next = (): SavedProposal => ({
        ...body,
        id: ID,
        jurisdiction: 'demo',
        alternatives: body.drawing.alternatives.length,
        revision,
        updatedAt: '2026-05-01T12:00:00.000Z',
        shareKey: null,
      });
      if (init.method === 'POST') return json(201, (kept = next()));
      if (kept === null)
        return json(404, { title: 'Not found', status: 404, detail: 'Gone.', code: 'NotFound' });
      const seen = new Headers(init.headers).get('if-match');
      if (seen !== `"r${kept.revision}"`)
        return json(409, {
          detail: 'Changed.',
          code: 'Conflict',
          conflict: { kind: 'edited-meanwhile', yourRevision: 0, current: kept },
        });
      return json(200, (kept = next()));
    },
  };
  return state;
}

const SESSION = {
  account: { id: ID, fullName: 'Pia Plannwell', roles: [], passwordIsTemporary: false },
  csrfToken: 'token',
} as unknown as Session;

function draw({ drawing }: Tab, name: string): void {
  const id = drawing.addPolygons([[RING]]);
  drawing.editShape(id ?? '', { name });
}

async function begin() {
  const there = server();
  const browser = memoryStorage();
  const tab = await openTab({ browser, tab: memoryStorage(), fetch: there.fetch });
  tab.session.takeSession(SESSION);
  draw(tab, 'house');
  await tab.saved.saveNow();
  return { there, tab, drafts: () => listDrafts({ browser, tab: memoryStorage() }, 'demo') };
}

const namesOn = (proposal: SavedProposal | null) =>
  proposal?.drawing.alternatives.map(({ shapes }) => shapes.map(({ name }) => name));

afterEach(() => {
  closeTabs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a proposal kept on the server', () => {
  it('is known to be there, until something is changed', async () => {
    const { tab, there } = await begin();
    expect(there.get()).toMatchObject({ title: 'Untitled proposal', revision: 1 });
    expect(tab.saved.saving.value).toEqual({ state: 'idle' });
    expect(tab.saved.unsaved.value).toBe(false);
    draw(tab, 'pool');
    expect(tab.saved.unsaved.value).toBe(true);
    tab.drawing.undoChange();
    tab.drawing.undoChange();
    expect(tab.saved.unsaved.value).toBe(false);
  });

  it('is saved by itself after a pause, and when the connection comes back', async () => {
    vi.useFakeTimers();
    const { tab, there } = await begin();
    tab.saved.followSaving();
    draw(tab, 'pool');
    await vi.advanceTimersByTimeAsync(3000);
    expect(namesOn(there.get())).toEqual([['house', 'pool']]);
    there.reach(false);
    draw(tab, 'shed');
    await vi.advanceTimersByTimeAsync(3000);
    expect(tab.saved.saving.value).toEqual({ state: 'waiting' });
    draw(tab, 'barn');
    there.reach(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(namesOn(there.get())).toEqual([['house', 'pool', 'shed', 'barn']]);
    expect(tab.saved.unsaved.value).toBe(false);
  });

  it('that was changed elsewhere is not written over, and both can be kept as alternatives', async () => {
    const { tab, there } = await begin();
    const elsewhere = there.get();
    there.change({ title: 'Elsewhere' });
    draw(tab, 'pool');
    await tab.saved.saveNow();
    const state = tab.saved.saving.value;
    expect(state).toMatchObject({ state: 'conflict', there: { title: 'Elsewhere', revision: 2 } });
    expect(there.get()?.revision).toBe(2);
    tab.alternatives.addAlternatives(elsewhere?.drawing.alternatives ?? [], 'from the server');
    expect(tab.alternatives.alternatives.value.map(({ name }) => name)).toEqual([
      'Alternative A',
      'Alternative A (from the server)',
    ]);
  });

  it('that was changed elsewhere can be taken, and what was here stays as a copy', async () => {
    const { tab, there, drafts } = await begin();
    there.change({ title: 'Elsewhere', drawing: { ...tab.drawing.drawing.value } });
    draw(tab, 'pool');
    await tab.saved.saveNow();
    const now = there.get();
    if (now !== null) tab.open.takeFromServer('demo', now);
    expect(tab.draft.draft.value.title).toBe('Elsewhere');
    expect(tab.drawing.shapes.value.map(({ name }) => name)).toEqual(['house']);
    expect(tab.saved.unsaved.value).toBe(false);
    const copy = drafts().find(({ saved }) => saved === null);
    expect(copy?.drawing.alternatives[0]?.shapes.map(({ name }) => name)).toEqual(['house', 'pool']);
    expect(drafts()).toHaveLength(2);
  });

  it('is not in conflict with itself: an answer that was lost on its way is taken as given', async () => {
    const { tab, there } = await begin();
    draw(tab, 'pool');
    // The change was made and its answer did not come, in whichever order the server gives its members.
    const { title, ...rest } = there.get() ?? ({} as SavedProposal);
    there.change({ ...rest, title, drawing: tab.drawing.drawing.value });
    await tab.saved.saveNow();
    expect(tab.saved.saving.value).toEqual({ state: 'idle' });
    expect(tab.draft.draft.value.saved?.revision).toBe(2);
    expect(tab.saved.unsaved.value).toBe(false);
  });

  it('goes on in this browser when it was deleted on the server', async () => {
    const { tab, there, drafts } = await begin();
    there.forget();
    draw(tab, 'pool');
    await tab.saved.saveNow();
    expect(tab.saved.saving.value).toMatchObject({ state: 'failed', failure: { code: 'NotFound' } });
    expect(tab.draft.draft.value.saved).toBeNull();
    expect(drafts()[0]?.drawing.alternatives[0]?.shapes).toHaveLength(2);
    await tab.saved.saveNow();
    expect(namesOn(there.get())).toEqual([['house', 'pool']]);
  });
});
