import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { screenParcel } from '../../server/services/screen-parcel.js';
import { screenProposal } from '../../server/services/screen-proposal.js';
import { agreementOf, type ComparedAreas } from './agreement.js';
import type { BenchContext, BenchRow } from './bench-row.js';
import { of } from './proposal.js';
import { benchParcels, benchProposals } from './subjects.js';
import { pairedFigures, pairedTimes, type PairedTimes } from './timing.js';

const SUBJECTS = 12;
const RUNS = { runs: 96, warmUp: 24 } as const;

interface Totals {
  inWetlandSqFt: number | null;
  inAdjacentSqFt: number | null;
}

const areasOf = (name: string, ours: Totals, theirs: Totals): ComparedAreas[] =>
  (['inWetlandSqFt', 'inAdjacentSqFt'] as const).map((figure) => ({
    what: `${name}, ${figure}`,
    ours: ours[figure] ?? Number.NaN,
    theirs: theirs[figure] ?? Number.NaN,
  }));

function rowOf(
  larger: BenchContext,
  work: string,
  times: PairedTimes,
  areas: readonly ComparedAreas[],
): BenchRow {
  return {
    work: `${work}, ${larger.dataSet} against village`,
    beside: 'the same in the village',
    data: 'both on the PostGIS server',
    ...pairedFigures(times, { median: { atMost: 1.5 }, p95: null }),
    agreement: agreementOf(areas, 'The land around the subjects is the same in both.'),
    notes: [`The ${SUBJECTS} subjects lie in the square of land that the two data sets share.`],
  };
}

/** The same proposals and parcels in a village and where there is much more around it. */
export async function benchLarger(larger: BenchContext, village: BenchContext): Promise<BenchRow[]> {
  const there = await benchProposals(larger.knex, larger.jurisdiction, SUBJECTS);
  const here = await benchProposals(village.knex, village.jurisdiction, SUBJECTS);
  const proposalAreas: ComparedAreas[] = [];
  const proposal = await pairedTimes(
    RUNS,
    (run) => screenProposal(larger.knex, BUILT_IN_ORDINANCES, of(there, run).request),
    (run) => screenProposal(village.knex, BUILT_IN_ORDINANCES, of(here, run).request),
  );
  for (const [at, subject] of there.entries()) {
    const a = await screenProposal(larger.knex, BUILT_IN_ORDINANCES, subject.request);
    const b = await screenProposal(village.knex, BUILT_IN_ORDINANCES, of(here, at).request);
    proposalAreas.push(...areasOf(`proposal ${at + 1}`, a.answer.totals, b.answer.totals));
  }
  const parcelsThere = await benchParcels(larger.knex, larger.jurisdiction, SUBJECTS);
  const parcelsHere = await benchParcels(village.knex, village.jurisdiction, SUBJECTS);
  const parcelAreas: ComparedAreas[] = [];
  const parcel = await pairedTimes(
    RUNS,
    (run) => screenParcel(larger.knex, BUILT_IN_ORDINANCES, of(parcelsThere, run).id, {}),
    (run) => screenParcel(village.knex, BUILT_IN_ORDINANCES, of(parcelsHere, run).id, {}),
  );
  for (const [at, { id }] of parcelsThere.entries()) {
    const a = await screenParcel(larger.knex, BUILT_IN_ORDINANCES, id, {});
    const b = await screenParcel(village.knex, BUILT_IN_ORDINANCES, of(parcelsHere, at).id, {});
    parcelAreas.push(...areasOf(`parcel ${at + 1}`, a.answer.totals, b.answer.totals));
  }
  return [
    rowOf(larger, 'screen one proposal', proposal, proposalAreas),
    rowOf(larger, 'check one parcel', parcel, parcelAreas),
  ];
}
