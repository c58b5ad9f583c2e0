/** Beginnings that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * @param lines  the headings first; null is an empty cell. A text that a spreadsheet would take for a formula gets an
 *   apostrophe in front; numbers stand as they are
 * @returns a file that spreadsheets read
 * @source RFC 4180
 */
export function csvFile(lines: readonly (readonly (string | number | null)[])[]): string {
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
