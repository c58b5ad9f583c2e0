const DOLLARS = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;

/** @returns US dollars with at most two decimals, written with or without `$` and commas; null where it is no amount */
export function readDollars(text: string): number | null {
  const bare = text.trim();
  return DOLLARS.test(bare) ? Number(bare.replaceAll(/[$,\s]/g, '')) : null;
}
