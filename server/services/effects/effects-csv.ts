import type { AffectedParcel } from '../../../core/contracts/amendment-effects.js';
import { csvFile } from '../../../core/csv.js';

const HEADINGS = [
  'Tax map number',
  'Address',
  'Change',
  'Parcel (sq ft)',
  'In wetland before (sq ft)',
  'In wetland after (sq ft)',
  'In adjacent area before (sq ft)',
  'In adjacent area after (sq ft)',
] as const;

const CHANGES: Readonly<Record<AffectedParcel['change'], string>> = {
  enters: 'enters controlled land',
  leaves: 'leaves controlled land',
  changes: 'changes',
};

const figure = (sqFt: number): string => sqFt.toFixed(1);

function cells({ taxMapNumber, address, change, parcelSqFt, before, after }: AffectedParcel): string[] {
  return [
    taxMapNumber ?? '',
    address ?? '',
    CHANGES[change],
    ...[
      parcelSqFt,
      before.inWetlandSqFt,
      after.inWetlandSqFt,
      before.inAdjacentSqFt,
      after.inAdjacentSqFt,
    ].map(figure),
  ];
}

/** @returns the parcels as a file that spreadsheets read (RFC 4180), with a line of headings and none for nothing */
export function effectsCsv(parcels: readonly AffectedParcel[]): string {
  return csvFile([HEADINGS, ...parcels.map(cells)]);
}
