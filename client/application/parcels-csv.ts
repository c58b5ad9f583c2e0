import type { NoticedParcel } from '../../core/contracts/application.js';
import { csvFile } from '../../core/csv.js';

const HEADINGS = ['Tax map number', 'Address', 'Distance in feet'] as const;

const natural = new Intl.Collator('en', { numeric: true });

/** @returns the parcels with the nearest first, those as near by their tax map numbers as people count */
export function inOrder(parcels: readonly NoticedParcel[]): NoticedParcel[] {
  return [...parcels].sort(
    (a, b) => a.distanceFt - b.distanceFt || natural.compare(a.taxMapNumber ?? '', b.taxMapNumber ?? ''),
  );
}

function cells({ taxMapNumber, address, distanceFt }: NoticedParcel): string[] {
  return [taxMapNumber ?? '', address ?? '', distanceFt.toFixed(1)];
}

/** @returns the parcels as a file that spreadsheets read (RFC 4180), with a line of headings */
export function parcelsCsv(parcels: readonly NoticedParcel[]): string {
  return csvFile([HEADINGS, ...parcels.map(cells)]);
}

/** @returns the parcels as text with tabs, which spreadsheets and letters take when it is pasted */
export function parcelsText(parcels: readonly NoticedParcel[]): string {
  const lines = [[...HEADINGS], ...parcels.map(cells)];
  return lines.map((line) => line.map((text) => text.replaceAll(/\s+/g, ' ')).join('\t')).join('\n');
}
