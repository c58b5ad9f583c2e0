/**
 * `npm run rules`: writes docs/rules.md, the table of every rule with its code and its cases. With the name of a file
 * whose tables begin with ids of rules, it also says which of those are missing, and fails if any is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { ruleRows, rulesMarkdown } from './rules/rules-table.js';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Ids in the first column of Markdown tables; several in one cell are joined by commas. */
function idsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\|\s*([A-Z][A-Z0-9-]+(?:,\s*[A-Z][A-Z0-9-]+)*)\s*\|/gm)].flatMap(
    ([, cell]) => cell?.split(/,\s*/) ?? [],
  );
}

const tables = ruleRows(ROOT);
const rows = tables.flatMap((table) => table.rows);
const target = path.join(ROOT, 'docs/rules.md');
const style = await resolveConfig(target);
writeFileSync(target, await format(rulesMarkdown(tables), { ...style, filepath: target }));
console.log(
  `docs/rules.md: ${rows.length} rules, ${rows.reduce((sum, row) => sum + row.cases.length, 0)} mentions in cases`,
);

// A provision that is only read on the page of the law does nothing that a case could hold.
const faults = rows
  .filter(({ cases, readers }) => cases.length === 0 && readers.length > 0)
  .map(({ rule }) => `${rule} has no case`);
const list = process.argv[2];
if (list !== undefined) {
  const known = new Set(rows.map(({ rule }) => rule));
  const asked = [...new Set(idsIn(readFileSync(list, 'utf8')))];
  faults.push(...asked.filter((id) => !known.has(id)).map((id) => `${id} is in no ordinance`));
  console.log(`${list}: ${asked.length} rows, ${asked.filter((id) => known.has(id)).length} of them carried`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
