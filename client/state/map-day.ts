import { computed, signal } from '@preact/signals';
import type { CalendarDate } from '../../core/dates.js';
import { address } from './route.js';

/** The day on which the version that the map's history shows began; null: it shows none. */
export const historyDay = signal<CalendarDate | null>(null);

/** The day as of which the map is drawn; null: today. */
export const mapDay = computed<CalendarDate | null>(() =>
  address.value.task === 'history' ? (historyDay.value ?? address.value.on) : address.value.on,
);
