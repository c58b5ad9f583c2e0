import type { Knex } from 'knex';
import { CRS84, NEW_YORK_EAST } from '../../../core/contracts/ogc.js';
import { NotFound } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { bufferWidth, cite } from '../../../core/rules/legal-values.js';
import { selectionFor, type Selection } from '../../../core/rules/selection.js';
import { STORAGE_SRID } from '../../../core/units.js';
import type { ExportFeature, ExportGeometry, ExportSrid } from '../../exports/export-table.js';
import { groupOf } from '../../exports/layer-form.js';
import { readAdjacentAreas } from '../../sql/ogc/read-adjacent-areas.js';
import { ordinanceOf } from '../ordinance-of.js';
import type { LayerMoment } from './layer-table.js';

/** Wetlands widened in one statement, so that others get their turn at the database. */
const SLICE = 50;

/** The law by which land is adjacent area. */
export interface AdjacentLaw {
  selection: Selection;
  widthFt: number;
  section: string;
  /** its name */
  ordinance: string;
}

/**
 * @returns the municipality's own law on adjacent areas on that day
 * @throws NotFound  where it has none
 * @throws InvalidInput  for a day before the text held here
 */
export function adjacentLaw(ordinances: OrdinanceBook, { jurisdiction, on }: LayerMoment): AdjacentLaw {
  const ordinance = ordinanceOf(ordinances, jurisdiction, undefined);
  const selection = selectionFor(ordinance, jurisdiction.settings, on);
  const width = bufferWidth(ordinance, jurisdiction.settings, on);
  if (width === null || width.value === 0) {
    throw new NotFound(
      `${ordinance.shortName} has no adjacent area on ${on}, so there is nothing to download.`,
    );
  }
  return {
    selection,
    widthFt: width.value,
    section: cite(ordinance, width.citation),
    ordinance: ordinance.shortName,
  };
}

/** The land around each regulated wetland, wetland by wetland in the order of their ids. */
export async function* adjacentFeatures(
  knex: Knex,
  law: AdjacentLaw,
  { jurisdiction, on }: LayerMoment,
  srid: ExportSrid,
): AsyncGenerator<ExportFeature> {
  const { id: jurisdictionId, name: muni, mapVersion } = jurisdiction;
  let after: string | undefined;
  for (let rows = SLICE; rows === SLICE;) {
    const { selection } = law;
    const slice = await readAdjacentAreas(knex, {
      jurisdictionId,
      mapVersion,
      selection,
      after,
      limit: SLICE,
      crs: srid === STORAGE_SRID ? NEW_YORK_EAST : CRS84,
    });
    for (const { wetland, name, kind, geometry } of slice) {
      if (geometry === null) continue;
      yield {
        values: {
          WETID: wetland,
          NAME: name,
          KIND: kind,
          WIDTH_FT: law.widthFt,
          SECTION: law.section,
          ORDINANCE: law.ordinance,
          MUNI: muni,
          MAP_VER: mapVersion,
          MAP_DAY: on,
        },
        geometry: geometry as ExportGeometry,
        group: groupOf('adjacent-areas', kind),
        label: wetland,
      };
    }
    rows = slice.length;
    after = slice.at(-1)?.wetland;
  }
}
