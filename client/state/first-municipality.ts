import type { Jurisdiction } from '../../core/contracts/jurisdictions.js';

const KEY = 'hundredfoot.municipality';

/** Keeps which municipality was chosen last in this browser. */
export function keepMunicipality(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is a convenience: the choice is still in the address.
  }
}

/** @returns the municipality chosen last in this browser, or null */
export function keptMunicipality(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * The municipality to open with where the address names none.
 * @param kept  the one chosen last in this browser
 * @returns the demonstration while no other has a wetlands map; else the one chosen last, else the first with a map
 */
export function firstMunicipality(items: readonly Jurisdiction[], kept: string | null): string | null {
  const mapped = items.filter((item) => (item.layers['wetlands'] ?? 0) > 0);
  const demonstration = mapped.find((item) => item.invented);
  if (demonstration !== undefined && mapped.every((item) => item.invented)) return demonstration.id;
  return (items.find((item) => item.id === kept) ?? mapped[0] ?? items[0])?.id ?? null;
}
