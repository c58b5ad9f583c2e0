import { formatWidth } from '../../../core/format.js';
import type { BatchRow } from '../../sql/parcel-batches/batch-rows.js';
import { METHOD_ID } from '../screening-answer.js';

/** @returns what to know before relying on the rows of a batch, each a sentence */
export function batchNotices({
  searchedFt,
  method,
  state,
}: Pick<BatchRow, 'searchedFt' | 'method' | 'state'>): string[] {
  return [
    'The map is guidance. It may show wetland where there is none and miss wetland that is there; the boundary is fixed in the field. No row says that no permit is needed.',
    `Wetlands were looked for within ${formatWidth(searchedFt)} of each parcel. Where none is nearer, the distance is left empty.`,
    'Each row is what the screening of the parcel itself says under the same day, ordinance and map version.',
    ...(method === METHOD_ID ? [] : ['It was measured by an earlier way of measuring.']),
    ...(state === 'cancelled' || state === 'failed'
      ? ['It was not finished: parcels without a row were not looked at.']
      : []),
  ];
}
