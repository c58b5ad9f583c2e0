/**
 * Adds areas or lengths without the rounding that a plain loop gathers, so that parts which make up a
 * threshold exactly also reach it: 25,000 parts of 0.1 sq ft are 2,500 sq ft, not 2,499.9999999988.
 * @param values  any unit, the same for all
 * @returns their sum by Neumaier's compensated summation; 0 for none
 */
export function sumExactly(values: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    // The low bits that do not fit into `next` belong to whichever of the two is smaller.
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + lost;
}
