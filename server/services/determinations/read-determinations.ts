import type { Knex } from 'knex';
import type {
  Determination,
  DeterminationList,
  DeterminationQuery,
} from '../../../core/contracts/determinations.js';
import { NotFound } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { kindsOf } from '../../../core/rules/determinations.js';
import { findDetermination, readDeterminations } from '../../sql/determinations/read-determinations.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { ordinanceOf } from '../ordinance-of.js';
import { determinationFrom } from './determination-from.js';

const NEWEST_THERE_CAN_BE = 1_000_000_000;

function nextPage(jurisdictionId: string, query: DeterminationQuery, before: number): string {
  const parameters = new URLSearchParams({ limit: String(query.limit), before: String(before) });
  if (query.taxMapNumber !== undefined) parameters.set('taxMapNumber', query.taxMapNumber);
  if (query.kind !== undefined) parameters.set('kind', query.kind);
  return `/api/jurisdictions/${encodeURIComponent(jurisdictionId)}/determinations?${parameters}`;
}

/**
 * @returns determinations of a municipality, newest first, with the kinds that its ordinance provides for; `next` is the
 *   address of the following page
 * @throws NotFound  for an unknown jurisdiction
 */
export async function listDeterminations(
  knex: Knex.Transaction,
  ordinances: OrdinanceBook,
  jurisdictionId: string,
  query: DeterminationQuery,
): Promise<DeterminationList> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const ordinance = ordinanceOf(ordinances, jurisdiction, undefined);
  const rows = await readDeterminations(knex, jurisdiction.id, {
    taxMapNumber: query.taxMapNumber ?? null,
    kind: query.kind ?? null,
    newest: (query.before ?? NEWEST_THERE_CAN_BE + 1) - 1,
    count: query.limit + 1,
  });
  const items = rows.slice(0, query.limit).map((row) => determinationFrom(jurisdiction.id, row, ordinance));
  const last = items.at(-1);
  return {
    items,
    next:
      rows.length > query.limit && last !== undefined ? nextPage(jurisdiction.id, query, last.number) : null,
    kinds: kindsOf(ordinance),
  };
}

/**
 * @returns one determination
 * @throws NotFound  for an unknown jurisdiction or number
 */
export async function readDetermination(
  knex: Knex.Transaction,
  ordinances: OrdinanceBook,
  jurisdictionId: string,
  number: number,
): Promise<Determination> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const row = await findDetermination(knex, jurisdiction.id, number);
  if (row === null) throw new NotFound(`${jurisdiction.name} has no determination ${number}.`);
  return determinationFrom(jurisdiction.id, row, ordinanceOf(ordinances, jurisdiction, undefined));
}
