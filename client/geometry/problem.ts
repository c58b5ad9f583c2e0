/** Why a shape cannot be made as asked. */
export interface GeometryProblem {
  /** a whole sentence for the person who draws */
  problem: string;
}

/** @returns whether a result is the reason why there is none */
export function isProblem(result: object): result is GeometryProblem {
  return 'problem' in result;
}
