import { useState } from 'preact/hooks';
import type { z } from 'zod';

/** @returns under which name the browser keeps what is typed in a form of an amendment */
export function formKey(place: { jurisdiction: string; number: number } | null, form: string): string | null {
  return place === null ? null : `hundredfoot.amendment.${place.jurisdiction}.${place.number}.${form}`;
}

/**
 * Reads what was typed before the page was loaded anew.
 * @param key  null: nothing is kept
 * @returns `empty` where there is nothing, or nothing that can be read
 */
export function readKept<T>(key: string | null, schema: z.ZodType<T>, empty: T): T {
  if (key === null) return empty;
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : empty;
  } catch {
    return empty;
  }
}

/** Keeps what is typed; what is as empty as at first is forgotten. */
export function keepTyped<T>(key: string | null, typed: T, empty: T): void {
  if (key === null) return;
  try {
    if (JSON.stringify(typed) === JSON.stringify(empty)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Storage is a convenience: what is typed is still on screen.
  }
}

/**
 * What is typed in a form, kept in this browser until it is sent or emptied.
 * @param key  from formKey
 * @returns what is typed, and what changes it
 */
export function useKept<T>(key: string | null, schema: z.ZodType<T>, empty: T): [T, (typed: T) => void] {
  const [typed, setTyped] = useState(() => readKept(key, schema, empty));
  return [
    typed,
    (next) => {
      setTyped(next);
      keepTyped(key, next, empty);
    },
  ];
}
