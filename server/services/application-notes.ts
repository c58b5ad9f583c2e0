import type { Knex } from 'knex';
import type { LayerState } from '../../core/measurements.js';
import type { Ordinance } from '../../core/ordinance.js';
import type { ApplicationMeasures } from '../../core/rules/application/input.js';
import { inWords } from '../../core/rules/wording.js';
import { DRAWN_AREA_NOISE_SQFT } from '../../core/units.js';
import type { ChangesSince } from '../sql/application/read-changes-since.js';
import type { JurisdictionRecord } from '../sql/jurisdictions/find-jurisdiction.js';
import { measureSplit } from '../sql/screening/measure-split.js';
import type { SplitQuestion } from '../sql/screening/split-statement.js';
import type { KeptAnswer } from './application.js';
import { knownAreas } from './known-areas.js';

/** An answer that was kept, and what holds now. */
interface ThenAndNow {
  ordinance: Ordinance;
  jurisdiction: JurisdictionRecord;
  layers: LayerState;
  answer: KeptAnswer;
  question: SplitQuestion;
  measures: ApplicationMeasures;
  changes: ChangesSince;
}

/** Layers without versions: what they showed when the answer was given is not kept. */
const WITHOUT_VERSIONS = ['municipality', 'parcels', 'impaired-waters', 'roads', 'buildings'];

/** Whether the overlay that was kept, asked again, gives the figures of the answer. */
async function measuresAlike(
  knex: Knex,
  { ordinance, layers, answer, question }: ThenAndNow,
): Promise<boolean> {
  const { areas } = await measureSplit(knex, question);
  const again = knownAreas({ layers, ordinance }, areas);
  const members = [
    'inWetlandSqFt',
    'inWatercourseSqFt',
    'inAdjacentSqFt',
    'outsideMunicipalitySqFt',
  ] as const;
  return members.every((member) => {
    const [then, now] = [answer.totals[member], again[member]];
    return then === null || now === null ? then === now : Math.abs(then - now) <= DRAWN_AREA_NOISE_SQFT;
  });
}

function parcelsDiffer({ answer, measures }: ThenAndNow): boolean {
  const then = answer.parcels.map(({ id }) => id).toSorted();
  const now = measures.property.map(({ id }) => id).toSorted();
  return then.join() !== now.join();
}

/** How the map of the answer stands to that of today. */
function mapNotes({ mapVersion, mapSince }: JurisdictionRecord, answer: KeptAnswer): string[] {
  if (mapVersion === answer.mapVersion) return [];
  return [
    mapVersion > answer.mapVersion
      ? `The wetlands map has moved on to version ${mapVersion}, which holds since ${mapSince}. This is on version ${answer.mapVersion}, as the answer is; screen the proposal again to see it on the map of today.`
      : `The answer was asked for ${answer.on} and is on version ${answer.mapVersion} of the wetlands map, and so is this; the map of today is version ${mapVersion}.`,
  ];
}

/** @returns what changed in the database since the answer was given, and what that means for its application */
export async function changeNotes(knex: Knex, both: ThenAndNow): Promise<string[]> {
  const { answer, jurisdiction, changes } = both;
  const loaded = changes.imported.filter((layer) => WITHOUT_VERSIONS.includes(layer));
  return [
    ...mapNotes(jurisdiction, answer),
    ...(loaded.length > 0
      ? [
          `Loaded anew since the answer was given: ${inWords(loaded)}. Parcels and what stands around are those of now.`,
        ]
      : []),
    ...(parcelsDiffer(both)
      ? [
          'The parcels under the disturbance are no longer those that the answer names; the lists start from those of now.',
        ]
      : []),
    ...((await measuresAlike(knex, both))
      ? []
      : [
          'Measured again, the disturbance splits otherwise than in the answer, so a layer has changed under it. The figures here are those of the answer; screen the proposal again for those of now.',
        ]),
  ];
}
