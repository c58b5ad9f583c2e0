import type { ImportReport } from '../../core/contracts/import-report.js';
import { acresFromSqFt } from '../../core/units.js';

/** Features of one kind listed in the text; the JSON has them all. */
const LISTED = 50;

const count = (value: number): string => value.toLocaleString('en-US');

function area(sqFt: number): string {
  return `${count(Math.round(sqFt))} sq ft (${acresFromSqFt(sqFt).toFixed(3)} acres)`;
}

interface FeatureProblem {
  feature?: number | undefined;
  message: string;
  location?: { lon: number; lat: number; xFt: number; yFt: number } | undefined;
}

/** @returns one line for a problem of one feature: what is wrong and where */
export function problemText({ feature, message, location }: FeatureProblem): string {
  const who = feature === undefined ? '' : `feature ${feature}: `;
  if (location === undefined) return who + message;
  const { lon, lat, xFt, yFt } = location;
  return `${who}${message}, at ${lon.toFixed(6)}, ${lat.toFixed(6)} (${xFt.toFixed(2)}, ${yFt.toFixed(2)} ft)`;
}

/** @returns the report of an import for people to read */
export function reportText(report: ImportReport): string {
  return [
    ...headLines(report),
    ...listed(
      'Rejected',
      report.rejected,
      report.rejectedFeatures.map((problem) => problemText(problem)),
    ),
    ...listed('Repaired', report.repairedFeatures.length, report.repairedFeatures.map(repairText)),
    ...listed(
      'Attributes',
      report.attributes.length,
      report.attributes.map(({ attribute, use }) => `${attribute}: ${use}`),
    ),
    ...listed('Notices', report.notices.length, report.notices),
  ].join('\n');
}

function headLines(report: ImportReport): string[] {
  const { skipped, totals, crs } = report;
  const layer = report.layerInFile === null ? '' : ` (layer ${report.layerInFile})`;
  const left = [
    `${count(report.rejected)} rejected`,
    ...(skipped.nullGeometry > 0 ? [`${count(skipped.nullGeometry)} without a geometry skipped`] : []),
    ...(skipped.deletedRows > 0 ? [`${count(skipped.deletedRows)} deleted rows skipped`] : []),
  ];
  return [
    `${report.layer} for ${report.jurisdiction}: ${count(report.accepted)} of ${count(report.read)} features came in, ${left.join(', ')}, in ${report.seconds.toFixed(1)} s.`,
    `File: ${report.file}${layer}, ${report.format}.`,
    `Coordinates: ${crs.code === null ? '' : `${crs.code}, `}${crs.name}, known from ${crs.how}. Conversion: ${crs.conversion}`,
    ...(totals.areaSqFt > 0
      ? [`Areas: ${area(totals.areaSqFt)} on the ground, ${area(totals.gridAreaSqFt)} on the grid.`]
      : []),
    ...(totals.lengthFt > 0 ? [`Lines: ${count(Math.round(totals.lengthFt))} ft on the ground.`] : []),
    ...(report.replaced > 0 ? [`Taken off the map: ${count(report.replaced)} earlier features.`] : []),
    ...(report.mapVersion === null
      ? []
      : [`Map version ${report.mapVersion}, from ${report.mapSince ?? 'no date'}.`]),
  ];
}

function repairText(repaired: ImportReport['repairedFeatures'][number]): string {
  const { gridAreaBeforeSqFt, gridAreaAfterSqFt } = repaired;
  return `${problemText(repaired)}; grid area before ${area(gridAreaBeforeSqFt)}, after ${area(gridAreaAfterSqFt)}`;
}

function listed(title: string, total: number, lines: readonly string[]): string[] {
  if (total === 0) return [];
  const shown = lines.slice(0, LISTED).map((line) => `  ${line}`);
  const left = total - shown.length;
  return [`${title}:`, ...shown, ...(left > 0 ? [`  and ${count(left)} more (--json has them)`] : [])];
}
