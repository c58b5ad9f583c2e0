import { InvalidInput } from '../../core/errors.js';
import { GEOGRAPHIC_SRID, STORAGE_SRID } from '../../core/units.js';
import type { CrsStatement } from './crs-statement.js';
import { footDoubt } from './crs-feet.js';
import { DATUM_NOTICE, datumNotice } from './datum.js';
import { boxWithinArea, type CoordinateBox } from './crs-area.js';
import { parsePrj } from './prj.js';
import { parseProjection, type Projection } from './projection.js';
import { sameProjection } from './same-projection.js';
import type { Position } from './shape.js';

/** A coordinate system of a register. */
export interface CatalogEntry {
  /** the register it is in; Esri's codes are others than EPSG's */
  authority: 'EPSG' | 'ESRI';
  name: string;
  /** a PROJ string */
  definition: string;
  /** where the definition does not say it */
  datum?: string;
}

/** Looks up a code of the EPSG register, or of Esri's. */
export type CrsCatalog = (code: number) => Promise<CatalogEntry | null>;

/** Nothing that can be understood says in which system a file is: what its coordinates look like may help. */
export class UnknownCrs extends InvalidInput {}

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
  projection: Projection;
  /** coordinates of the file that lie in the area of use, without a need to convert them; others may too */
  within: CoordinateBox;
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
  const storage = await byCode(STORAGE_SRID, null, catalog);
  if (option === null) {
    const stated = await byStatement(statement, catalog);
    return finish(stated, storage, [...(await lyingCode(stated, catalog)), ...footNotices(stated)]);
  }
  const chosen = await byCode(option, null, catalog);
  return finish(chosen, storage, await contradiction(statement, chosen, catalog));
}

/** @param how  null: the person said the code */
async function byCode(code: number, how: string | null, catalog: CrsCatalog): Promise<Candidate> {
  const entry = await catalog(code);
  if (entry === null) throw new InvalidInput(`EPSG:${code} is not among the coordinate systems known here.`);
  const projection = parseProjection(entry.definition, entry.datum);
  const named = `${entry.authority}:${code}`;
  if (projection === null) {
    throw new InvalidInput(`${named} (${entry.name}) is a system that cannot be converted here.`);
  }
  return { code: named, name: entry.name, how: how ?? `--crs ${named}`, named: true, projection };
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
      throw new UnknownCrs(
        statement.why === undefined
          ? 'Nothing says in which coordinate system the file is: it has no .prj beside it. ' +
              'Add the .prj, or name the system with --crs, such as --crs EPSG:2260.'
          : `Nothing says in which coordinate system the file is: ${statement.why}. ` +
              'Name the system with --crs, such as --crs EPSG:2260.',
      );
    case 'unreadable':
      throw new UnknownCrs(
        `The coordinate system cannot be read from ${statement.from}: ${statement.reason}. ` +
          'Name it with --crs, such as --crs EPSG:2260.',
      );
  }
}

function byPrj(text: string, from: string): Candidate {
  const prj = parsePrj(text);
  if (prj === null) {
    throw new UnknownCrs(
      `The coordinate system cannot be read from ${from}: it holds no well-known text of a system that can be ` +
        'converted. Replace the file, or name the system with --crs, such as --crs EPSG:2260.',
    );
  }
  return { code: prj.code, name: prj.name, how: from, named: true, projection: prj.projection };
}

/** @returns a notice where the code that a text carries stands for another system than the one it describes */
async function lyingCode({ code, name, how, projection }: Candidate, catalog: CrsCatalog): Promise<string[]> {
  const entry = code === null ? null : await catalog(Number(code.split(':')[1]));
  const named = entry === null ? null : parseProjection(entry.definition, entry.datum);
  if (entry === null || named === null || sameProjection(named, projection)) return [];
  return [
    `${how} carries the code ${code ?? ''} (${entry.name}), but describes ${name}, which is another system. ` +
      'What it describes is used; name the system with --crs if that is wrong.',
  ];
}

function footNotices({ how, projection }: Candidate): string[] {
  const doubt = footDoubt(projection, how);
  return doubt === null ? [] : [doubt];
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
    projection,
    within: boxWithinArea(projection),
    toLonLat: projection.toLonLat,
    toStorage: unchanged
      ? (position) => position
      : (position) => storage.projection.fromLonLat(projection.toLonLat(position)),
  };
}
