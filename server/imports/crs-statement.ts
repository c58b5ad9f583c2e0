import { valueWords } from './value-words.js';

/** What a file says of its coordinate system, before anybody decides what to believe. */
export type CrsStatement =
  /** a code of the EPSG register or of Esri's, from a crs member */
  | { kind: 'code'; code: number; from: string }
  /** longitude and latitude by the rule of the format (RFC 7946) or by a CRS84 member */
  | { kind: 'degrees'; from: string; byRule: boolean }
  /** the text of a .prj */
  | { kind: 'wkt'; text: string; from: string }
  /** nothing, and why, where that is not for want of a .prj */
  | { kind: 'none'; why?: string }
  /** something that cannot be understood */
  | { kind: 'unreadable'; from: string; reason: string };

const CODES: readonly RegExp[] = [
  /^EPSG:{1,2}(\d{4,6})$/i,
  /^urn:(?:x-)?ogc:def:crs:EPSG:(?:[^:]*:)?(\d{4,6})$/i,
  /^https?:\/\/(?:www\.)?opengis\.net\/def\/crs\/EPSG\/[^/]*\/(\d{4,6})\/?$/i,
  /^https?:\/\/(?:www\.)?opengis\.net\/gml\/srs\/epsg\.xml#(\d{4,6})$/i,
  /^https?:\/\/(?:www\.)?(?:spatialreference\.org\/ref\/epsg|epsg\.io)\/(\d{4,6})\/?$/i,
];
/** Codes of Esri's register are others than EPSG's, so that the number alone says which it is. */
const ESRI = /^(?:ESRI:{1,2}|urn:ogc:def:crs:ESRI:(?:[^:]*:)?)(\d{5,6})$/i;
const CRS84 = /(?:^|[:/])CRS:?84$/i;

/**
 * @param name  of a coordinate system in any of its usual spellings
 * @returns its code in the EPSG register or in Esri's, `CRS84` for longitude and latitude, or null when it is none of them
 */
export function parseCrsName(name: string): number | 'CRS84' | null {
  const text = name.trim();
  if (CRS84.test(text)) return 'CRS84';
  for (const pattern of [...CODES, ESRI]) {
    const code = pattern.exec(text)?.[1];
    if (code !== undefined) return Number(code);
  }
  return null;
}

/** @returns what the `crs` member of a GeoJSON file says; RFC 7946's degrees where there is none */
export function readCrsMember(member: unknown): CrsStatement {
  if (member === undefined) {
    return { kind: 'degrees', byRule: true, from: 'GeoJSON without a crs member (RFC 7946)' };
  }
  const from = 'the crs member of the file';
  const name = nameOf(member);
  if (name === null) {
    return { kind: 'unreadable', from, reason: `it does not name a system: ${valueWords(member)}` };
  }
  const parsed = parseCrsName(name);
  if (parsed === null)
    return { kind: 'unreadable', from, reason: `${valueWords(name)} is not a name that is known here` };
  return parsed === 'CRS84'
    ? { kind: 'degrees', byRule: false, from: `${from} (${name})` }
    : { kind: 'code', code: parsed, from: `${from} (${name})` };
}

function nameOf(member: unknown): string | null {
  if (typeof member === 'string') return member;
  const properties = recordOf(recordOf(member)?.['properties']);
  for (const value of [properties?.['name'], properties?.['code'], properties?.['href']]) {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return `EPSG:${value}`;
  }
  return null;
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
