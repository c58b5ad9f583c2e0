import { isMet, type BenchFigure, type BenchRow, type Timing } from './bench-row.js';
import { DATA_SETS, parcelsOf, type DataSetName } from './data-sets/data-set.js';
import type { Machine } from './machine.js';

/** All that one run found. */
export interface BenchReport {
  /** the day, as YYYY-MM-DD */
  on: string;
  minutes: number;
  seed: number;
  dataSets: DataSetName[];
  machine: Machine;
  /** names of works, when not all were measured */
  only: string[] | null;
  rows: BenchRow[];
}

/** Three digits that count, and no more of them than anybody believes. */
export function figureText(value: number): string {
  if (!Number.isFinite(value)) return 'no figure';
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

const timingText = (timing: Timing | null): string =>
  timing === null
    ? 'left out'
    : `${figureText(timing.median)} ${timing.unit}${timing.p95 === null ? '' : ` (p95 ${figureText(timing.p95)})`}`;

function goalText({ goal, unit }: BenchFigure): string {
  if (goal === null) return 'none';
  const [word, bound] = 'atMost' in goal ? ['at most', goal.atMost] : ['at least', goal.atLeast];
  return `${word} ${figureText(bound)}${unit === '' ? '' : ` ${unit}`}`;
}

const metText = (figure: BenchFigure): string => {
  const met = isMet(figure);
  return met === null ? '' : met ? 'yes' : '**no**';
};

const valueText = ({ value, unit }: BenchFigure): string =>
  `${figureText(value)}${unit === '' ? '' : ` ${unit}`}`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @returns the rows for a terminal: a paragraph each, with a line for each figure */
export function textOf(rows: readonly BenchRow[]): string {
  const names = rows.flatMap(({ figures }) => figures.map(({ name }) => name.length));
  const width = Math.max(0, ...names);
  return rows
    .map((row) => {
      const times = row.ours === null ? '' : `: ${timingText(row.ours)} against ${timingText(row.theirs)}`;
      return [
        `${row.work} (${row.data})`,
        `  beside ${row.beside}${times}`,
        ...row.figures.map((figure) => {
          const met = isMet(figure);
          const judged = met === null ? '' : `   goal ${goalText(figure)}: ${met ? 'met' : 'NOT met'}`;
          return `    ${figure.name.padEnd(width)}  ${valueText(figure).padStart(12)}${judged}`;
        }),
        ...[row.agreement, ...row.notes].filter((text) => text !== null).map((text) => `    ${text}`),
      ].join('\n');
    })
    .join('\n\n');
}

/** @returns the rows of a table, a line for each figure */
function linesOf(row: BenchRow): string[][] {
  const figures: (BenchFigure | null)[] = row.figures.length === 0 ? [null] : row.figures;
  return figures.map((figure, at) => [
    ...(at === 0
      ? [`${row.work} (${row.data})`, row.beside, timingText(row.ours), timingText(row.theirs)]
      : ['', '', '', '']),
    ...(figure === null
      ? [row.notes[0] ?? '', '', '']
      : [`${figure.name}: ${valueText(figure)}`, goalText(figure), metText(figure)]),
  ]);
}

/** @returns the report as a page of the documentation */
export function markdownOf(report: BenchReport): string {
  const { machine, rows } = report;
  const lines = [
    '# Figures of the bench',
    '',
    '<!-- Written by `npm run bench`; what is changed here by hand is lost with the next run. -->',
    '',
    `Measured on ${report.on} in ${figureText(report.minutes)} minutes. What each row means, and how to measure again: [speed](../guides/speed.md).`,
    '',
    `- Machine: ${machine.processors}, ${machine.memoryGb} GB, ${machine.platform}`,
    `- Versions: ${versionsOf(machine)}`,
    `- Data, from seed ${report.seed}: ${report.dataSets.map(dataText).join('; ')}`,
    ...(report.only === null ? [] : [`- Only: ${report.only.join(', ')}`]),
    '',
    '| work | beside | ours | theirs | figure | goal | met |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.flatMap(linesOf).map((line) => `| ${line.map(cell).join(' | ')} |`),
    '',
    '## How the rows were compared',
    '',
    ...rows.flatMap((row) => [
      `- **${row.work}**, beside ${row.beside} (${row.data})${row.ours === null ? '' : `, ${runsText(row)}`}.`,
      ...[row.agreement, ...row.notes].filter((text) => text !== null).map((text) => `  ${text}`),
    ]),
    '',
  ];
  return lines.join('\n');
}

const runsText = ({ ours, theirs }: BenchRow): string => {
  const [mine, others] = [ours?.runs ?? 0, theirs?.runs ?? 0];
  if (others === 0 || mine === others) return mine === 1 ? 'once each' : `${mine} runs each`;
  return `${mine} runs and ${others}`;
};

function dataText(name: DataSetName): string {
  const set = DATA_SETS[name];
  const places = set.municipalityOfEach && set.tiles > 1 ? ` in ${set.tiles} municipalities` : '';
  return `${name}, ${parcelsOf(set).toLocaleString('en-US')} parcels and ${set.wetlands.toLocaleString('en-US')} wetlands${places}`;
}

function versionsOf({ node, postgres, postgis, gdal, geopandas }: Machine): string {
  const others = { PostgreSQL: postgres, PostGIS: postgis, geopandas };
  return [
    `Node ${node.replace(/^v/, '')}`,
    ...Object.entries(others).map(([name, version]) => `${name} ${version ?? 'not installed'}`),
    gdal ?? 'GDAL not installed',
  ].join(', ');
}
