import type { Knex } from 'knex';
import { findRepeatedNumbers, uniteParts } from '../sql/imports/unite-parts.js';
import type { ImportTally } from './import-tally.js';

/**
 * Makes one parcel of the features of an import that are its parts, and says so, and which numbers are on several parcels
 * all the same.
 */
export async function uniteParcels(
  trx: Knex.Transaction,
  importId: string,
  tally: ImportTally,
): Promise<void> {
  const { united, features, numbers } = await uniteParts(trx, importId);
  if (united > 0) {
    const parcels = united === 1 ? '1 parcel' : `${count(united)} parcels`;
    tally.remark(
      `${count(features)} features are parts of ${parcels}, by their tax map number and all that is said of them: ${named(numbers, united)}. Each is one parcel with the land of its parts; attributes in which the parts differ, such as numbers of rows and areas, were left out.`,
    );
  }
  const repeated = await findRepeatedNumbers(trx, importId);
  if (repeated.count > 0) {
    const which =
      repeated.count === 1 ? '1 tax map number is' : `${count(repeated.count)} tax map numbers are`;
    tally.remark(
      `${which} on several parcels that are not plainly parts of one, since other things said of them differ: ${named(repeated.numbers, repeated.count)}. They stay parcels of their own, each measured by itself.`,
    );
  }
}

function named(numbers: readonly string[], all: number): string {
  return [...numbers, ...(all > numbers.length ? ['…'] : [])].join(', ');
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
