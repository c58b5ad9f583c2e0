import { csvFile } from '../../core/csv.js';
import { cellOf } from './cell.js';
import type { ExportValue } from './export-table.js';
import { wellKnownText } from './well-known-text.js';
import type { MakeTableWriter } from './table-writer.js';

/** Without it, spreadsheets read accents by the letters of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text that has such an apostrophe of its own gets another, since readers take one off. */
const OWN_APOSTROPHE = /^'+[=+\-@]/;

function guarded(value: ExportValue): ExportValue {
  return typeof value === 'string' && OWN_APOSTROPHE.test(value) ? `'${value}` : value;
}

/**
 * A table for spreadsheets: the attributes, then the coordinate system and the shape as well-known text. A text that a
 * spreadsheet would take for a formula has an apostrophe in front.
 * @source RFC 4180
 */
export const csvWriter: MakeTableWriter = ({ fields, hasShapes }, crs) => ({
  head() {
    const headings = [...fields.map(({ name }) => name), ...(hasShapes ? ['CRS', 'WKT'] : [])];
    return `${BYTE_ORDER_MARK}${csvFile([headings])}`;
  },
  feature(feature) {
    const cells = fields.map((field) => guarded(cellOf(feature, field)));
    const shape = feature.geometry === null ? null : wellKnownText(feature.geometry);
    return csvFile([[...cells, ...(hasShapes ? [crs, shape] : [])]]);
  },
  tail: () => '',
});
