import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidInput } from '../../../core/errors.js';
import type { FeatureSource } from '../source-feature.js';
import type { SourceContents } from '../source-layer.js';
import { unzipEntry } from '../unzip-entry.js';
import { listZip, type ZipLimits } from '../zip-entries.js';
import { listKml, openKml } from './open-kml.js';

/**
 * Opens the KML of a KMZ: its `doc.kml`, or the first beside it.
 * @throws InvalidInput  when it has none, or is an archive that is not to be trusted
 */
export async function openKmz(
  file: string,
  layerInFile: string | null,
  limits: ZipLimits,
): Promise<FeatureSource> {
  const { kml, notices, clean } = await unpackKml(file, limits);
  try {
    const source = await openKml(kml, layerInFile);
    return { ...source, format: 'KMZ', notices: [...notices, ...source.notices], close: clean };
  } catch (error) {
    await clean();
    throw error;
  }
}

/** @returns the folders of the KML in a KMZ that have polygons or lines in them */
export async function listKmz(file: string, limits: ZipLimits): Promise<SourceContents> {
  const { kml, clean } = await unpackKml(file, limits);
  try {
    return { ...(await listKml(kml)), format: 'KMZ' };
  } finally {
    await clean();
  }
}

async function unpackKml(
  file: string,
  limits: ZipLimits,
): Promise<{ kml: string; notices: string[]; clean: () => Promise<void> }> {
  const { zip, entries } = await listZip(file, limits);
  const folder = await mkdtemp(path.join(tmpdir(), 'hundredfoot-import-'));
  const clean = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const found = entries.filter(({ fileName }) => /\.kml$/i.test(fileName));
    const depth = (name: string): number => name.split('/').length;
    const entry =
      found.find(({ fileName }) => fileName.toLowerCase() === 'doc.kml') ??
      [...found].sort((a, b) => depth(a.fileName) - depth(b.fileName))[0];
    if (entry === undefined) throw new InvalidInput('The KMZ holds no KML.');
    const kml = path.join(folder, 'doc.kml');
    await unzipEntry(zip, entry, kml, { left: limits.bytes }, limits);
    const others = found.length - 1;
    const notices =
      others > 0 ? [`Of the KMZ ${entry.fileName} is read; ${others} other KML files in it are not.`] : [];
    return { kml, notices, clean };
  } catch (error) {
    await clean();
    throw error;
  } finally {
    zip.close();
  }
}
