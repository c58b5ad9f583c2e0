import { sumExactly } from '../../core/areas.js';
import type { ImportReport } from '../../core/contracts/import-report.js';
import type { AttributeLog } from './attributes/attribute-log.js';
import type { ChosenCrs } from './choose-crs.js';
import type { ImportTally } from './import-tally.js';
import type { ParsedImportRequest } from './import-request.js';
import { LAYERS } from './layers.js';
import type { MapVersion } from './plan-map-version.js';
import type { FeatureSource } from './source-feature.js';

/** All that a report is made of. */
export interface ReportParts {
  request: ParsedImportRequest;
  fileName: string;
  source: FeatureSource;
  crs: ChosenCrs;
  version: MapVersion | null;
  tally: ImportTally;
  log: AttributeLog;
  replaced: number;
  /** of performance.now() */
  started: number;
}

/** @returns the report of an import that has gone in */
export function reportOf(parts: ReportParts): ImportReport {
  const { request, source, crs, version, tally, log } = parts;
  return {
    layer: request.layer,
    jurisdiction: request.jurisdiction,
    file: parts.fileName,
    format: source.format,
    layerInFile: source.layerInFile,
    crs: { code: crs.code, name: crs.name, how: crs.how, conversion: crs.conversion },
    read: tally.read,
    accepted: tally.accepted,
    rejected: tally.rejectedCount,
    skipped: { nullGeometry: tally.nullGeometry, deletedRows: tally.deletedRows },
    replaced: parts.replaced,
    mapVersion: version?.number ?? null,
    mapSince: version?.since ?? null,
    totals: {
      areaSqFt: sumExactly(tally.areas),
      gridAreaSqFt: sumExactly(tally.gridAreas),
      lengthFt: sumExactly(tally.lengths),
    },
    attributes: log.summary(LAYERS[request.layer].attributes ? 'kept among the attributes' : 'not stored'),
    rejectedFeatures: [...tally.rejected].sort((a, b) => a.feature - b.feature),
    repairedFeatures: tally.repaired,
    notices: [
      ...source.notices,
      ...crs.notices,
      ...personalNotice(log),
      ...accuracyNotice(request),
      ...repairNotice(request, tally),
      ...tally.notices(),
    ],
    seconds: (performance.now() - parts.started) / 1000,
  };
}

function personalNotice(log: AttributeLog): string[] {
  const names = log.personalAttributes;
  if (names.length === 0) return [];
  return [`Not stored, since they name people or where they get their mail: ${names.join(', ')}.`];
}

function repairNotice({ repair }: ParsedImportRequest, tally: ImportTally): string[] {
  if (repair || tally.invalid === 0) return [];
  return [
    `${tally.invalid} of the rejected polygons can perhaps be repaired: look at them, and say --repair to take them so.`,
  ];
}

function accuracyNotice({ layer, accuracyFt }: ParsedImportRequest): string[] {
  if (accuracyFt === undefined || LAYERS[layer].accuracy) return [];
  return [`A layer of ${LAYERS[layer].noun} records no accuracy; --accuracy-ft was not used.`];
}
