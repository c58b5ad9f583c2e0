import { parseArgs, type ParseArgsConfig } from 'node:util';
import { IMPORT_LAYERS, type ImportLayerId } from '../core/contracts/import-report.js';
import { calendarDateSchema, type CalendarDate } from '../core/dates.js';
import { HundredfootError, InvalidInput, type Problem } from '../core/errors.js';
import { readConfig } from '../server/config.js';
import { openDatabase } from '../server/database/open.js';
import { LAYERS } from '../server/imports/layers.js';
import type { ImportRequest } from '../server/imports/import-request.js';
import { importLayer } from '../server/services/import-layer.js';
import { readOrdinances } from '../server/services/read-ordinances.js';
import { registerOrdinances } from '../server/services/register-ordinances.js';
import { cancelOnSignal } from './import/cancel-on-signal.js';
import { progressLine } from './import/progress-line.js';
import { problemText, reportText } from './import/report-text.js';

const USAGE = `npm run import -- <layer> <file> --jurisdiction <id>
    [--crs EPSG:n] [--replace [--allow-rejected]] [--accuracy-ft N] [--repair] [--layer-in-file NAME]
    [--role own|neighbor] [--own NAME] [--map-since YYYY-MM-DD] [--field column=ATTRIBUTE …] [--json]
  layers: ${IMPORT_LAYERS.join(', ')}
  files:  .shp with its companions beside it, .geojson, .json, .gpkg, .gdb, .kml, .kmz, .dxf, .fgb, .gpx, .csv, .tsv, .wkt,
          or a .zip of one of them
  docs/guides/importing.md explains each`;

const OPTIONS = {
  jurisdiction: { type: 'string' },
  crs: { type: 'string' },
  replace: { type: 'boolean' },
  'allow-rejected': { type: 'boolean' },
  'accuracy-ft': { type: 'string' },
  repair: { type: 'boolean' },
  'layer-in-file': { type: 'string' },
  role: { type: 'string' },
  own: { type: 'string' },
  'map-since': { type: 'string' },
  field: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

type Values = ReturnType<typeof parseCommandLine>['values'];

/** Problems of single features shown when a file is refused. */
const SHOWN_PROBLEMS = 20;

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new InvalidInput(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function requestOf(positionals: readonly string[], values: Values): ImportRequest {
  const [layer, file, ...more] = positionals;
  if (layer === undefined || file === undefined || more.length > 0 || values.jurisdiction === undefined) {
    throw new InvalidInput(`A layer, a file and --jurisdiction are needed.\n${USAGE}`);
  }
  const known = IMPORT_LAYERS.find((id) => id === layer);
  if (known === undefined) {
    throw new InvalidInput(`There is no layer "${layer}". Layers: ${IMPORT_LAYERS.join(', ')}.`);
  }
  const { role } = values;
  if (role !== undefined && role !== 'own' && role !== 'neighbor') {
    throw new InvalidInput('--role is own or neighbor.');
  }
  return {
    layer: known,
    file,
    jurisdiction: values.jurisdiction,
    replace: values.replace ?? false,
    allowRejected: values['allow-rejected'] ?? false,
    repair: values.repair ?? false,
    ...(values.crs === undefined ? {} : { crs: values.crs }),
    ...(values['accuracy-ft'] === undefined ? {} : { accuracyFt: feetOf(values['accuracy-ft']) }),
    ...(values['layer-in-file'] === undefined ? {} : { layerInFile: values['layer-in-file'] }),
    ...(role === undefined ? {} : { role }),
    ...(values.own === undefined ? {} : { own: values.own }),
    ...(values['map-since'] === undefined ? {} : { mapSince: daySince(values['map-since'], known) }),
    fields: fieldsOf(values.field ?? []),
  };
}

function daySince(text: string, layer: ImportLayerId): CalendarDate {
  if (!LAYERS[layer].versioned) {
    throw new InvalidInput(
      '--map-since is for wetlands and watercourses: the other layers have no versions of the map.',
    );
  }
  const day = calendarDateSchema.safeParse(text);
  if (day.success) return day.data;
  throw new InvalidInput(
    '--map-since is a day, such as 2026-03-08: the first on which the map version holds.',
  );
}

function feetOf(text: string): number {
  const feet = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(feet) || feet < 0)
    throw new InvalidInput('--accuracy-ft is a number of feet, such as 3.5.');
  return feet;
}

function fieldsOf(options: readonly string[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const option of options) {
    const [column = '', ...attribute] = option.split('=');
    if (column.trim() === '' || attribute.length === 0) {
      throw new InvalidInput('--field is written as in name=WETLAND_NAME; name= leaves the column empty.');
    }
    if (fields.has(column.trim())) throw new InvalidInput(`--field names the column ${column} twice.`);
    fields.set(column.trim(), attribute.join('='));
  }
  return Object.fromEntries(fields);
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseCommandLine(args);
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  const request = requestOf(positionals, values);
  const progress = progressLine(process.stderr);
  const config = readConfig(process.env);
  const ordinances = await readOrdinances(config.ordinancesDir);
  const database = await openDatabase(config, (line) => progress.say(line));
  try {
    await registerOrdinances(database.knex, ordinances);
    const cancelling = cancelOnSignal((line) => progress.say(line));
    try {
      const report = await importLayer(database.knex, {
        ...request,
        signal: cancelling.signal,
        onProgress: (state) => progress.show(request.layer, state),
      });
      progress.end();
      console.log(values.json === true ? JSON.stringify(report, null, 2) : reportText(report));
    } catch (error) {
      progress.end();
      const code = cancelling.exitCode();
      if (code === null) throw error;
      console.error('Cancelled. Nothing was stored.');
      process.exitCode = code;
    } finally {
      cancelling.stop();
    }
  } finally {
    await database.close();
  }
}

function failureText(error: HundredfootError): string {
  const shown = error.problems
    .slice(0, SHOWN_PROBLEMS)
    .map((problem: Problem) => `  ${problemText(problem)}`);
  const left = error.problems.length - shown.length;
  return [error.message, ...shown, ...(left > 0 ? [`  and ${left} more`] : []), 'Nothing was stored.'].join(
    '\n',
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = 1;
  console.error(error instanceof HundredfootError ? failureText(error) : error);
});
