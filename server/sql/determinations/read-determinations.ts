import type { Knex } from 'knex';
import type { Determination, LookedAt } from '../../../core/contracts/determinations.js';
import { GEOGRAPHIC_SRID } from '../../../core/units.js';
import { isoTime } from '../amendments/iso-time.js';

/** A determination as it is stored; what the law makes of it is worked out beside it. */
export interface DeterminationRow extends Omit<
  Determination,
  | 'jurisdiction'
  | 'outcomes'
  | 'outcomeLabel'
  | 'votesNeeded'
  | 'answerDue'
  | 'deadlines'
  | 'citation'
  | 'leadsToAmendment'
  | 'lookedAt'
> {
  key: string;
  lookedAt: LookedAt | null;
}

const COLUMNS = `
  d.key::text as key, d.number, d.kind, to_char(d.requested_on, 'YYYY-MM-DD') as "requestedOn",
  d.requested_by as "requestedBy", d.about, d.tax_map_number as "taxMapNumber",
  cast(ST_AsGeoJSON(ST_Transform(d.geom, ${GEOGRAPHIC_SRID}), 12, 0) as json) as geometry, d.map_version as "mapVersion",
  d.outcome, to_char(d.decided_on, 'YYYY-MM-DD') as "decidedOn", d.decided_by as "decidedBy", d.statement,
  d.votes_for as "votesFor", d.votes_against as "votesAgainst",
  case when d.outcome is null then null else d.looked_at end as "lookedAt",
  earlier.number as supersedes,
  (select max(later.number) from determination later where later.supersedes_key = d.key) as "supersededBy",
  a.number as amendment, a.state as "amendmentState", d.revision, who.full_name as "createdBy", ${isoTime('d.created_at')} as "createdAt"`;

const FROM = `
  determination d left join determination earlier on earlier.key = d.supersedes_key
  left join amendment a on a.key = d.amendment_key left join account who on who.id = d.created_by`;

/** Which determinations of a municipality are meant. */
export interface DeterminationFilter {
  taxMapNumber: string | null;
  kind: string | null;
  /** number of the newest that is wanted */
  newest: number;
  count: number;
}

/** @returns determinations of a municipality, newest first */
export async function readDeterminations(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  filter: DeterminationFilter,
): Promise<DeterminationRow[]> {
  const result = await knex.raw<{ rows: DeterminationRow[] }>(
    `select ${COLUMNS} from ${FROM}
     where d.jurisdiction_id = :jurisdictionId and d.number <= cast(:newest as int)
       and (cast(:taxMapNumber as text) is null or d.tax_map_number = :taxMapNumber)
       and (cast(:kind as text) is null or d.kind = :kind)
     order by d.number desc limit cast(:count as int)`,
    { jurisdictionId, ...filter },
  );
  return result.rows;
}

/** @returns the determination of that number, null where there is none */
export async function findDetermination(
  knex: Knex | Knex.Transaction,
  jurisdictionId: string,
  number: number,
): Promise<DeterminationRow | null> {
  const result = await knex.raw<{ rows: DeterminationRow[] }>(
    `select ${COLUMNS} from ${FROM} where d.jurisdiction_id = :jurisdictionId and d.number = cast(:number as int)`,
    { jurisdictionId, number },
  );
  return result.rows[0] ?? null;
}
