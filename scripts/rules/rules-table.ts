import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_IN_ORDINANCES } from '../../core/ordinances/registry.js';
import type { Ordinance } from '../../core/ordinance.js';
import { casesOf, listCases, type ListedCase } from './list-cases.js';
import { readersOf } from './rule-parts.js';

/** A rule with the code that carries it and the cases that hold it. */
export interface RuleRow {
  rule: string;
  citation: string;
  title: string;
  data: string[];
  readers: string[];
  /** titles of the cases that name it */
  cases: string[];
}

function dataFiles(root: string, ordinance: Ordinance): { name: string; text: string }[] {
  const folder = path.join(root, 'core/ordinances');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name.startsWith(ordinance.id))
    .sort()
    .map((name) => ({
      name: `core/ordinances/${name.split(path.sep).join('/')}`,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

function rowsOf(root: string, ordinance: Ordinance, cases: readonly ListedCase[]): RuleRow[] {
  const files = dataFiles(root, ordinance);
  const own = cases.filter(({ place }) => place === ordinance.id);
  return ordinance.provisions.map(({ rule, citation, title }) => ({
    rule,
    citation,
    title,
    data: files.filter(({ text }) => text.includes(`'${rule}'`)).map(({ name }) => name),
    readers: readersOf(ordinance, rule),
    cases: casesOf(own, rule).map(({ title }) => title),
  }));
}

/**
 * @param root  of the project
 * @returns every rule of every ordinance that comes with the product, by ordinance
 */
export function ruleRows(root: string): { ordinance: Ordinance; rows: RuleRow[] }[] {
  const cases = listCases(root);
  return BUILT_IN_ORDINANCES.list().map((ordinance) => ({ ordinance, rows: rowsOf(root, ordinance, cases) }));
}

function line({ rule, citation, title, data, readers, cases }: RuleRow): string {
  const code = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join('<br>');
  return `| ${rule} | ${citation} | ${title} | ${code(data)} | ${code(readers) || 'read on the page of the law'} | ${cases.length} |`;
}

/** Cases in a planner's words name their rules in brackets; those of the tests beside them are only counted. */
function caseList({ rule, cases }: RuleRow): string {
  const told = cases
    .filter((title) => /\[[A-Z0-9, -]+\]/.test(title))
    .map((title) => title.replace(/^[^>]* > /, ''));
  const others = cases.length - told.length;
  return [
    `**${rule}**`,
    '',
    ...told.map((title) => `- ${title.replaceAll('|', '\\|')}`),
    ...(others > 0 ? [`- ${told.length > 0 ? 'and ' : ''}${others} in the tests by threshold and date`] : []),
    '',
  ].join('\n');
}

/** @returns the table as Markdown, a chapter for each ordinance */
export function rulesMarkdown(tables: readonly { ordinance: Ordinance; rows: readonly RuleRow[] }[]): string {
  const chapters = tables.map(({ ordinance, rows }) =>
    [
      `## ${ordinance.name}`,
      '',
      `Cases: \`test/ordinances/${ordinance.id}/\`.`,
      '',
      '| rule | section | what | data | read by | cases |',
      '| --- | --- | --- | --- | --- | --- |',
      ...rows.map(line),
      '',
      '<details><summary>The cases, by rule</summary>',
      '',
      ...rows.map(caseList),
      '</details>',
      '',
    ].join('\n'),
  );
  return [
    '# Every rule, the code that carries it, and its cases',
    '',
    'Made by `npm run rules`. The data of an ordinance names the rule; a module reads that part of the data; the cases hold both to the law.',
    '',
    ...chapters,
  ].join('\n');
}
