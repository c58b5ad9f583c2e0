import { Conflict, InvalidInput } from '../../core/errors.js';
import type { ChosenCrs, CrsCatalog } from './choose-crs.js';
import { hintAbout } from './crs-hint.js';
import type { ParsedImportRequest } from './import-request.js';
import type { ImportTally } from './import-tally.js';
import { coordinatesText, placeText, type LonLatBox } from './place.js';

/** Ids named in a refusal. */
const NAMED_IDS = 10;

/**
 * Refuses an import of which nothing came in, with the reason that most of its features share.
 * @throws InvalidInput  with the features' own problems
 */
export async function refuseEmpty(
  tally: ImportTally,
  crs: ChosenCrs,
  municipality: string,
  outline: LonLatBox | null,
  catalog: CrsCatalog,
): Promise<void> {
  if (tally.accepted > 0) return;
  const problems = tally.rejected;
  if (tally.read === 0) throw new InvalidInput('The file has no features.');
  if (problems.length === 0) {
    throw new InvalidInput(`None of the ${tally.read} features has a geometry: nothing was imported.`);
  }
  const of = (kind: 'range' | 'area' | 'far'): number => tally.rejections.get(kind) ?? 0;
  const misplaced = of('range') + of('area') + of('far');
  if (misplaced * 2 <= tally.rejectedCount) {
    const which =
      tally.rejectedCount === 1 ? 'the only feature' : `each of the ${tally.rejectedCount} features`;
    const repair = tally.invalid > 0 ? ' Invalid polygons are taken in repaired with --repair.' : '';
    throw new InvalidInput(`Nothing came in: ${which} was rejected.${repair}`, problems);
  }
  const sample = tally.misplaced[0];
  const far = of('far') > of('range') + of('area');
  const hint = await hintAbout(far ? tally.placed : tally.misplaced, crs, outline, catalog);
  if (of('range') >= of('area') + of('far') && sample !== undefined) {
    throw new InvalidInput(
      `The coordinates cannot be in ${crs.name} (${crs.how}): ${coordinatesText(sample)} is no place in it.${hint}`,
      problems,
    );
  }
  if (of('area') >= of('far') && sample !== undefined) {
    throw new InvalidInput(
      `The file lies far from ${municipality}: read as ${crs.name} (${crs.how}), ${coordinatesText(sample)} is ` +
        `${placeText(crs.toLonLat(sample))}, outside New York's eastern zone.${hint}`,
      problems,
    );
  }
  throw new InvalidInput(
    `None of the ${tally.rejectedCount} features lies within 10 miles of ${municipality}; the nearest is ` +
      `${(tally.nearestFt / 5280).toFixed(1)} miles away.${hint}`,
    problems,
  );
}

/**
 * Refuses to put a file in the place of a layer when features of it were rejected: they would be gone from the map
 * without anybody having said so. Where the request allows it, a notice says how many.
 * @throws InvalidInput  with the features' own problems
 */
export function refuseRejected(tally: ImportTally, request: ParsedImportRequest): void {
  const { rejectedCount } = tally;
  if (!request.replace || rejectedCount === 0) return;
  const single = rejectedCount === 1;
  const which = `${rejectedCount} of the ${tally.read} features ${single ? 'was' : 'were'} rejected`;
  if (request.allowRejected) {
    tally.remark(
      `${which} and ${single ? 'is' : 'are'} not on the map that replaces the one before (--allow-rejected).`,
    );
    return;
  }
  const them = single ? 'it' : 'them';
  const repair = tally.invalid > 0 && !request.repair ? ' accept repairs with --repair,' : '';
  throw new InvalidInput(
    `${which}, and with --replace ${single ? 'it' : 'they'} would be missing from the map. Nothing was changed. ` +
      `Mend ${them},${repair} or say --allow-rejected to go on without ${them}.`,
    [...tally.rejected].sort((a, b) => a.feature - b.feature),
  );
}

/** @throws Conflict  when ids of the file are on the map already */
export function refuseTakenIds(layer: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const named = ids.slice(0, NAMED_IDS).join(', ');
  const more = ids.length > NAMED_IDS ? ` and ${ids.length - NAMED_IDS} more` : '';
  throw new Conflict(
    `The map already has ${layer} of these ids: ${named}${more}. Nothing was imported. Use --replace to put this ` +
      'file in the place of the layer (the present features are retired, not deleted), or give them other ids.',
  );
}
