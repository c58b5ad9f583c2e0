import type { CalendarDate } from '../dates.js';
import type { Dated, JurisdictionSettings, Ordinance } from '../ordinance.js';
import { cite } from './legal-values.js';

/** A figure that a municipality may set where its ordinance leaves it open. */
export type SettingName = keyof JurisdictionSettings;

export const SETTING_NAMES = [
  'bufferFt',
  'minimumWetlandSqFt',
  'wetlandMitigationRatio',
  'bufferMitigationRatio',
] as const satisfies readonly SettingName[];

/** What an ordinance's text says about a figure that could be a setting. */
export interface SettingState {
  /** the text held here leaves it to the municipality, now or on a later day that is known */
  open: boolean;
  /** the provision that states the figure or would, with its municipality; null where the ordinance has no such figure */
  citation: string | null;
}

/** What the rules read each figure from: one list of dated values, or one for each kind of wetland. */
function datedValues(
  ordinance: Ordinance,
): Readonly<Record<SettingName, readonly (readonly Dated<unknown>[])[]>> {
  const { adjacentArea, wetlandCriteria, mitigation } = ordinance;
  return {
    bufferFt: adjacentArea === null ? [] : [adjacentArea.widthFt],
    minimumWetlandSqFt: wetlandCriteria.map(({ minimumSqFt }) => minimumSqFt),
    wetlandMitigationRatio: mitigation === null ? [] : [mitigation.wetland.ratio],
    bufferMitigationRatio: mitigation === null ? [] : [mitigation.buffer.ratio],
  };
}

/**
 * @param ordinance  that the municipality applies
 * @param on  a day
 * @returns what its text says about a figure on that day or a later one
 */
export function settingState(ordinance: Ordinance, name: SettingName, on: CalendarDate): SettingState {
  const entries = datedValues(ordinance)[name].flatMap((dated) => {
    const holding = dated.findLast(({ from }) => from <= on);
    const later = dated.filter(({ from }) => from > on);
    return holding === undefined ? later : [holding, ...later];
  });
  const entry = entries.find(({ source }) => source === 'setting') ?? entries[0];
  return {
    open: entry?.source === 'setting',
    citation: entry === undefined ? null : cite(ordinance, entry.citation),
  };
}

/** @returns the names of the figures that the municipality may set on that day, in one order always */
export function openSettings(ordinance: Ordinance, on: CalendarDate): SettingName[] {
  return SETTING_NAMES.filter((name) => settingState(ordinance, name, on).open);
}
