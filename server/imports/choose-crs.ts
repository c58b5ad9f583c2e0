import { InvalidInput } from '../../core/errors.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../core/units.js';
import type { CrsStatement } from './crs-statement.js';
import { DATUM_NOTICE, datumNotice } from './datum.js';
import { parsePrj } from './prj.js';
import { parseProjection, type Projection } from './projection.js';
import { sameProjection } from './same-projection.js';
import type { Position } from './shape.js';

/** Looks up a code among those the database knows. */
export type CrsCatalog = (code: number) => Promise<{ name: string; definition: string } | null>;

/** The system that the coordinates of a file are taken to be in. */
export interface ChosenCrs {
  code: string | null;
  name: string;
  /** how it was known */
  how: string;
  /** whether the file or the person named it; false for GeoJSON's degrees where no crs is given */
  named: boolean;
  /** what is done to the coordinates */
  conversion: string;
  notices: string[];
  geographic: boolean;
  toLonLat: (position: Position) => Position;
  /** the very same numbers where the file is in the system of storage */
  toStorage: (position: Position) => Position;
}

interface Candidate {
  code: string | null;
  name: string;
  how: string;
  named: boolean;
  projection: Projection;
}

/**
 * Decides in which system a file is. An explicit code wins over what the file says, with a notice when they differ.
 * @throws InvalidInput  when nothing says it, when what says it cannot be read, or on a datum that needs a shift
 */
export async function chooseCrs(
  statement: CrsStatement,
  option: number | null,
  catalog: CrsCatalog,
): Promise<ChosenCrs> {
  const storage = await byCode(STORAGE_SRID, '', catalog);
  if (option === null) return finish(await byStatement(statement, catalog), storage, []);
  const chosen = await byCode(option, `--crs EPSG:${option}`, catalog);
  return finish(chosen, storage, await contradiction(statement, chosen, catalog));
}

async function byCode(code: number, how: string, catalog: CrsCatalog): Promise<Candidate> {
  const entry = await catalog(code);
  if (entry === null) throw new InvalidInput(`EPSG:${code} is not among the coordinate systems known here.`);
  const projection = parseProjection(entry.definition);
  if (projection === null) {
    throw new InvalidInput(`EPSG:${code} (${entry.name}) is a system that cannot be converted here.`);
  }
  return { code: `EPSG:${code}`, name: entry.name, how, named: true, projection };
}

async function byStatement(statement: CrsStatement, catalog: CrsCatalog): Promise<Candidate> {
  switch (statement.kind) {
    case 'code':
      return byCode(statement.code, statement.from, catalog);
    case 'degrees':
      return {
        ...(await byCode(GEOGRAPHIC_SRID, statement.from, catalog)),
        code: null,
        name: 'longitude and latitude',
        named: !statement.byRule,
      };
    case 'wkt':
      return byPrj(statement.text, statement.from);
    case 'none':
      throw new InvalidInput(
        'Nothing says in which coordinate system the file is: it has no .prj beside it. ' +
          'Add the .prj, or name the system with --crs, such as --crs EPSG:2260.',
      );
    case 'unreadable':
      throw new InvalidInput(
        `The coordinate system cannot be read from ${statement.from}: ${statement.reason}. ` +
          'Name it with --crs, such as --crs EPSG:2260.',
      );
  }
}

function byPrj(text: string, from: string): Candidate {
  const prj = parsePrj(text);
  if (prj === null) {
    throw new InvalidInput(
      `The coordinate system cannot be read from ${from}: it holds no well-known text of a system that can be ` +
        'converted. Replace the file, or name the system with --crs, such as --crs EPSG:2260.',
    );
  }
  return { code: prj.code, name: prj.name, how: from, named: true, projection: prj.projection };
}

async function contradiction(
  statement: CrsStatement,
  chosen: Candidate,
  catalog: CrsCatalog,
): Promise<string[]> {
  if (statement.kind === 'none' || (statement.kind === 'degrees' && statement.byRule)) return [];
  if (statement.kind === 'unreadable') return [`${statement.from} cannot be read; ${chosen.how} is used.`];
  try {
    const stated = await byStatement(statement, catalog);
    if (sameProjection(stated.projection, chosen.projection)) return [];
    return [`${stated.how} says ${stated.name}; ${chosen.how} (${chosen.name}) contradicts it, and is used.`];
  } catch (error) {
    if (error instanceof InvalidInput) return [`${statement.from} cannot be read; ${chosen.how} is used.`];
    throw error;
  }
}

function finish(chosen: Candidate, storage: Candidate, notices: string[]): ChosenCrs {
  const { projection, name } = chosen;
  if (!projection.modern) {
    throw new InvalidInput(
      `${name} lies on the datum ${projection.datum ?? 'of its own'}. Moving it to NAD83 takes a shift of up to ` +
        'hundreds of feet that is not made here. Convert the file to NAD83 first (such as EPSG:2260 or EPSG:4269).',
    );
  }
  const unchanged = sameProjection(projection, storage.projection);
  const notice = datumNotice(name, projection);
  return {
    code: unchanged ? (chosen.code ?? storage.code) : chosen.code,
    name,
    how: chosen.how,
    named: chosen.named,
    conversion: unchanged
      ? `none: the coordinates are stored as they are, in ${storage.code}`
      : `projected to ${storage.code} without a shift of datum. ${DATUM_NOTICE}`,
    notices: notice === null ? notices : [...notices, notice],
    geographic: projection.geographic,
    toLonLat: projection.toLonLat,
    toStorage: unchanged
      ? (position) => position
      : (position) => storage.projection.fromLonLat(projection.toLonLat(position)),
  };
}
