/** Writes numbers the American way, `12,345.6`. */
export interface NumberFormat {
  format(value: number): string;
}

const made = new Map<string, Intl.NumberFormat>();

/**
 * @param options  those of Intl.NumberFormat
 * @returns what writes numbers so. The formatter behind it is made at the first number, and once for all who want the
 *   same: making one takes longer than anything it is used for, and the first one of a visit most of all.
 */
export function numberFormat(options: Intl.NumberFormatOptions = {}): NumberFormat {
  return {
    format(value) {
      const key = JSON.stringify(options);
      let formatter = made.get(key);
      if (formatter === undefined) made.set(key, (formatter = new Intl.NumberFormat('en-US', options)));
      return formatter.format(value);
    },
  };
}

/** @returns what writes numbers with so many decimals, no more and no fewer */
export function withDecimals(digits: number): NumberFormat {
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits });
}
