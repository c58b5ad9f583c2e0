import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { JurisdictionSettings } from '../../core/ordinance.js';
import { inWords } from '../../core/rules/wording.js';
import { readLaterImports } from '../sql/screening/read-later-imports.js';
import type { KeptScreening } from '../sql/screening/read-screening.js';
import type { AnswerComparison } from './rerun-differences.js';
import { METHOD_ID } from './screening-answer.js';

function settingsReason(then: JurisdictionSettings | null, now: JurisdictionSettings): string[] {
  if (then === null) {
    return [
      'Which settings the municipality had then is not known: they were not recorded yet. This is computed with those of now.',
    ];
  }
  return isDeepStrictEqual(then, now)
    ? []
    : ['The settings of the municipality have changed since. This is computed with those of then.'];
}

async function layerReasons(knex: Knex, kept: KeptScreening): Promise<string[]> {
  const { jurisdictionId, mapVersion, newestImport, keptAt } = kept;
  const { layers, joined } = await readLaterImports(knex, jurisdictionId, mapVersion, newestImport ?? keptAt);
  return [
    ...(newestImport === null
      ? [
          'Which imports had been made then is not known: they were not recorded yet. Later ones are told by their time.',
        ]
      : []),
    ...(layers.length > 0
      ? [
          `Loaded since the answer was given: ${inWords(layers)}. These have no versions and are those of now.`,
        ]
      : []),
    ...(joined.length > 0
      ? [
          `Version ${mapVersion} of the wetlands map was added to since the answer was given: ${inWords(joined)}.`,
        ]
      : []),
  ];
}

function shapeReasons({ differences, lacking }: AnswerComparison): string[] {
  const reworded = differences.filter(({ wording }) => wording).length;
  return [
    ...(lacking.length > 0
      ? [
          `The answer was kept by an earlier version of the program and lacks ${inWords(lacking)}. It is compared on the members that it has.`,
        ]
      : []),
    ...(reworded > 0
      ? [
          reworded === 1
            ? '1 sentence reads otherwise than in the answer that was given.'
            : `${reworded} sentences read otherwise than in the answer that was given.`,
        ]
      : []),
  ];
}

/**
 * @param settings  of the municipality now
 * @param comparison  of the kept answer with the one computed anew
 * @returns what changed since an answer was kept that is no part of the versioned map, a sentence each
 */
export async function rerunReasons(
  knex: Knex,
  kept: KeptScreening,
  settings: JurisdictionSettings,
  comparison: AnswerComparison,
): Promise<string[]> {
  const method =
    kept.method === METHOD_ID
      ? []
      : [`The method of measuring was ${kept.method} then and is ${METHOD_ID} now, so digits may differ.`];
  const known = [
    ...method,
    ...settingsReason(kept.settings, settings),
    ...(await layerReasons(knex, kept)),
    ...shapeReasons(comparison),
  ];
  const unexplained = known.length === 0 && comparison.differences.length > 0;
  return unexplained
    ? [
        'Nothing on record explains what differs: the program, or the data of the ordinance, has changed without a new name of the method.',
      ]
    : known;
}
