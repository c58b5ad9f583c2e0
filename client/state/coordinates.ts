import { signal } from '@preact/signals';

/** The form for typing corners: closed, for a new shape, or for the shape with this id. */
export const coordinatesOpen = signal<string | null>(null);
