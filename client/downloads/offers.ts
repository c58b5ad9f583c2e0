import type { ExportLayer, ExportList } from '../../core/contracts/file-exports.js';
import { filePath, type DownloadOffer } from './download-offer.js';

const filesOf = (jurisdiction: string): string =>
  `/api/jurisdictions/${encodeURIComponent(jurisdiction)}/files`;

const query = (parameters: Readonly<Record<string, string | number | null>>): string => {
  const said = Object.entries(parameters).filter(([, value]) => value !== null);
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`;
};

const LAYER_WORDS: Readonly<Record<ExportLayer, string>> = {
  wetlands: 'Wetlands',
  'adjacent-areas': 'Adjacent areas',
  watercourses: 'Watercourses',
  parcels: 'Parcels',
  municipality: 'Municipal outlines',
  'impaired-waters': 'Impaired waters',
  'hydric-soils': 'Hydric soils',
  roads: 'Roads',
  buildings: 'Buildings',
  water: 'Open water',
};

const OF_THE_MAP = ['wetlands', 'adjacent-areas', 'watercourses'] as const satisfies readonly ExportLayer[];

const OTHERS = [
  'parcels',
  'municipality',
  'impaired-waters',
  'hydric-soils',
  'roads',
  'buildings',
  'water',
] as const satisfies readonly ExportLayer[];

const layer = (jurisdiction: string, name: ExportLayer, version: number | null): DownloadOffer => ({
  label: LAYER_WORDS[name],
  path: `${filesOf(jurisdiction)}/layers/${name}${query({ version })}`,
});

/** @returns every layer of a municipality as it is today, and the list of its map's versions */
export function mapOffers(jurisdiction: string): DownloadOffer[] {
  return [
    ...[...OF_THE_MAP, ...OTHERS].map((name) => layer(jurisdiction, name, null)),
    listOffer(jurisdiction, 'map-versions', 'List of the versions'),
  ];
}

/** @returns the layers of a version of the wetlands map */
export function versionOffers(jurisdiction: string, version: number): DownloadOffer[] {
  return OF_THE_MAP.map((name) => layer(jurisdiction, name, version));
}

/** @returns a list of a municipality */
export function listOffer(jurisdiction: string, list: ExportList, label: string): DownloadOffer {
  const path = `${filesOf(jurisdiction)}/${list}`;
  return { label, path, ...(list === 'determinations' ? {} : { tableOnly: true }) };
}

/** @returns the address of a list without shapes, as the table that it can be had as alone */
export function csvOf({ path }: DownloadOffer): string {
  return filePath(path, { format: 'csv' });
}

/** @returns a parcel's check under a law and on a day */
export function parcelOffer(
  id: string,
  { ordinance, on }: { ordinance: string | null; on: string | null },
): DownloadOffer {
  return {
    label: 'The parcel and its parts',
    path: `/api/files/parcels/${encodeURIComponent(id)}${query({ ordinance, on })}`,
  };
}

/** @returns a kept answer about a proposal */
export function screeningOffer(id: string): DownloadOffer {
  return { label: 'The drawing and its parts', path: `/api/files/screenings/${encodeURIComponent(id)}` };
}

/** @returns what the person at the page keeps on the server in a municipality */
export function proposalsOffer(jurisdiction: string): DownloadOffer {
  return { label: 'Your proposals', path: `/api/files/proposals${query({ jurisdiction })}` };
}
