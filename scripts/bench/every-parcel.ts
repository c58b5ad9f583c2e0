import { PUBLIC } from '../../core/access.js';
import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { startBatch } from '../../server/services/parcel-batches/start-batch.js';
import { agreementOf } from './agreement.js';
import type { BenchContext, BenchRow, Timing } from './bench-row.js';
import type { AllParcels } from './beside/all-parcels.js';
import { findGeopandas, geopandasOverlay } from './beside/geopandas.js';
import { plainJoin } from './beside/plain-join.js';
import { turfOverlay } from './beside/turf.js';
import { dataOf } from './data-words.js';
import type { ServedProcess } from './serve.js';

const once = (seconds: number): Timing => ({ unit: 's', median: seconds, p95: null, runs: 1 });

interface Ours {
  batch: string;
  seconds: number;
  /** most that the server held, megabytes of a million bytes */
  memoryMb: number;
}

const LOOK_EVERY_MS = 100;

/** The job as the server runs it, in its own process; its seconds are those between its beginning and its end. */
async function ours(server: ServedProcess, { knex, jurisdiction }: BenchContext): Promise<Ours> {
  const { id } = await startBatch(knex, BUILT_IN_ORDINANCES, jurisdiction, {}, PUBLIC);
  let most = 0;
  for (;;) {
    most = Math.max(most, await server.memory());
    const found = await knex.raw<{ rows: { state: string; failure: string | null; seconds: number }[] }>(
      `select state, failure, extract(epoch from finished_at - started_at)::float8 as seconds
       from parcel_batch where id = cast(:id as uuid)`,
      { id },
    );
    const [batch] = found.rows;
    if (batch?.state === 'done') return { batch: id, seconds: batch.seconds, memoryMb: most / 1e6 };
    if (batch?.failure != null) throw new Error(`The batch failed: ${batch.failure}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** @returns sums of a batch on the grid, of all parcels or of a sample */
async function sumsOf(
  { knex }: BenchContext,
  batch: string,
  sample: string[] | null,
): Promise<{ wetland: number; adjacent: number; parcels: number }> {
  const found = await knex.raw<{ rows: { wetland: number; adjacent: number; parcels: number }[] }>(
    `select count(*)::float8 as parcels, coalesce(sum(r.in_wetland_sqft * ST_Area(p.geom) / p.area_sqft), 0) as wetland,
       coalesce(sum(r.in_adjacent_sqft * ST_Area(p.geom) / p.area_sqft), 0) as adjacent
     from parcel_result r join parcel p on p.key = r.parcel_key
     where r.batch_id = cast(:batch as uuid) and (not :sampled or r.parcel_key = any(cast(:sample as bigint[])))`,
    { batch, sampled: sample !== null, sample: sample ?? [] },
  );
  const [row] = found.rows;
  if (row === undefined) throw new Error('the sums of the batch came back empty');
  return row;
}

/** Screening every parcel as a job, beside three ways to overlay them all. */
export async function benchEveryParcel(server: ServedProcess, context: BenchContext): Promise<BenchRow[]> {
  const { onProgress, dataSet } = context;
  onProgress(`Every parcel of the ${dataSet}: as a job`);
  const mine = await ours(server, context);
  const work = 'screen every parcel';
  const row = async (
    beside: string,
    atLeast: number,
    theirs: AllParcels,
    reasons: string,
    notes: string[],
    alsoOurs: BenchRow['figures'] = [],
  ): Promise<BenchRow> => {
    const sums = await sumsOf(context, mine.batch, theirs.sample);
    return {
      work,
      beside,
      data: `${dataOf(context)}, ${theirs.parcels.toLocaleString('en-US')} parcels`,
      ours: once(mine.seconds),
      theirs: once(theirs.seconds),
      figures: [
        { name: 'times as fast', value: theirs.seconds / mine.seconds, unit: '×', goal: { atLeast } },
        ...alsoOurs,
      ],
      agreement: agreementOf(
        [
          { what: 'in wetlands', ours: sums.wetland, theirs: theirs.inWetlandSqFt },
          { what: 'in the adjacent area', ours: sums.adjacent, theirs: theirs.inAdjacentSqFt },
        ],
        reasons,
      ),
      notes,
    };
  };
  onProgress(`Every parcel of the ${dataSet}: by a join`);
  const rows = [
    await row(
      'the plain PostGIS join with ST_Intersection',
      2,
      await plainJoin(context),
      'Sums of all parcels, on the grid; ours is 100 ft wide on the ground, 0.005 % less.',
      [
        'Ours also tells which rules apply to each parcel and with what certainty, looks for what lies within reach, and keeps a row of each.',
      ],
      [
        {
          name: 'most memory of the server',
          value: mine.memoryMb,
          unit: 'MB',
          goal: context.database === 'server' ? { atMost: 300 } : null,
        },
      ],
    ),
  ];
  const geopandas = await findGeopandas();
  if (geopandas === null) {
    rows.push(
      leftOut(
        context,
        work,
        'geopandas overlay',
        'Left out: there is no Python with geopandas and a spatial index here.',
      ),
    );
  } else {
    onProgress(`Every parcel of the ${dataSet}: by geopandas`);
    rows.push(
      await row(
        `geopandas ${geopandas.version} overlay`,
        8,
        await geopandasOverlay(context, geopandas.python),
        'Sums of all parcels, on the grid; ours is 100 ft wide on the ground, 0.005 % less.',
        ['Reading the layers and starting Python are not counted.'],
      ),
    );
  }
  onProgress(`Every parcel of the ${dataSet}: by turf`);
  const turf = await turfOverlay(context);
  rows.push(
    await row(
      'turf with rbush in Node',
      100,
      turf,
      'Sums of the sample; turf measures on a sphere, in degrees.',
      [
        `Extrapolated from ${turf.sample?.length ?? 0} parcels and the wetlands near them; each wetland is buffered once.`,
      ],
    ),
  );
  return rows;
}

function leftOut(context: BenchContext, work: string, beside: string, note: string): BenchRow {
  return {
    work,
    beside,
    data: dataOf(context),
    ours: null,
    theirs: null,
    figures: [],
    agreement: null,
    notes: [note],
  };
}
