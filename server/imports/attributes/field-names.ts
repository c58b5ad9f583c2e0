import type { ImportLayerId } from '../../../core/contracts/import-report.js';

/** Names of a .dbf end after so many characters. */
const DBF_NAME_LENGTH = 10;

/** @returns an attribute name without case, blanks and punctuation: `Tax Map_No` and `TAXMAPNO` are one */
export function plainName(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Spellings of names that were asked for: those of the known columns, again and again. */
const known = new Map<string, readonly string[]>();

/** @returns the plain names under which a table may carry an attribute: whole, or cut off as a .dbf does */
export function spellings(name: string): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const whole = plainName(name);
  const all = name.length <= DBF_NAME_LENGTH ? [whole] : [whole, plainName(name.slice(0, DBF_NAME_LENGTH))];
  known.set(name, all);
  return all;
}

const PERSONAL: readonly RegExp[] = [
  /OWNER|OWNR|^PRIMARYOW/,
  /^OWN(?:\d|NAME|ADD|CITY|STATE|ZIP|MAIL|LAST|FIRST)/,
  /^(?:ADDOW|COOW)/,
  /MAIL/,
  /POBOX/,
  /^ADD(?:ADDR|CITY|STATE|ZIP)/,
  /TAXPAYER|GRANTEE|GRANTOR|LESSEE|TENANT|APPLICANT/,
  /^(?:FIRST|LAST|FULL|CONTACT)NAME/,
  /^(?:O|L|F)NAME\d*$/,
  /PHONE|^CAREOF/,
];

/** Layers whose full names are those of roads and waters, as the Census writes them. */
const NAMED_PLACES: ReadonlySet<ImportLayerId> = new Set(['roads', 'water']);

/**
 * @param layer  that the file is for, where that is known
 * @returns whether a column names people or where they get their mail; such columns are not stored
 */
export function isPersonal(name: string, layer?: ImportLayerId): boolean {
  const plain = plainName(name);
  if (plain === 'FULLNAME' && layer !== undefined && NAMED_PLACES.has(layer)) return false;
  return PERSONAL.some((pattern) => pattern.test(plain));
}
