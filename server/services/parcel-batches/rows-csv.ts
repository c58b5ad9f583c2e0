import type { ParcelRow, Standing } from '../../../core/contracts/parcel-batches.js';
import { formatWidth } from '../../../core/format.js';
import type { BatchRow } from '../../sql/parcel-batches/batch-rows.js';

/** How a standing is called in a table. */
const WORDS: Readonly<Record<Standing, string>> = {
  wetland: 'in wetland or water',
  'adjacent-area': 'in the adjacent area',
  'too-close': 'too close to call',
  'none-found': 'none found on the map',
  undetermined: 'cannot be told: a layer is not loaded',
  'no-rule': 'the ordinance controls no land',
  'not-measured': 'could not be measured',
};

type Terms = Pick<BatchRow, 'searchedFt' | 'ordinanceId' | 'on' | 'mapVersion' | 'method'>;

/** @returns the headings of a file of rows, with units and how far was looked */
export function csvHeadings({ searchedFt }: Terms): string[] {
  return [
    'Parcel id',
    'Tax map number',
    'Address',
    'Standing',
    'Certain',
    'Parcel (sq ft)',
    'In wetland (sq ft)',
    'In water (sq ft)',
    'In adjacent area (sq ft)',
    `Nearest regulated wetland (ft; empty: none within ${formatWidth(searchedFt)})`,
    'Rules that apply',
    'Of these, not certain',
    'Why not measured',
    'Ordinance',
    'Day',
    'Map version',
    'Method',
  ];
}

const figure = (value: number | null): string => (value === null ? '' : value.toFixed(1));

/** @returns a row as cells, in the order of the headings; every row names what it was measured under */
export function csvCells(
  row: ParcelRow,
  { ordinanceId, on, mapVersion, method }: Terms,
): (string | number)[] {
  return [
    row.parcel,
    row.taxMapNumber ?? '',
    row.address ?? '',
    WORDS[row.standing],
    row.certain ? 'yes' : 'no',
    figure(row.parcelSqFt),
    figure(row.inWetlandSqFt),
    figure(row.inWatercourseSqFt),
    figure(row.inAdjacentSqFt),
    figure(row.nearestWetlandFt),
    row.rules.map(({ rule }) => rule).join(' '),
    row.rules
      .filter(({ certain }) => !certain)
      .map(({ rule }) => rule)
      .join(' '),
    row.reason ?? '',
    ordinanceId,
    on,
    mapVersion,
    method,
  ];
}
