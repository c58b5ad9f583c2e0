import { cp } from 'node:fs/promises';
import { inject } from 'vitest';

/**
 * Fills a data folder as the first start on the embedded database leaves it: migrated, with the four jurisdictions and
 * nobody's account.
 * @param dataDir  there is nothing at that path yet, or an empty folder
 */
export async function copyDataFolder(dataDir: string): Promise<void> {
  const template = inject('templateDataDir');
  if (template === null) throw new Error('there is no data folder to copy: the tests run on a server');
  await cp(template, dataDir, { recursive: true });
}
