import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';

const listSchema = z.array(z.object({ name: z.string(), file: z.string() }));

/** A case of an ordinance, as the list of tests has it. */
export interface ListedCase {
  /** folder below test/ordinances: the ordinance */
  place: string;
  /** the whole title, with the rules it carries */
  title: string;
}

/**
 * @param root  of the project
 * @returns every case below test/ordinances, in the order in which they run
 */
export function listCases(root: string): ListedCase[] {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const output = execFileSync(
    process.execPath,
    [vitest, 'list', 'test/ordinances', '--project', 'pure', '--json'],
    {
      cwd: root,
      encoding: 'utf8',
      env: Object.fromEntries(environment),
      maxBuffer: 64_000_000,
    },
  );
  const folder = path.join(root, 'test/ordinances');
  return listSchema.parse(JSON.parse(output)).map(({ name, file }) => ({
    place: path.relative(folder, file).split(path.sep)[0] ?? '',
    title: name,
  }));
}

/** @returns those of the cases whose titles name the rule, alone or in a list */
export function casesOf(cases: readonly ListedCase[], rule: string): ListedCase[] {
  const name = new RegExp(`(?<![A-Z0-9-])${rule}(?![A-Z0-9-])`);
  return cases.filter(({ title }) => name.test(title));
}
