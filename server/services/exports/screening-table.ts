import type { Geometry } from 'geojson';
import type { Knex } from 'knex';
import { z } from 'zod';
import { screeningRequestSchema, type DrawnFeature } from '../../../core/contracts/screening.js';
import type { CalendarDate } from '../../../core/dates.js';
import { Conflict, NotFound } from '../../../core/errors.js';
import type { JurisdictionSettings, Ordinance, OrdinanceId } from '../../../core/ordinance.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { acresFromSqFt, STORAGE_SRID } from '../../../core/units.js';
import type { ExportFeature, ExportGeometry, ExportTable, ExportValue } from '../../exports/export-table.js';
import {
  PART_FORMS,
  SCREENING_FIELDS,
  SCREENING_GROUPS,
  SUBJECT_GROUPS,
} from '../../exports/screening-form.js';
import { placeShapes } from '../../sql/exports/place-shapes.js';
import { readSubjectShape } from '../../sql/exports/read-subject-shape.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { readSplitGeometry, type SplitPiece } from '../../sql/screening/read-split-geometry.js';
import type { SplitQuestion } from '../../sql/screening/split-statement.js';
import { keptScreening } from '../kept-screening.js';
import { screenParcel } from '../screen-parcel.js';
import { aboutFile, fileNameOf, markedInvented } from './about-file.js';
import { NO_SECTIONS, partSections, type PartSections } from './part-law.js';

/** What is said of each wetland of an answer, as far as it tells which part it belongs to. */
const answeredSchema = z.object({
  wetlands: z.array(
    z.object({
      id: z.string(),
      regulated: z.boolean(),
      overlapSqFt: z.number().nullable(),
      adjacentOverlapSqFt: z.number().nullable(),
    }),
  ),
});

/** An answer to be written. */
interface Answered {
  title: string;
  fileName: string;
  place: { id: string; name: string; invented: boolean };
  ordinance: string;
  sections: PartSections;
  on: CalendarDate;
  mapVersion: number;
  question: SplitQuestion;
  answer: unknown;
  /** what was asked about, in degrees */
  subjects: readonly Drawn[];
}

interface Drawn {
  what: keyof typeof SUBJECT_GROUPS;
  values: Readonly<Record<string, ExportValue>>;
  areaSqFt: number | null;
  geometry: Geometry;
}

function wetIds(answer: unknown, part: SplitPiece['part']): string | null {
  const parsed = answeredSchema.safeParse(answer);
  if (!parsed.success) return null;
  const within = parsed.data.wetlands.filter(({ regulated, overlapSqFt, adjacentOverlapSqFt }) => {
    if (part === 'in-wetland') return regulated && (overlapSqFt ?? 0) > 0;
    return part === 'in-adjacent-area' && regulated && (adjacentOverlapSqFt ?? 0) > 0;
  });
  return within.length === 0 ? null : within.map(({ id }) => id).join('; ');
}

function area(areaSqFt: number | null): Record<string, ExportValue> {
  return { SQFT: areaSqFt, ACRES: areaSqFt === null ? null : acresFromSqFt(areaSqFt) };
}

const labelOf = (words: string, areaSqFt: number | null): string =>
  areaSqFt === null ? words : `${words}, ${Math.round(areaSqFt).toLocaleString('en-US')} sq ft`;

function drawnFeature(drawn: Drawn): Omit<ExportFeature, 'geometry'> {
  const { what, values, areaSqFt } = drawn;
  const name = values['NAME'] ?? null;
  return {
    values: { WHAT: what, ...area(areaSqFt), ...values },
    group: SUBJECT_GROUPS[what].id,
    label: labelOf(name === null ? what : String(name), areaSqFt),
  };
}

function partFeature({ part, areaSqFt }: SplitPiece, asked: Answered): Omit<ExportFeature, 'geometry'> {
  const { words, controlled, group } = PART_FORMS[part];
  return {
    values: {
      WHAT: 'part',
      PART: words,
      CONTROLLED: controlled ? 'yes' : 'no',
      ...area(areaSqFt),
      SECTION: asked.sections[part],
      WETIDS: wetIds(asked.answer, part),
    },
    group,
    label: labelOf(words, areaSqFt),
  };
}

