import type { ExportCrs } from '../../core/contracts/file-exports.js';
import type { ExportTable } from './export-table.js';

const CRS_WORDS: Readonly<Record<ExportCrs, string>> = {
  'EPSG:2260': 'NAD83 / New York East in US survey feet (EPSG:2260).',
  'EPSG:4326':
    'Longitude and latitude. They are those of NAD83, given as WGS 84 without a shift, since which of the shifts of up to some feet would be right is not known.',
};

/** Characters of a line of the note. */
const LINE_LENGTH = 100;

/** @returns the text in lines */
function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > LINE_LENGTH - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((part) => `${indent}${part}`).join('\r\n');
}

/**
 * @param cutTexts  how many texts were too long for the file
 * @returns the note that comes in the zip: what the file is, of which map and day, what its columns hold
 */
export function readMe(table: ExportTable, crs: ExportCrs, cutTexts: number): string {
  const width = Math.max(...table.fields.map(({ shortName }) => shortName.length));
  return [
    table.title,
    '',
    ...table.about.map((line) => wrapped(line)),
    '',
    'COORDINATES',
    wrapped(CRS_WORDS[crs]),
    '',
    'COLUMNS',
    ...table.fields.map(({ shortName, meaning }) => `${shortName.padEnd(width)}  ${meaning}`),
    '',
    ...(cutTexts === 0
      ? []
      : [
          wrapped(
            `A .dbf holds texts of at most 254 bytes. ${cutTexts === 1 ? '1 text was' : `${cutTexts} texts were`} longer and stand here cut; a GeoPackage has them whole.`,
          ),
          '',
        ]),
  ].join('\r\n');
}
