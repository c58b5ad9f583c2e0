/**
 * Categories of the state's tidal wetlands inventory, in words.
 * @source 6 NYCRR 661.2, 661.4(hh); Tidal Wetlands Categories of the New York State Department of Environmental Conservation
 */
const TIDAL_CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['IM', 'Intertidal marsh'],
  ['HM', 'High marsh or salt meadow'],
  ['FM', 'Coastal fresh marsh'],
  ['SM', 'Coastal shoals, bars and mudflats'],
  ['SV', 'Vegetated coastal shoals, bars and mudflats'],
  ['LZ', 'Littoral zone'],
  ['FC', 'Formerly connected tidal wetland'],
]);

const ROMAN: ReadonlyMap<string, number> = new Map([
  ['I', 1],
  ['II', 2],
  ['III', 3],
  ['IV', 4],
]);

/** @returns the words for a tidal category such as IM; null for a code that the inventory lacks */
export function tidalCategoryWords(code: string): string | null {
  return TIDAL_CATEGORIES.get(code.trim().toUpperCase()) ?? null;
}

/**
 * @param text  1 to 4, I to IV, or one of these after the word class
 * @returns the class of a freshwater wetland of the state's map in words; null for anything else
 * @source 6 NYCRR 664.4
 */
export function freshwaterClassWords(text: string): string | null {
  const written = text
    .trim()
    .replace(/^class\s+/i, '')
    .toUpperCase();
  const number = ROMAN.get(written) ?? (/^[1-4](?:\.0+)?$/.test(written) ? Number(written) : null);
  return number === null ? null : `Freshwater wetland of class ${number} on the state’s map`;
}
