/** Names of a .dbf end after so many characters. */
const DBF_NAME_LENGTH = 10;

/** @returns an attribute name without case, blanks and punctuation: `Tax Map_No` and `TAXMAPNO` are one */
export function plainName(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** @returns the plain names under which a table may carry an attribute: whole, or cut off as a .dbf does */
export function spellings(name: string): string[] {
  const whole = plainName(name);
  if (name.length <= DBF_NAME_LENGTH) return [whole];
  return [whole, plainName(name.slice(0, DBF_NAME_LENGTH))];
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
  /PHONE|^CAREOF/,
];

/** @returns whether a column names people or where they get their mail; such columns are not stored */
export function isPersonal(name: string): boolean {
  const plain = plainName(name);
  return PERSONAL.some((pattern) => pattern.test(plain));
}
