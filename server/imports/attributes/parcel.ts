import type { FeatureFields } from './feature-fields.js';

const TAX_MAP_NUMBER = [
  'SBL',
  'PRINT_KEY',
  'PID',
  'TAX_MAP_NUMBER',
  'TAX_MAP_NO',
  'TAX_MAP_NUM',
  'TAX_MAP_ID',
  'TAX_MAP',
  'TAXMAP',
  'SWIS_SBL_ID',
  'SWIS_SBL',
  'SWISPKID',
  'SWIS_PRINT_KEY_ID',
  'PARCEL_ID',
  'PARCELID',
  'PARCEL_NO',
  'PARCEL_NUMBER',
  'PARCEL',
  'PIN',
  'APN',
  'MAP_BLOCK_LOT',
];

/** Where the land is; never where its owner gets his mail. */
const ADDRESS = [
  'address',
  'PARCEL_ADDRESS',
  'PARCEL_ADDR',
  'PARCELADDR',
  'SITE_ADDRESS',
  'SITE_ADDR',
  'SITUS_ADDRESS',
  'SITUS_ADDR',
  'SITUS',
  'LOC_ADDRESS',
  'LOC_ADDR',
  'PROPERTY_ADDRESS',
  'PROP_ADDRESS',
  'PROP_ADDR',
  'STREET_ADDRESS',
  'FULL_ADDRESS',
  'FULL_ADDR',
  'LOCATION',
];

/** A row of `parcel`, its geometry apart. */
export interface ParcelRow {
  tax_map_number: string | null;
  address: string | null;
}

/** @returns what the attributes say of a parcel; its number as text exactly, since 001.10-1-05 is not 1.10-1-5 */
export function parcelRow(fields: FeatureFields): ParcelRow {
  return {
    tax_map_number: fields.firstText('tax map number', TAX_MAP_NUMBER),
    address: fields.firstText('address', ADDRESS) ?? streetAddress(fields),
  };
}

/** New York's parcels have the number and the street of a place in columns of their own. */
function streetAddress(fields: FeatureFields): string | null {
  const street = fields.firstText('address', ['LOC_STREET']);
  if (street === null) return null;
  const number = fields.firstText('address', ['LOC_ST_NBR']);
  const unit = fields.firstText('address', ['LOC_UNIT']);
  return [number, street, unit].filter((part) => part !== null).join(' ');
}