function tableOf(knex: Knex, asked: Answered): ExportTable {
  const { place, ordinance, on, mapVersion } = asked;
  const constant = { ORDINANCE: ordinance, MUNI: place.name, MAP_VER: mapVersion, MAP_DAY: on };
  const table: ExportTable = {
    title: asked.title,
    fileName: asked.fileName,
    layerName: 'screening',
    fields: SCREENING_FIELDS,
    groups: SCREENING_GROUPS,
    hasShapes: true,
    about: aboutFile(
      place,
      [
        `Under the ordinance of ${ordinance}, by its law of ${on} and version ${mapVersion} of the wetlands map.`,
        'What was asked about, and the parts it is split into. The parts do not overlap; those with CONTROLLED yes together are the controlled area. Areas are horizontal, on the ground.',
      ],
      false,
    ),
    nothing: 'Nothing was asked about in this answer.',
    async *features(srid, signal) {
      const pieces = await readSplitGeometry(knex, asked.question);
      signal.throwIfAborted();
      const found = [
        ...asked.subjects.map((drawn) => ({ feature: drawnFeature(drawn), geometry: drawn.geometry })),
        ...pieces.map((piece) => ({ feature: partFeature(piece, asked), geometry: piece.geometry })),
      ];
      const shapes = found.map(({ geometry }) => geometry);
      const placed = srid === STORAGE_SRID ? await placeShapes(knex, shapes) : shapes;
      for (const [index, { feature }] of found.entries()) {
        yield {
          ...feature,
          values: { ...constant, ...feature.values },
          geometry: placed[index] as ExportGeometry,
        };
      }
    },
  };
  return markedInvented(table, place);
}

/**
 * A parcel's check as it can be written in any format: the parcel and its parts.
 * @param id  of the parcel
 * @throws as the check itself does
 */
export async function parcelTable(
  knex: Knex,
  ordinances: OrdinanceBook,
  id: string,
  under: { on?: CalendarDate | undefined; ordinance?: OrdinanceId | undefined },
): Promise<ExportTable> {
  const { answer, measured } = await screenParcel(knex, ordinances, id, under);
  const { parcel, jurisdiction, on } = answer;
  const ordinance = ordinances.find(answer.ordinance.id);
  const { settings } = await findJurisdiction(knex, jurisdiction.id, on);
  const known = parcel.taxMapNumber ?? parcel.address ?? parcel.id;
  return tableOf(knex, {
    title: `Check of parcel ${known}, ${jurisdiction.name}`,
    fileName: fileNameOf([jurisdiction.id, 'parcel', known], on),
    place: jurisdiction,
    ordinance: ordinance.shortName,
    sections: partSections(ordinance, settings, on),
    on,
    mapVersion: answer.mapVersion,
    question: measured.question,
    answer,
    subjects: [
      {
        what: 'parcel',
        values: { NAME: parcel.taxMapNumber },
        areaSqFt: answer.totals.parcelSqFt,
        geometry: await readSubjectShape(knex, measured.question.subject),
      },
    ],
  });
}

function drawnOf({ properties, geometry }: DrawnFeature, areaSqFt: number | null): Drawn {
  const name = properties.name ?? null;
  if (properties.role === 'mitigation') {
    const values = { NAME: name, MITIG_TYPE: properties.mitigationType };
    return { what: 'mitigation', values, areaSqFt, geometry: geometry };
  }
  const { activity, duration, phase } = properties;
  return {
    what: 'disturbance',
    values: {
      NAME: name,
      ACTIVITY: activity ?? null,
      DURATION: duration ?? null,
      PHASE: phase?.name ?? null,
      PHASE_FROM: phase?.from ?? null,
      PHASE_TO: phase?.to ?? null,
    },
    areaSqFt,
    geometry: geometry,
  };
}

function lawOf(
  ordinances: OrdinanceBook,
  id: OrdinanceId,
  settings: JurisdictionSettings,
  on: CalendarDate,
): { name: string; sections: PartSections } {
  let ordinance: Ordinance;
  try {
    ordinance = ordinances.find(id);
  } catch (error) {
    if (error instanceof NotFound) return { name: id, sections: NO_SECTIONS };
    throw error;
  }
  return { name: ordinance.shortName, sections: partSections(ordinance, settings, on) };
}

/**
 * A kept answer as it can be written in any format: what was drawn, and the parts that it was split into then.
 * @param id  under which it is kept
 * @throws NotFound  when no answer is kept under that id
 * @throws Conflict  when its record can no longer be read
 */
export async function screeningTable(
  knex: Knex,
  ordinances: OrdinanceBook,
  id: string,
): Promise<ExportTable> {
  const kept = await keptScreening(knex, id);
  const { jurisdictionId, on, mapVersion, overlay, answer, settings } = kept;
  const request = screeningRequestSchema.safeParse(kept.request);
  if (!request.success) {
    throw new Conflict(
      'This answer was kept by an earlier version of the program, and what was drawn can no longer be read.',
    );
  }
  const place = await findJurisdiction(knex, jurisdictionId, { version: mapVersion });
  const law = lawOf(ordinances, kept.ordinanceId, settings ?? {}, on);
  return tableOf(knex, {
    title: `Screening of a proposal, ${place.name}`,
    fileName: fileNameOf([place.id, 'screening', id.slice(0, 8)], on),
    place,
    ordinance: law.name,
    sections: law.sections,
    on,
    mapVersion,
    question: overlay.question,
    answer,
    subjects: request.data.features.map((feature, index) =>
      drawnOf(feature, overlay.areasSqFt[index] ?? null),
    ),
  });
}
