import { signal } from '@preact/signals';

/** How corners come in other than from the pointer: typed, as courses of a survey, or out of a file. */
export type EntryWay = 'coordinates' | 'bearings' | 'file';

/** A form for that. */
export interface Entry {
  way: EntryWay;
  /** the shape whose corners are changed; null: a new one */
  shape: string | null;
}

/** The form that is open; null: none. */
export const entryOpen = signal<Entry | null>(null);
