import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { datasetOf } from './dataset-of.js';
import { slashed, type Gdal3, type OpenDataset } from './gdal3.js';
import type { FromGdal } from './gdal-messages.js';

/** What GDAL says on opening a file that it has no driver for. */
const NOT_RECOGNIZED = /not recognized as (?:a|being in a) supported/i;

/** A drawing has no attributes: GDAL says so of each and goes on. */
const HARMLESS = /DXF layer does not support arbitrary field creation/;

/** Work of GDAL with one file, in this process. */
export class GdalWork {
  private dataset: OpenDataset | null = null;

  /**
   * @param said  to which each line that GDAL says is added
   * @param folder  in which it writes
   */
  constructor(
    private readonly gdal: Gdal3,
    private readonly said: string[],
    private readonly folder: string,
  ) {}

  /** Opens the file and says what it holds. */
  async open(input: string, options: readonly string[]): Promise<FromGdal> {
    const opened = await this.gdal.open(slashed(input), options).catch(reasonOf);
    if (typeof opened === 'string') {
      const unknown = opened === '' || NOT_RECOGNIZED.test(opened);
      return failed(unknown ? 'it is damaged, or not what its ending says' : opened);
    }
    const [dataset] = opened.datasets;
    const description = dataset === undefined ? null : datasetOf(dataset.info);
    if (dataset === undefined || description === null) {
      return failed(errorIn(this.said) ?? 'it is damaged, or not what its ending says');
    }
    this.dataset = dataset;
    return { kind: 'opened', dataset: description };
  }

  /** Translates it by ogr2ogr. Whatever GDAL calls an error is one, also where it goes on. */
  async translate({ args, name }: { args: readonly string[]; name: string }): Promise<FromGdal> {
    if (this.dataset === null) return failed('no file is open');
    this.said.length = 0;
    const failure = await this.gdal.ogr2ogr(this.dataset, args, name).then(() => null, reasonOf);
    const reason = errorIn(this.said) ?? failure;
    if (reason !== null) return failed(reason);
    const files = (await readdir(this.folder)).filter((file) => path.parse(file).name === name);
    return files.length === 0 ? failed('nothing came out') : { kind: 'translated', files: files.sort() };
  }
}

const failed = (message: string): FromGdal => ({ kind: 'failed', message });

/** gdal3.js throws a list of what GDAL says, or one of it. */
function reasonOf(error: unknown): string {
  const first: unknown = Array.isArray(error) ? error[0] : error;
  if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message);
  return String(first);
}

/** @returns the first error among the lines, which GDAL does not always fail for */
function errorIn(lines: readonly string[]): string | null {
  const error = lines.find((line) => /^ERROR \d+:/.test(line) && !HARMLESS.test(line));
  return error?.replace(/^ERROR \d+:\s*/, '') ?? null;
}
