import type { RowSort } from '../../core/contracts/parcel-batches.js';

/** A column of the table that can be sorted by, with the orders in which a press after the other puts it. */
export interface SortableColumn {
  label: string;
  /** the first is the one that is wanted most */
  orders: readonly [RowSort, ...RowSort[]];
  figure: boolean;
}

const figure = (label: string, first: RowSort, second: RowSort): SortableColumn => ({
  label,
  orders: [first, second],
  figure: true,
});

/** Columns of the table, but for the standing, which is filtered by. */
export const COLUMNS = {
  taxMapNumber: { label: 'Tax map number', orders: ['taxMapNumber'], figure: false },
  address: { label: 'Address', orders: ['address'], figure: false },
  parcel: figure('Parcel, sq ft', '-parcelSqFt', 'parcelSqFt'),
  wetland: figure('In wetland, sq ft', '-inWetlandSqFt', 'inWetlandSqFt'),
  watercourse: figure('In brook or pond, sq ft', '-inWatercourseSqFt', 'inWatercourseSqFt'),
  adjacent: figure('In adjacent area, sq ft', '-inAdjacentSqFt', 'inAdjacentSqFt'),
  nearest: figure('Nearest wetland, ft', 'nearestWetlandFt', '-nearestWetlandFt'),
} as const satisfies Record<string, SortableColumn>;

/** @returns the order that the next press on a column's heading makes */
export function nextSort({ orders }: SortableColumn, now: RowSort): RowSort {
  const at = orders.indexOf(now);
  return orders[(at + 1) % orders.length] ?? orders[0];
}

/** @returns how a column is sorted now, as `aria-sort` says it; null: it is another that is sorted by */
export function sortedHow({ orders }: SortableColumn, now: RowSort): 'ascending' | 'descending' | null {
  if (!orders.includes(now)) return null;
  return now.startsWith('-') ? 'descending' : 'ascending';
}
