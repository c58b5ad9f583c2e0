import type { Knex } from 'knex';
import { findProjection } from '../sql/imports/find-projection.js';
import type { CrsCatalog } from './choose-crs.js';
import { projectionFromGdal } from './crs-from-gdal.js';

/**
 * @param knex  a database, or the transaction of an import
 * @returns the systems that the database knows, and behind them those that only GDAL does, which takes a second to ask
 */
export function crsCatalog(knex: Knex | Knex.Transaction): CrsCatalog {
  return async (code) => (await findProjection(knex, code)) ?? (await projectionFromGdal(code));
}
