import type { WetlandAttributes } from '../../core/contracts/amendments.js';
import { readNumber } from '../draw/answers.js';
import type { Fields } from './sketch.js';

/** The most that an accuracy may be, in feet. */
const MOST_FT = 1000;

/** What was typed as an accuracy: feet, null where nothing was, or what is wrong with it. */
export type ReadAccuracy = { ok: true; accuracyFt: number | null } | { ok: false; problem: string };

/** @returns the accuracy that was typed, in feet */
export function readAccuracy(text: string): ReadAccuracy {
  if (text.trim() === '') return { ok: true, accuracyFt: null };
  const feet = readNumber(text);
  if (feet === null || feet < 0 || feet > MOST_FT)
    return { ok: false, problem: `Write feet as a number from 0 to 1,000, such as 0.5, or leave it empty.` };
  return { ok: true, accuracyFt: feet };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** @returns what a wetland is as the form says it, or null where its accuracy is no number */
export function attributesOf(fields: Fields): WetlandAttributes | null {
  const accuracy = readAccuracy(fields.accuracy);
  if (!accuracy.ok) return null;
  return {
    name: textOrNull(fields.name),
    kind: fields.kind,
    localImportance: fields.localImportance,
    degraded: fields.degraded,
    accuracyFt: accuracy.accuracyFt,
    source: textOrNull(fields.source),
  };
}

/** @returns whether anything of a wetland would be another than it is */
export function attributesDiffer(a: WetlandAttributes, b: WetlandAttributes): boolean {
  return (
    a.name !== b.name ||
    a.kind !== b.kind ||
    a.localImportance !== b.localImportance ||
    a.degraded !== b.degraded ||
    a.accuracyFt !== b.accuracyFt ||
    a.source !== b.source
  );
}
