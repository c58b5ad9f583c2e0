import type { Knex } from 'knex';
import type { MapWetland, WetlandHistory, WetlandPast } from '../../../core/contracts/map-history.js';
import { wetlandWords } from '../../../core/cowardin/wetland-words.js';
import { localDateOf, type CalendarDate } from '../../../core/dates.js';
import { NotFound } from '../../../core/errors.js';
import { readEvidence, type EvidenceRow } from '../../sql/amendments/read-evidence.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import {
  MOST_STATES,
  readLineage,
  readWetlandPast,
  type PastRow,
} from '../../sql/map-history/read-wetland-past.js';
import { readWetland } from '../../sql/map-history/read-wetland.js';
import { evidenceFrom } from './map-versions.js';
import { requireVersionOn } from './require-version.js';

/**
 * @param wetland  its id on the map
 * @param on  the day; today in New York when absent
 * @returns the wetland as the map of that day shows it
 * @throws NotFound  for an unknown jurisdiction, or a wetland that is not on that map
 */
export async function wetlandOnMap(
  knex: Knex.Transaction,
  jurisdictionId: string,
  wetland: string,
  on: CalendarDate = localDateOf(new Date()),
): Promise<MapWetland> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const { number, since } = await requireVersionOn(knex, jurisdiction, on);
  const row = await readWetland(knex, jurisdiction.id, wetland, number);
  if (row === null) {
    throw new NotFound(
      `There is no wetland "${wetland}" on the map of ${jurisdiction.name} of ${on} (version ${number}). Its history, if it has one, says when it was.`,
    );
  }
  return {
    ...row.state,
    jurisdiction: jurisdiction.id,
    wetland,
    mapVersion: number,
    mapSince: since,
    firstVersion: row.firstVersion,
    classInWords: wetlandWords(row.attributes),
  };
}

function pastFrom({ amendmentKey: _key, ...past }: PastRow, evidence: readonly EvidenceRow[]): WetlandPast {
  return { ...past, evidence: evidence.map(evidenceFrom) };
}

/**
 * @param wetland  its id on the map
 * @returns all that the wetland has been on the map, newest first, with the evidence of each change, and its kin
 * @throws NotFound  for an unknown jurisdiction, or a wetland that was never on its map
 */
export async function wetlandHistory(
  knex: Knex.Transaction,
  jurisdictionId: string,
  wetland: string,
): Promise<WetlandHistory> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const past = await readWetlandPast(knex, jurisdiction.id, wetland);
  if (past.length === 0) {
    throw new NotFound(`There was never a wetland "${wetland}" on the map of ${jurisdiction.name}.`);
  }
  const shown = past.slice(0, MOST_STATES);
  const evidence = await readEvidence(
    knex,
    shown.flatMap(({ amendmentKey }) => amendmentKey ?? []),
  );
  const concerns = (row: PastRow) =>
    evidence.filter(
      ({ amendmentKey, wetlands }) =>
        amendmentKey === row.amendmentKey && (wetlands.length === 0 || wetlands.includes(wetland)),
    );
  const items = shown.map((row) => pastFrom(row, concerns(row)));
  return {
    jurisdiction: jurisdiction.id,
    wetland,
    items,
    ...(await readLineage(knex, jurisdiction.id, wetland)),
    ...(past.length > shown.length ? { left: past.length - shown.length } : {}),
  };
}
