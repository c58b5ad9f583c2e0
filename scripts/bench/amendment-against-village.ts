import type { Knex } from 'knex';
import { Conflict } from '../../core/errors.js';
import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { amendmentEffects } from '../../server/services/effects/amendment-effects.js';
import { keepBenchScreenings, type BenchTown } from './amendment-effects.js';
import type { BenchContext, BenchRow } from './bench-row.js';
import { DATA_SETS } from './data-sets/data-set.js';
import { sharedLand } from './data-sets/seeded-sql.js';
import { pairedFigures, pairedTimes } from './timing.js';

/** How far the wetland is moved out by the draft, in feet. */
const MOVED_OUT_FT = 15;

/** Answers that are kept about houses at the wetland's edge, and asked again with the draft. */
const KEPT_ANSWERS = 20;

const RUNS = { runs: 21, warmUp: 4 } as const;

/** Of the wetlands of some acres on the land that is the same in each data set, always the same one. */
const WETLAND = `select key from wetland
  where jurisdiction_id = :jurisdiction and retired_version is null and kind = 'freshwater' and id like 'W-1-%'
    and area_sqft between 90000 and 250000 and ST_NumGeometries(geom) = 1 and ST_Contains(${sharedLand(DATA_SETS.village)}, geom)
  order by md5(id) limit 1`;

/** A draft that moves the outline of one wetland. */
async function draftOf(knex: Knex, jurisdiction: string): Promise<BenchTown> {
  return knex.transaction(async (trx) => {
    const draft = await trx.raw<{ rows: { key: string; number: number }[] }>(
      `insert into amendment (jurisdiction_id, number, title, base_version)
       select :jurisdiction, coalesce(max(number), 0) + 1, 'Bench', 1 from amendment where jurisdiction_id = :jurisdiction
       returning key::text as key, number`,
      { jurisdiction },
    );
    const [made] = draft.rows;
    const change = await trx.raw<{ rows: { wetland: string }[] }>(
      `insert into amendment_change (amendment_key, number, action, wetland_id, replaces_key, name, kind, local_importance,
         degraded, accuracy_ft, source, geom)
       select cast(:key as bigint), 1, 'reshape', id, key, name, kind, local_importance, degraded, accuracy_ft, source,
         ST_Multi(ST_Buffer(geom, cast(:movedOutFt as float8), 'quad_segs=4'))
       from wetland where key = (${WETLAND})
       returning wetland_id as wetland`,
      { key: made?.key ?? '', jurisdiction, movedOutFt: MOVED_OUT_FT },
    );
    const [changed] = change.rows;
    if (made === undefined || changed === undefined)
      throw new Conflict('The data set has no wetland to amend.');
    return { jurisdiction, amendment: made.number, wetland: changed.wetland };
  });
}

interface Effect {
  ask: () => Promise<unknown>;
  /** parcels that it changes, each with its figures, as text to compare */
  parcels: string[];
  answers: number;
}

async function effectIn({ knex, jurisdiction }: BenchContext): Promise<Effect> {
  const town = await draftOf(knex, jurisdiction);
  await keepBenchScreenings(knex, town, KEPT_ANSWERS);
  const ask = () => amendmentEffects(knex, BUILT_IN_ORDINANCES, { jurisdiction, number: town.amendment });
  const effects = await ask();
  return {
    ask,
    parcels: (effects.parcels ?? []).map(({ taxMapNumber, change, before, after }) =>
      JSON.stringify([taxMapNumber, change, before, after]),
    ),
    answers: effects.screeningsLookedAt,
  };
}

/** What one amendment changes, in a village and where there is much more around it. */
export async function benchAmendmentEffects(
  larger: BenchContext,
  village: BenchContext,
): Promise<BenchRow[]> {
  const there = await effectIn(larger);
  const here = await effectIn(village);
  const times = await pairedTimes(RUNS, there.ask, here.ask);
  const same = JSON.stringify(there.parcels) === JSON.stringify(here.parcels);
  return [
    {
      work: `effect of one amendment, ${larger.dataSet} against village`,
      beside: 'the same in the village',
      data: 'both on the PostGIS server',
      ...pairedFigures(times, { median: { atMost: 1.5 }, p95: null }),
      agreement: `The parcels that change and their figures are ${same ? 'the same' : 'not the same'} in both.`,
      notes: [
        `Computed again is only what lies around the wetland: ${there.parcels.length} parcels change and ${there.answers} kept ` +
          `answers are screened again in the ${larger.dataSet}, ${here.parcels.length} and ${here.answers} in the village.`,
      ],
    },
  ];
}
