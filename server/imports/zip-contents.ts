import path from 'node:path';
import type { Entry } from 'yauzl';
import { fileFormat, isVague, type FileFormat } from './file-kinds.js';
import { layersOf } from './zip-entries.js';

/** Something in a zip that can be opened by itself. */
export interface ZippedSource {
  /** path in the zip; of a shapefile without its ending */
  name: string;
  format: FileFormat;
  /** its files, each by the name that it gets when it is unpacked */
  files: ReadonlyMap<string, Entry>;
  /** which of them is opened; empty: the folder of them all */
  main: string;
}

/** Files of a File Geodatabase: its folder may have any name, its catalogue always has this. */
const GEODATABASE_CATALOGUE = 'a00000001.gdbtable';

/** Names that files of a File Geodatabase have. */
const GEODATABASE_FILE = /^(?:a[0-9a-f]{8}\.[\w.-]{1,60}|gdb|timestamps)$/i;

/**
 * @returns what can be opened: shapefiles, geodatabases and files of the other kinds. A table, a text or a `.json`
 *   counts only where there is nothing else, since it mostly tells of the data beside it.
 */
export function sourcesOf(entries: readonly Entry[]): ZippedSource[] {
  const geodatabases = geodatabasesOf(entries);
  const taken = new Set(geodatabases.flatMap(({ files }) => [...files.values()]));
  const rest = entries.filter((entry) => !taken.has(entry));
  const shapefiles = layersOf(rest).map(({ name, files }): ZippedSource => {
    const named = [...files].map(([extension, entry]) => [`layer.${extension}`, entry] as const);
    return { name, format: 'Shapefile', files: new Map(named), main: 'layer.shp' };
  });
  const plain = rest.flatMap((entry): (ZippedSource & { vague: boolean })[] => {
    const format = fileFormat(entry.fileName);
    if (format === null || format === 'Shapefile' || format === 'KMZ' || format === 'File Geodatabase')
      return [];
    const main = `layer${path.extname(entry.fileName).toLowerCase()}`;
    const vague = isVague(entry.fileName);
    return [{ name: entry.fileName, format, files: new Map([[main, entry]]), main, vague }];
  });
  const sure = [...shapefiles, ...geodatabases, ...plain.filter(({ vague }) => !vague)];
  return sure.length > 0 ? sure : plain;
}

function geodatabasesOf(entries: readonly Entry[]): ZippedSource[] {
  const folders = entries
    .filter(({ fileName }) => path.posix.basename(fileName).toLowerCase() === GEODATABASE_CATALOGUE)
    .map(({ fileName }) => path.posix.dirname(fileName));
  return folders.map((folder) => {
    const files = entries
      .filter(({ fileName }) => path.posix.dirname(fileName) === folder)
      .map((entry) => [path.posix.basename(entry.fileName), entry] as const)
      .filter(([name]) => GEODATABASE_FILE.test(name));
    return {
      name: folder === '.' ? 'geodatabase' : folder,
      format: 'File Geodatabase',
      files: new Map(files),
      main: '',
    };
  });
}
