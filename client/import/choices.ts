import { z } from 'zod';
import { fieldMappingSchema } from '../../core/contracts/field-mapping.js';
import { IMPORT_LAYERS } from '../../core/contracts/import-report.js';
import type { ImportOrder, PreviewRequest, Upload } from '../../core/contracts/uploads.js';
import { isCalendarDate } from '../../core/dates.js';
import { readAccuracy } from '../amend/read-fields.js';
import { LAYER_WORDS, layerByName } from './layer-words.js';

/** What a person chose for a file, as it is kept in the browser until it is imported. */
export const choicesSchema = z.object({
  layer: z.enum(IMPORT_LAYERS).nullable(),
  layerInFile: z.string(),
  /** empty: what the file says */
  crs: z.string(),
  fields: fieldMappingSchema,
  repair: z.boolean(),
  replace: z.boolean(),
  allowRejected: z.boolean(),
  accuracy: z.string(),
  /** of municipal outlines that name no role */
  role: z.enum(['own', 'neighbor', 'named']),
  ownName: z.string(),
  note: z.string(),
  since: z.string(),
});

export type Choices = z.infer<typeof choicesSchema>;

/** @returns the choices with which a file begins: a layer that its name speaks of, and nothing else */
export function firstChoices(upload: Pick<Upload, 'name'>): Choices {
  return {
    layer: layerByName(upload.name),
    layerInFile: '',
    crs: '',
    fields: {},
    repair: false,
    replace: false,
    allowRejected: false,
    accuracy: '',
    role: 'own',
    ownName: '',
    note: '',
    since: '',
  };
}

/** @returns how the file is to be read; null while it is not known which layer it is for, or which of its layers is meant */
export function readingOf(
  upload: Pick<Upload, 'layers'>,
  { layer, layerInFile, crs, fields, repair }: Choices,
): PreviewRequest | null {
  if (layer === null || (upload.layers.length > 1 && layerInFile === '')) return null;
  return {
    layer,
    fields,
    repair,
    ...(layerInFile === '' ? {} : { layerInFile }),
    ...(crs === '' ? {} : { crs }),
  };
}

/** What is wrong with a field of the choices, as a sentence. */
export interface WrongChoice {
  field: 'accuracy' | 'ownName' | 'since';
  message: string;
}

/** @returns what has to be corrected before the file can be imported */
export function wrongChoices({ layer, accuracy, role, ownName, since }: Choices): WrongChoice[] {
  const wrong: WrongChoice[] = [];
  const words = layer === null ? null : LAYER_WORDS[layer];
  const read = readAccuracy(accuracy);
  if (words?.accuracy === true && !read.ok) wrong.push({ field: 'accuracy', message: read.problem });
  if (layer === 'municipality' && role === 'named' && ownName.trim() === '')
    wrong.push({ field: 'ownName', message: 'Say which of the outlines is the municipality itself.' });
  if (words?.versioned === true && since !== '' && !isCalendarDate(since))
    wrong.push({ field: 'since', message: 'Give a day, or leave it empty for today.' });
  return wrong;
}

/** @returns the order to import a file; null while something has to be chosen or corrected */
export function orderOf(upload: Pick<Upload, 'layers'>, choices: Choices): ImportOrder | null {
  const reading = readingOf(upload, choices);
  if (reading === null || wrongChoices(choices).length > 0) return null;
  const { replace, allowRejected, accuracy, role, ownName, note, since } = choices;
  const { versioned, accuracy: takesAccuracy } = LAYER_WORDS[reading.layer];
  const read = readAccuracy(accuracy);
  const outline = reading.layer === 'municipality';
  return {
    ...reading,
    replace,
    allowRejected,
    ...(takesAccuracy && read.ok && read.accuracyFt !== null ? { accuracyFt: read.accuracyFt } : {}),
    ...(outline && role === 'neighbor' ? { role } : {}),
    ...(outline && role === 'named' ? { own: ownName.trim() } : {}),
    ...(versioned && note.trim() !== '' ? { mapNote: note.trim() } : {}),
    ...(versioned && isCalendarDate(since) ? { mapSince: since } : {}),
  };
}
