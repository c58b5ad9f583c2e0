import { localDateOf, type CalendarDate } from '../../../core/dates.js';
import type { ExportTable } from '../../exports/export-table.js';
import { textField } from '../../exports/fields.js';

/** The municipality, as files name it. */
export interface FilePlace {
  id: string;
  name: string;
  invented: boolean;
}

const GUIDANCE =
  'The map is guidance. It may show wetland where there is none and miss wetland that is there; the boundary is fixed in the field. No line in this file says that no permit is needed.';

const ACCURACY =
  'ACCURACY_FT says how many feet an outline may be off; where it is empty that is not recorded, and coordinates have more digits than the map is sure of.';

/** Beside the sentences of a table, what every file says. */
export function aboutFile(place: FilePlace, sentences: readonly string[], hasAccuracy: boolean): string[] {
  return [
    ...(place.invented ? [`${place.name} is invented, and so is all that this file shows of it.`] : []),
    ...sentences,
    ...(hasAccuracy ? [ACCURACY] : []),
    GUIDANCE,
    `Made by Hundredfoot on ${localDateOf(new Date())}.`,
  ];
}

/** Column of files about invented places, so that no row of theirs is taken for a real one. */
const INVENTED = textField('INVENTED', 'yes: the place and all that is shown of it are invented.');

/** @returns the table with a column that says of each row that it is invented, where it is */
export function markedInvented(table: ExportTable, { invented }: FilePlace): ExportTable {
  if (!invented) return table;
  return {
    ...table,
    fields: [...table.fields, INVENTED],
    async *features(srid, signal) {
      for await (const feature of table.features(srid, signal)) {
        yield { ...feature, values: { ...feature.values, INVENTED: 'yes' } };
      }
    },
  };
}

/** @returns a name that every system takes: small letters, digits and hyphens */
export function fileNameOf(parts: readonly string[], day: CalendarDate): string {
  const plain = parts
    .join('-')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain}-${day}`;
}
