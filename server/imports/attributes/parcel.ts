import { knownNames, STREET_NAMES } from '../../../core/import-columns.js';
import type { Shape } from '../shape.js';
import type { FeatureFields } from './feature-fields.js';
import type { RowContext } from './row-context.js';

const TAX_MAP_NUMBER = knownNames('parcels', 'tax_map_number');
const ADDRESS = knownNames('parcels', 'address');
const SBL = ['SBL'];
const PRINT_KEY = ['PRINT_KEY'];
const STREET_NUMBER = ['LOC_ST_NBR'];
const UNIT = ['LOC_UNIT'];

/** A row of `parcel`, its geometry apart. */
export interface ParcelRow {
  tax_map_number: string | null;
  address: string | null;
}

/** @returns what the attributes say of a parcel; its number as text exactly, since 001.10-1-05 is not 1.10-1-5 */
export function parcelRow(fields: FeatureFields, { checks }: RowContext, shape: Shape): ParcelRow {
  checks.acres.hold('parcels', fields, shape);
  return {
    tax_map_number: taxMapNumber(fields),
    address: fields.firstText('address', ADDRESS) ?? streetAddress(fields),
  };
}

/** The state's parcels have a number twice: without separators, twenty digits long, and as it is printed on a bill. */
const PACKED = /^\d{20}$/;

function taxMapNumber(fields: FeatureFields): string | null {
  const packed = PACKED.test(fields.written('tax_map_number', SBL) ?? '');
  return (
    (packed ? fields.firstText('tax_map_number', PRINT_KEY) : null) ??
    fields.firstText('tax_map_number', TAX_MAP_NUMBER)
  );
}

/** New York's parcels have the number and the street of a place in columns of their own. */
function streetAddress(fields: FeatureFields): string | null {
  const street = fields.firstText('address', STREET_NAMES);
  if (street === null) return null;
  const number = fields.firstText('address', STREET_NUMBER);
  const unit = fields.firstText('address', UNIT);
  return [number, street, unit].filter((part) => part !== null).join(' ');
}
