import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formKey, keepTyped, readKept } from '../../../client/amend/kept-form.js';

const SCHEMA = z.object({ by: z.string(), on: z.string() });
const EMPTY = { by: '', on: '' };
const KEY = formKey({ jurisdiction: 'demo', number: 7 }, 'evidence');

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('what is typed in a form of an amendment', () => {
  it('is there again after the page is loaded anew', () => {
    storage();
    keepTyped(KEY, { by: 'A surveyor', on: '2026-10-02' }, EMPTY);
    expect(readKept(KEY, SCHEMA, EMPTY)).toEqual({ by: 'A surveyor', on: '2026-10-02' });
  });

  it('is kept for each amendment and each form apart', () => {
    storage();
    keepTyped(KEY, { by: 'A surveyor', on: '' }, EMPTY);
    expect(readKept(formKey({ jurisdiction: 'demo', number: 8 }, 'evidence'), SCHEMA, EMPTY)).toEqual(EMPTY);
    expect(readKept(formKey({ jurisdiction: 'demo', number: 7 }, 'file'), SCHEMA, EMPTY)).toEqual(EMPTY);
  });

  it('leaves nothing behind once it is sent', () => {
    const kept = storage();
    keepTyped(KEY, { by: 'A surveyor', on: '' }, EMPTY);
    keepTyped(KEY, EMPTY, EMPTY);
    expect(kept.size).toBe(0);
  });

  it('begins empty where what was kept cannot be read', () => {
    const kept = storage();
    for (const text of ['{"by":', '{"by":3}', '[]']) {
      kept.set(String(KEY), text);
      expect(readKept(KEY, SCHEMA, EMPTY), text).toEqual(EMPTY);
    }
  });

  it('does without a storage that the browser does not allow', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('not allowed');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(() => keepTyped(KEY, { by: 'x', on: '' }, EMPTY)).not.toThrow();
    expect(readKept(KEY, SCHEMA, EMPTY)).toEqual(EMPTY);
    expect(readKept(null, SCHEMA, EMPTY)).toEqual(EMPTY);
  });
});
