import { benchAmendmentEffects } from './amendment-against-village.js';
import type { BenchContext, BenchRow, BenchWork } from './bench-row.js';
import type { BenchDatabase } from './databases.js';
import type { DataSetName } from './data-sets/data-set.js';
import { benchEmbedded } from './embedded-against-server.js';
import { benchEveryParcel } from './every-parcel.js';
import { benchFiftyPeople } from './fifty-people.js';
import { benchImport } from './import-parcels.js';
import { benchLarger } from './larger-against-village.js';
import { benchLiveSplit } from './live-split.js';
import { benchOverHttp } from './over-http.js';
import { benchParcel, benchProposal } from './proposal.js';

/** Databases as they are needed; each is made once. */
export interface BenchDatabases {
  /** whether there is a server, or the embedded database alone */
  hasServer: boolean;
  /** on the server where there is one */
  open(dataSet: DataSetName): Promise<BenchDatabase>;
  openEmbedded(dataSet: DataSetName): Promise<BenchDatabase>;
  /** for work that would change what the others measure; whoever asked for it closes it */
  openAnother(dataSet: DataSetName): Promise<BenchDatabase>;
}

/** One thing that is measured, by the name under which it can be asked for alone. */
export interface Work {
  name: string;
  /** @param dataSets  that were asked for */
  run(databases: BenchDatabases, dataSets: readonly DataSetName[]): Promise<BenchRow[]>;
}

/** Measures on each of the data sets that were asked for, or on those of them that are named. */
function onEach(
  measure: (database: BenchDatabase) => Promise<BenchRow[]>,
  only: readonly DataSetName[] = ['village', 'county', 'state'],
): Work['run'] {
  return async (databases, dataSets) => {
    const rows: BenchRow[] = [];
    for (const dataSet of dataSets.filter((each) => only.includes(each))) {
      rows.push(...(await measure(await databases.open(dataSet))));
    }
    return rows;
  };
}

const inHere =
  (work: BenchWork) =>
  ({ context }: BenchDatabase): Promise<BenchRow[]> =>
    work(context);

/** Measures each larger data set beside the village, on a server. */
function besideVillage(
  measure: (larger: BenchContext, village: BenchContext) => Promise<BenchRow[]>,
): Work['run'] {
  return async (databases, dataSets) => {
    const rows: BenchRow[] = [];
    for (const dataSet of dataSets.filter((each) => each !== 'village')) {
      const [larger, village] = [await databases.open(dataSet), await databases.open('village')];
      rows.push(...(await measure(larger.context, village.context)));
    }
    return rows;
  };
}

/** In the order in which they are measured and shown: what leaves many rows behind comes last. */
export const WORKS: readonly Work[] = [
  {
    // First, while this process holds nothing that others needed: its memory is a figure.
    name: 'import',
    async run(databases) {
      const own = await databases.openAnother('village');
      try {
        return await benchImport(own.context);
      } finally {
        await own.close();
      }
    },
  },
  { name: 'proposal', run: onEach(inHere(benchProposal)) },
  { name: 'parcel', run: onEach(inHere(benchParcel)) },
  { name: 'larger', run: besideVillage(benchLarger) },
  { name: 'http', run: onEach((database) => database.serving(benchOverHttp), ['village']) },
  { name: 'amendment', run: besideVillage(benchAmendmentEffects) },
  { name: 'split', run: () => Promise.resolve(benchLiveSplit()) },
  {
    name: 'embedded',
    async run(databases) {
      if (!databases.hasServer) return [];
      const [embedded, server] = [await databases.openEmbedded('village'), await databases.open('village')];
      return benchEmbedded(embedded.context, server.context);
    },
  },
  { name: 'people', run: onEach((database) => database.serving(benchFiftyPeople), ['village', 'county']) },
  {
    name: 'every-parcel',
    run: onEach((database) => database.serving(benchEveryParcel), ['village', 'county']),
  },
];
