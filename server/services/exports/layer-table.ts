import type { Knex } from 'knex';
import type { ExportLayer, ExportQuery } from '../../../core/contracts/file-exports.js';
import { localDateOf, type CalendarDate } from '../../../core/dates.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors.js';
import type { OrdinanceBook } from '../../../core/ordinances/registry.js';
import type { ExportFeature, ExportGeometry, ExportSrid, ExportTable } from '../../exports/export-table.js';
import { groupOf, LAYER_FORMS } from '../../exports/layer-form.js';
import { readLayerRows } from '../../sql/exports/read-layer-rows.js';
import type { StoredLayer } from '../../sql/exports/layer-source.js';
import { findJurisdiction, type JurisdictionRecord } from '../../sql/jurisdictions/find-jurisdiction.js';
import { readNewestImport } from '../../sql/layers/read-newest-import.js';
import { mapDayNotice } from '../map-day-notice.js';
import { requireVersion } from '../map-history/require-version.js';
import { aboutFile, fileNameOf, markedInvented } from './about-file.js';
import { adjacentFeatures, adjacentLaw, type AdjacentLaw } from './adjacent-features.js';

/** The municipality, and the day and version that a file is of. */
export interface LayerMoment {
  jurisdiction: JurisdictionRecord;
  on: CalendarDate;
}

async function momentOf(
  knex: Knex,
  place: string,
  { on, version }: Pick<ExportQuery, 'on' | 'version'>,
): Promise<LayerMoment> {
  if (version === undefined) {
    const day = on ?? localDateOf(new Date());
    return { jurisdiction: await findJurisdiction(knex, place, day), on: day };
  }
  if (on !== undefined) {
    throw new InvalidInput('Say either on, a day, or version, the number of a map version, not both.');
  }
  const jurisdiction = await findJurisdiction(knex, place, { version });
  const { since } = await requireVersion(knex, jurisdiction, version);
  return { jurisdiction, on: since };
}

// Pages are read one by one, so that others get their turn at the database; an import in between would mix two states.
async function* storedFeatures(
  knex: Knex,
  layer: StoredLayer,
  { jurisdiction, on }: LayerMoment,
  srid: ExportSrid,
): AsyncGenerator<ExportFeature> {
  const { id, name, mapVersion } = jurisdiction;
  const form = LAYER_FORMS[layer];
  const constant = form.ofTheMap
    ? { MUNI: name, MAP_VER: mapVersion, MAP_DAY: on }
    : { MUNI: name, MUNI_NAME: name };
  const before = await readNewestImport(knex, id);
  let after = '0';
  for (;;) {
    const rows = await readLayerRows(knex, layer, { jurisdictionId: id, mapVersion, after, srid });
    for (const { values, geometry } of rows) {
      yield {
        values: { ...constant, ...values },
        geometry: geometry as ExportGeometry,
        group: groupOf(layer, values['KIND']),
        label: String(values[form.label] ?? ''),
      };
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.key;
  }
  if ((await readNewestImport(knex, id)) !== before) {
    throw new Conflict(
      'A layer of this municipality was loaded while the file was made, so that it could hold some of both. Ask for it again.',
    );
  }
}

function sentences(layer: ExportLayer, { jurisdiction, on }: LayerMoment, askedDay: boolean): string[] {
  const { mapVersion, mapSince } = jurisdiction;
  if (!LAYER_FORMS[layer].ofTheMap) {
    return [
      'As it is loaded now; this layer has no versions.',
      ...(askedDay ? [`It was asked for as of ${on}, for which there is no other state of it.`] : []),
    ];
  }
  const notice = mapDayNotice(jurisdiction, on);
  return [
    `Version ${mapVersion} of the wetlands map, in force since ${mapSince ?? 'an unknown day'}, as of ${on}.`,
    ...(notice === null ? [] : [notice]),
  ];
}

function lawSentences(law: AdjacentLaw | null): string[] {
  return law === null
    ? []
    : [
        `Land within ${law.widthFt} ft of each wetland that ${law.ordinance} regulates (${law.section}), without that wetland. Each is computed by itself; where two overlap, both show the land.`,
      ];
}

/**
 * A layer of a municipality as it can be written in any format.
 * @param place  id of the municipality
 * @throws NotFound  for an unknown municipality or map version, or where the ordinance has no adjacent area
 * @throws InvalidInput  for a day and a version at once, or a day before the text of the ordinance held here
 */
export async function layerTable(
  knex: Knex,
  ordinances: OrdinanceBook,
  { place, layer }: { place: string; layer: ExportLayer },
  asked: Pick<ExportQuery, 'on' | 'version'>,
): Promise<ExportTable> {
  const moment = await momentOf(knex, place, asked);
  const { jurisdiction, on } = moment;
  const form = LAYER_FORMS[layer];
  const law = layer === 'adjacent-areas' ? adjacentLaw(ordinances, moment) : null;
  if (form.ofTheMap && jurisdiction.mapVersion === 0) {
    throw new NotFound(`${jurisdiction.name} has no wetlands map yet, so there is nothing to download.`);
  }
  const day = form.ofTheMap ? on : localDateOf(new Date());
  const table: ExportTable = {
    title: `${form.noun} of ${jurisdiction.name}`,
    fileName: fileNameOf(
      [jurisdiction.id, layer, ...(asked.version === undefined ? [] : ['map', String(asked.version)])],
      day,
    ),
    layerName: layer,
    fields: form.fields,
    groups: form.groups,
    hasShapes: true,
    about: aboutFile(
      jurisdiction,
      [
        ...sentences(layer, moment, asked.on !== undefined || asked.version !== undefined),
        ...lawSentences(law),
      ],
      form.fields.some(({ name }) => name === 'ACCURACY_FT'),
    ),
    nothing: `${form.noun} of ${jurisdiction.name}: none ${form.ofTheMap ? `are on the map as of ${on}` : 'are loaded'}, so there is nothing to download.`,
    features: (srid) =>
      law === null
        ? storedFeatures(knex, layer as StoredLayer, moment, srid)
        : adjacentFeatures(knex, law, moment, srid),
  };
  return markedInvented(table, jurisdiction);
}
