import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { screenParcel } from '../../server/services/screen-parcel.js';
import { screenProposal } from '../../server/services/screen-proposal.js';
import type { BenchContext, BenchRow } from './bench-row.js';
import { of } from './proposal.js';
import { benchParcels, benchProposals } from './subjects.js';
import { pairedFigures, pairedTimes, type PairedTimes } from './timing.js';

const SUBJECTS = 12;
const RUNS = { runs: 48, warmUp: 24 } as const;

function rowOf(work: string, times: PairedTimes): BenchRow {
  return {
    work: `${work} on the embedded database`,
    beside: 'the same on a PostGIS server',
    data: 'village, both',
    ...pairedFigures(times, { median: null, p95: null }),
    agreement: null,
    notes: [
      'Published; nothing is asked of it. The embedded database is PostGIS in WebAssembly and answers one at a time.',
    ],
  };
}

/** What the embedded database costs, for one who asks alone. */
export async function benchEmbedded(embedded: BenchContext, server: BenchContext): Promise<BenchRow[]> {
  const here = await benchProposals(embedded.knex, embedded.jurisdiction, SUBJECTS);
  const there = await benchProposals(server.knex, server.jurisdiction, SUBJECTS);
  const proposal = await pairedTimes(
    RUNS,
    (run) => screenProposal(embedded.knex, BUILT_IN_ORDINANCES, of(here, run).request),
    (run) => screenProposal(server.knex, BUILT_IN_ORDINANCES, of(there, run).request),
  );
  const parcelsHere = await benchParcels(embedded.knex, embedded.jurisdiction, SUBJECTS);
  const parcelsThere = await benchParcels(server.knex, server.jurisdiction, SUBJECTS);
  const parcel = await pairedTimes(
    RUNS,
    (run) => screenParcel(embedded.knex, BUILT_IN_ORDINANCES, of(parcelsHere, run).id, {}),
    (run) => screenParcel(server.knex, BUILT_IN_ORDINANCES, of(parcelsThere, run).id, {}),
  );
  return [rowOf('screen one proposal', proposal), rowOf('check one parcel', parcel)];
}
