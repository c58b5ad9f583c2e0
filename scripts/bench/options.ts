import { parseArgs } from 'node:util';
import { InvalidInput } from '../../core/errors.js';
import { DATA_SETS, type DataSetName } from './data-sets/data-set.js';

/** What somebody asked `npm run bench` for. */
export interface BenchOptions {
  /** names of works; null: all */
  only: string[] | null;
  dataSets: DataSetName[];
  /** whether data sets stay on the server, to be cloned the next time */
  keep: boolean;
  /** folder that the table is written to; null: it is only shown */
  out: string | null;
}

/** Where the table is that the documentation shows. */
const OUT = 'docs/bench';

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

function requireKnown(option: string, given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((each) => !known.includes(each));
  if (unknown.length === 0) return;
  throw new InvalidInput(
    `--${option} can name ${known.join(', ')}, separated by commas. It named ${unknown.join(', ')}.`,
  );
}

/**
 * @param given  what stands behind `npm run bench --`
 * @param works  the names of what can be measured
 * @param hasServer  whether DATABASE_URL names a server
 * @throws InvalidInput  for an option or a name that is not known, or a state without a server
 */
export function readOptions(
  given: readonly string[],
  works: readonly string[],
  hasServer: boolean,
): BenchOptions {
  const { values } = parsed(given);
  const only = values.only === undefined ? null : listed(values.only);
  requireKnown('only', only ?? [], works);
  const dataSets =
    values.data === undefined ? (hasServer ? ['village', 'county'] : ['village']) : listed(values.data);
  const names = Object.keys(DATA_SETS) as DataSetName[];
  requireKnown('data', dataSets, names);
  if (dataSets.includes('state') && !hasServer) {
    throw new InvalidInput('The state is measured on a PostGIS server only: set DATABASE_URL.');
  }
  return {
    only,
    dataSets: names.filter((name) => dataSets.includes(name)),
    keep: values.keep ?? false,
    // A table of some works alone would replace the whole one that the documentation shows.
    out: values.out ?? (only === null ? OUT : null),
  };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        only: { type: 'string' },
        data: { type: 'string' },
        keep: { type: 'boolean' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new InvalidInput(
      `${error instanceof Error ? error.message : String(error)}\nnpm run bench -- [--only proposal,parcel] [--data village,county,state] [--keep] [--out FOLDER]`,
    );
  }
}
