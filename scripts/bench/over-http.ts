import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import { screenAndKeep } from '../../server/services/screen-proposal.js';
import { inOneSnapshot } from '../../server/services/in-one-snapshot.js';
import { screenParcel } from '../../server/services/screen-parcel.js';
import type { BenchContext, BenchRow } from './bench-row.js';
import { dataOf } from './data-words.js';
import { of } from './proposal.js';
import type { ServedProcess } from './serve.js';
import { benchParcels, benchProposals } from './subjects.js';
import { pairedTimes, quantile, timingOf, type PairedTimes } from './timing.js';

const SUBJECTS = 12;
const RUNS = { runs: 96, warmUp: 24 } as const;

/** @returns the answer's body, read to the end */
async function asked(url: string, body?: unknown): Promise<string> {
  const response = await fetch(
    url,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text;
}

function rowOf(context: BenchContext, work: string, times: PairedTimes): BenchRow {
  const more = times.ours.map((ours, at) => ours - (times.theirs[at] ?? Number.NaN));
  return {
    work,
    beside: 'the service, called in a process of its own on the same database',
    data: dataOf(context),
    ours: timingOf(times.ours),
    theirs: timingOf(times.theirs),
    figures: [
      { name: 'median of what it takes more', value: quantile(more, 0.5), unit: 'ms', goal: { atMost: 5 } },
    ],
    agreement: null,
    notes: ['Each pair asks the same question, and each answer is kept where the service keeps it.'],
  };
}

/** The same questions over HTTP, to a server in a process of its own, beside the services that it calls. */
export async function benchOverHttp(server: ServedProcess, context: BenchContext): Promise<BenchRow[]> {
  const { knex, jurisdiction } = context;
  const proposals = await benchProposals(knex, jurisdiction, SUBJECTS);
  const parcels = await benchParcels(knex, jurisdiction, SUBJECTS);
  const proposal = await pairedTimes(
    RUNS,
    (run) => asked(`${server.url}api/screenings`, of(proposals, run).request),
    async (run) => JSON.stringify(await screenAndKeep(knex, BUILT_IN_ORDINANCES, of(proposals, run).request)),
  );
  const parcel = await pairedTimes(
    RUNS,
    (run) => asked(`${server.url}api/parcels/${of(parcels, run).id}/screening`),
    async (run) =>
      JSON.stringify(
        (await inOneSnapshot(knex, (trx) => screenParcel(trx, BUILT_IN_ORDINANCES, of(parcels, run).id, {})))
          .answer,
      ),
  );
  return [
    rowOf(context, 'screen one proposal over HTTP', proposal),
    rowOf(context, 'check one parcel over HTTP', parcel),
  ];
}
