import { listSourceLayersApart } from '../../imports/apart/open-source-apart.js';
import type { SourceContents } from '../../imports/source-layer.js';

/**
 * @param file  on the disk, under a name whose ending says what it is
 * @returns its format and its layers, without their features having been read
 * @throws InvalidInput  when it is of no kind that can be read, or an archive that is not to be trusted
 * @throws TooComplex, Conflict  when it takes more than it may, or too many files wait to be read
 */
export async function contentsOf(file: string): Promise<SourceContents> {
  const { format, layers } = await listSourceLayersApart(file);
  return { format, layers };
}
