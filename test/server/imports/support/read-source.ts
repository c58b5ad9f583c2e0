import type { CrsStatement } from '../../../../server/imports/crs-statement.js';
import { openSource } from '../../../../server/imports/open-source.js';
import type { SourceFeature } from '../../../../server/imports/source-feature.js';

/** What a file gave. */
export interface ReadSource {
  format: string;
  layerInFile: string | null;
  crs: CrsStatement;
  notices: readonly string[];
  features: SourceFeature[];
}

/** Opens a file, reads all of it, and closes it. */
export async function readSource(file: string, layerInFile: string | null = null): Promise<ReadSource> {
  const source = await openSource(file, layerInFile);
  try {
    const features: SourceFeature[] = [];
    for await (const feature of source.features()) features.push(feature);
    const { format, crs, notices } = source;
    return { format, layerInFile: source.layerInFile, crs, notices, features };
  } finally {
    await source.close();
  }
}
