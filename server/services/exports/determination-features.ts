import type { Geometry } from 'geojson';
import type { Knex } from 'knex';
import type { Determination } from '../../../core/contracts/determinations.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import { STORAGE_SRID } from '../../../core/units.js';
import type { ExportFeature, ExportGeometry } from '../../exports/export-table.js';
import { readDeterminations } from '../../sql/determinations/read-determinations.js';
import { placeShapes } from '../../sql/exports/place-shapes.js';
import type { JurisdictionRecord } from '../../sql/jurisdictions/find-jurisdiction.js';
import { determinationFrom } from '../determinations/determination-from.js';
import { ordinanceOf } from '../ordinance-of.js';

/** Determinations of a page. */
const PAGE = 100;

const NEWEST_THERE_CAN_BE = 1_000_000_000;

function valuesOf(item: Determination, name: string): ExportFeature['values'] {
  return {
    NUMBER: item.number,
    KIND: item.kind,
    REQUESTED: item.requestedOn,
    ABOUT: item.about,
    SBL: item.taxMapNumber,
    OUTCOME: item.outcomeLabel ?? item.outcome,
    DECIDED: item.decidedOn,
    STATEMENT: item.statement,
    SECTION: item.citation,
    SUPERSEDES: item.supersedes,
    AMENDMENT: item.amendment,
    MUNI: name,
    MAP_VER: item.mapVersion,
  };
}

/** Determinations of a municipality, newest first, with the land that they are about; who asked for them is left out. */
export async function* determinationFeatures(
  knex: Knex,
  ordinances: OrdinanceBook,
  jurisdiction: JurisdictionRecord,
  srid: number,
): AsyncGenerator<ExportFeature> {
  const ordinance = ordinanceOf(ordinances, jurisdiction, undefined);
  let newest = NEWEST_THERE_CAN_BE;
  for (;;) {
    const filter = { taxMapNumber: null, kind: null, newest, count: PAGE };
    const rows = await readDeterminations(knex, jurisdiction.id, filter);
    const items = rows.map((row) => determinationFrom(jurisdiction.id, row, ordinance));
    const drawn = items.filter(({ geometry }) => geometry !== null);
    const shapes = drawn.map(({ geometry }) => geometry as Geometry);
    const placed = srid === STORAGE_SRID ? await placeShapes(knex, shapes) : shapes;
    for (const item of items) {
      const at = drawn.indexOf(item);
      yield {
        values: valuesOf(item, jurisdiction.name),
        geometry: at === -1 ? null : (placed[at] as ExportGeometry),
        group: 'DETERMINATION',
        label: `No. ${item.number}`,
      };
    }
    if (rows.length < PAGE) return;
    newest = (items.at(-1)?.number ?? 1) - 1;
  }
}
