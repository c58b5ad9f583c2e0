import { vi } from 'vitest';

/** What a tab's modules ask of the browser. */
export interface TabBrowser {
  browser: Storage;
  tab: Storage;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
}

const listeners: ((event: Pick<StorageEvent, 'key' | 'newValue'>) => void)[] = [];

/** Tells every tab but none of what another has kept, as a browser does. */
export function tellOthers(from: number, key: string, newValue: string | null): void {
  for (const [index, listener] of listeners.entries()) if (index !== from) listener({ key, newValue });
}

/** Forgets the tabs of a test. */
export function closeTabs(): void {
  listeners.length = 0;
}

/** @returns the modules of the page anew, as a tab of its own has them, with its number */
export async function openTab({ browser, tab, fetch }: TabBrowser) {
  vi.resetModules();
  const number = listeners.length;
  const location = { hash: '#/screen-a-proposal?jurisdiction=demo' };
  vi.stubGlobal('window', {
    location,
    history: { pushState: () => undefined, replaceState: () => undefined },
    addEventListener: (type: string, listener: (typeof listeners)[number]) => {
      if (type === 'storage') listeners.push(listener);
    },
  });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('fetch', fetch);
  const modules = {
    number,
    drawing: await import('../../../client/state/drawing.js'),
    draft: await import('../../../client/state/draft.js'),
    alternatives: await import('../../../client/state/alternatives.js'),
    held: await import('../../../client/state/held.js'),
    kept: await import('../../../client/state/kept.js'),
    open: await import('../../../client/state/open-proposal.js'),
    saved: await import('../../../client/state/saved.js'),
    session: await import('../../../client/state/session.js'),
  };
  modules.kept.followDrawing();
  return modules;
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
