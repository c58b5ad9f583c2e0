/**
 * A distance on the ground, widened so far that in grid feet it holds every candidate: the grid scale differs from 1 by
 * less than a thousandth wherever EPSG:2260 is used. What is a candidate is then decided by its distance on the ground.
 * @param binding  name of the binding that has the feet
 */
export const WIDENED = (binding: string): string => `cast(:${binding} as float8) * 1.001 + 0.01`;
