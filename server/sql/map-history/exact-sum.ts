/** @returns SQL of a double precision figure as a decimal number with all its digits */
export function asDecimal(figure: string): string {
  return `cast(cast(${figure} as text) as numeric)`;
}

/**
 * @param figure  SQL of a double precision figure
 * @returns SQL of its sum over rows, whose last digit does not depend on the order in which they are read; null over no rows
 */
export function exactSum(figure: string): string {
  return `cast(sum(${asDecimal(figure)}) as double precision)`;
}
