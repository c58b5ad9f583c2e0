import type { ImportLayerId } from '../../core/contracts/import-report.js';

/** What a layer takes and where it goes. */
export interface ImportLayer {
  id: ImportLayerId;
  /** for sentences: "the layer of wetlands" */
  noun: string;
  shapes: 'areas' | 'areas-or-lines';
  /** part of the wetlands map: rows are retired by a map version, never deleted */
  versioned: boolean;
  /** has a column for the positional accuracy */
  accuracy: boolean;
  /** has a column for attributes that have no column of their own */
  attributes: boolean;
}

const layer = (
  id: ImportLayerId,
  noun: string,
  shapes: ImportLayer['shapes'],
  traits: { versioned?: true; accuracy?: true } = {},
): ImportLayer => ({
  id,
  noun,
  shapes,
  versioned: traits.versioned ?? false,
  accuracy: traits.accuracy ?? false,
  attributes: id !== 'municipality',
});

/** Every layer by its id, as written on the command line. */
export const LAYERS: Readonly<Record<ImportLayerId, ImportLayer>> = {
  municipality: layer('municipality', 'municipal outlines', 'areas', { accuracy: true }),
  wetlands: layer('wetlands', 'wetlands', 'areas', { versioned: true, accuracy: true }),
  watercourses: layer('watercourses', 'watercourses', 'areas-or-lines', { versioned: true, accuracy: true }),
  parcels: layer('parcels', 'parcels', 'areas'),
  'impaired-waters': layer('impaired-waters', 'impaired waters', 'areas-or-lines'),
  'hydric-soils': layer('hydric-soils', 'hydric soils', 'areas'),
  roads: layer('roads', 'roads', 'areas-or-lines'),
  buildings: layer('buildings', 'buildings', 'areas'),
  water: layer('water', 'water', 'areas-or-lines'),
};
