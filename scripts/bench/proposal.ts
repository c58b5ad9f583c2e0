import type { Knex } from 'knex';
import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { screenParcel } from '../../server/services/screen-parcel.js';
import { screenProposal } from '../../server/services/screen-proposal.js';
import { agreementOf, type ComparedAreas } from './agreement.js';
import { bareOverlay, type BareAreas } from './bare-overlay.js';
import type { BenchContext, BenchRow } from './bench-row.js';
import { dataOf } from './data-words.js';
import { benchParcels, benchProposals } from './subjects.js';
import { pairedFigures, pairedTimes, type PairedTimes } from './timing.js';

const SUBJECTS = 12;
const RUNS = { runs: 120, warmUp: 24 } as const;
const BESIDE = 'the bare overlay SQL on the same connection';
const REASONS =
  'Compared on the grid. Ours is on the ground, where 100 ft are 0.005 % less than 100 ft of the grid here.';

interface Figures {
  inWetlandSqFt: number | null;
  inAdjacentSqFt: number | null;
}

function compared(name: string, subjectSqFt: number, ours: Figures, bare: BareAreas): ComparedAreas[] {
  // Ground to grid by the subject's own area, which both sides have.
  const toGrid = bare.all / subjectSqFt;
  return [
    {
      what: `${name} in the wetland`,
      ours: (ours.inWetlandSqFt ?? Number.NaN) * toGrid,
      theirs: bare.wetland,
    },
    {
      what: `${name} in the adjacent area`,
      ours: (ours.inAdjacentSqFt ?? Number.NaN) * toGrid,
      theirs: bare.adjacent,
    },
  ];
}

function rowOf(
  context: BenchContext,
  work: string,
  times: PairedTimes,
  agreement: string,
  p95: boolean,
): BenchRow {
  return {
    work,
    beside: BESIDE,
    data: dataOf(context),
    ...pairedFigures(times, { median: { atMost: 1.3 }, p95: p95 ? { atMost: 2 } : null }),
    agreement,
    notes: [`${SUBJECTS} different subjects, one after the other.`],
  };
}

/** Runs both on one connection, as the goal says. */
async function onOneConnection(
  knex: Knex,
  work: (trx: Knex.Transaction) => Promise<PairedTimes>,
): Promise<PairedTimes> {
  return knex.transaction(work, { readOnly: true });
}

/** Screening a proposal of five polygons, beside the bare overlay. */
export async function benchProposal(context: BenchContext): Promise<BenchRow[]> {
  const { knex, jurisdiction } = context;
  const subjects = await benchProposals(knex, jurisdiction, SUBJECTS);
  const areas: ComparedAreas[] = [];
  for (const [at, { request, geojson }] of subjects.entries()) {
    const { answer } = await screenProposal(knex, BUILT_IN_ORDINANCES, request);
    const bare = await bareOverlay(knex, { jurisdiction, geojson });
    areas.push(...compared(`proposal ${at + 1}`, answer.totals.disturbanceSqFt, answer.totals, bare));
  }
  const times = await onOneConnection(knex, (trx) =>
    pairedTimes(
      RUNS,
      (run) => screenProposal(trx, BUILT_IN_ORDINANCES, of(subjects, run).request),
      (run) => bareOverlay(trx, { jurisdiction, geojson: of(subjects, run).geojson }),
    ),
  );
  const work = 'screen one proposal (5 polygons, 200 corners) in the service';
  return [rowOf(context, work, times, agreementOf(areas, REASONS), true)];
}

/** Checking one parcel, beside the bare overlay of its outline. */
export async function benchParcel(context: BenchContext): Promise<BenchRow[]> {
  const { knex, jurisdiction } = context;
  const subjects = await benchParcels(knex, jurisdiction, SUBJECTS);
  const areas: ComparedAreas[] = [];
  for (const [at, { id, geojson }] of subjects.entries()) {
    const { answer } = await screenParcel(knex, BUILT_IN_ORDINANCES, id, {});
    const bare = await bareOverlay(knex, { jurisdiction, geojson: [geojson] });
    areas.push(...compared(`parcel ${at + 1}`, answer.totals.parcelSqFt, answer.totals, bare));
  }
  const times = await onOneConnection(knex, (trx) =>
    pairedTimes(
      RUNS,
      (run) => screenParcel(trx, BUILT_IN_ORDINANCES, of(subjects, run).id, {}),
      (run) => bareOverlay(trx, { jurisdiction, geojson: [of(subjects, run).geojson] }),
    ),
  );
  return [rowOf(context, 'check one parcel', times, agreementOf(areas, REASONS), false)];
}

/** @returns one subject after the other, from the first again after the last */
export function of<T>(subjects: readonly T[], run: number): T {
  const subject = subjects[run % subjects.length];
  if (subject === undefined) throw new Error('there is no subject to measure');
  return subject;
}
