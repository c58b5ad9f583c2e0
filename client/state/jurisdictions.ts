import { computed, signal } from '@preact/signals';
import type { Jurisdiction, JurisdictionList, OrdinanceSummary } from '../../core/contracts/jurisdictions.js';
import { fetchConfig, fetchJurisdictions, type PageConfig } from '../api.js';
import { failureOf } from '../failure.js';
import { firstMunicipality, keptMunicipality } from './first-municipality.js';
import { LOADING, valueOf, type Loadable } from './loadable.js';
import { address, go } from './route.js';

/** The municipalities on this server and the ordinances they can be read under. */
export const jurisdictions = signal<Loadable<JurisdictionList>>(LOADING);

/** What whoever runs the server has set for the page. */
export const pageConfig = signal<PageConfig>({ baseMap: null });

/** The municipality on screen, or null while there is none. */
export const jurisdiction = computed<Jurisdiction | null>(() => {
  const items = valueOf(jurisdictions.value)?.items ?? [];
  return items.find((item) => item.id === address.value.jurisdiction) ?? null;
});

/** The ordinance it is read under. */
export const ordinance = computed<OrdinanceSummary | null>(() => {
  const id = address.value.ordinance ?? jurisdiction.value?.ordinance;
  return valueOf(jurisdictions.value)?.ordinances.find((item) => item.id === id) ?? null;
});

/** Whether there is a wetlands map to answer from. */
export const hasLayers = computed(() => (jurisdiction.value?.layers['wetlands'] ?? 0) > 0);

/** Asks for the list; where the address names no municipality, one is picked. */
export async function loadJurisdictions(): Promise<void> {
  jurisdictions.value = LOADING;
  try {
    const [list, config] = await Promise.all([fetchJurisdictions(), fetchConfig().catch(() => null)]);
    if (config !== null) pageConfig.value = config;
    jurisdictions.value = { state: 'ready', value: list };
    if (address.value.jurisdiction === null)
      go({ jurisdiction: firstMunicipality(list.items, keptMunicipality()) }, true);
  } catch (error) {
    jurisdictions.value = { state: 'failed', failure: failureOf(error) };
  }
}
