import type { ChangeAction, WetlandState } from '../../core/contracts/amendments.js';
import type { MapVersion } from '../../core/contracts/map-history.js';
import { acresText, countText, dayText, sqFtText } from '../figures/format.js';
import { listText } from '../law/words.js';

/** Square feet with its sign, in tabular figures: `+1,200`, `−3,120`, `0`. */
export function signedSqFtText(sqFt: number): string {
  const size = Math.abs(sqFt);
  if (size < 0.5) return size === 0 ? '0' : 'under 1';
  return `${sqFt > 0 ? '+' : '−'}${sqFtText(size)}`;
}

/** What was done to a wetland, as a word that follows its name. */
export const ACTION_WORDS: Readonly<Record<ChangeAction, string>> = {
  add: 'added',
  reshape: 'reshaped',
  retire: 'retired',
  reclassify: 'reclassified',
};

type Counted = Partial<Record<'added' | 'reshaped' | 'retired' | 'reclassified' | 'watercourses', number>>;

/** What a version or a comparison changed, in words: `2 wetlands reshaped, 1 retired`. */
export function changesText(changes: Counted): string {
  const { watercourses = 0 } = changes;
  const parts = (['added', 'reshaped', 'retired', 'reclassified'] as const)
    .filter((kind) => (changes[kind] ?? 0) > 0)
    .map((kind, index) => {
      const count = changes[kind] ?? 0;
      return `${index === 0 ? countText(count, 'wetland', 'wetlands') : count} ${kind}`;
    });
  if (watercourses > 0)
    parts.push(`${countText(watercourses, 'watercourse', 'watercourses')} added or retired`);
  return parts.length === 0 ? 'No wetland changed' : listText(parts, 'and');
}

/** How many square feet of wetland a version has more than the one before it; null for the first. */
export function netSqFt(version: MapVersion, before: MapVersion | undefined): number | null {
  return before === undefined ? null : version.wetlandSqFt - before.wetlandSqFt;
}

/** Whether a later version took its place on its first day, so that it never held for a day. */
export function neverHeld({ since, until }: Pick<MapVersion, 'since' | 'until'>): boolean {
  return until !== null && until < since;
}

/**
 * The days on which a version held: `since 3 Mar 2026`, `3 Mar 2026 to 4 May 2027`, `from 5 May 2027 on`.
 * @param today  YYYY-MM-DD, in New York
 */
export function heldText({ since, until }: Pick<MapVersion, 'since' | 'until'>, today: string): string {
  if (neverHeld({ since, until })) return `${dayText(since)}, never held for a day`;
  if (until === null) return since > today ? `from ${dayText(since)} on` : `since ${dayText(since)}`;
  return since === until ? `on ${dayText(since)} only` : `${dayText(since)} to ${dayText(until)}`;
}

/** Where a version came from: the amendment's title, or what the import said. */
export function versionTitle({ kind, title, note, amendment }: MapVersion): string {
  if (kind === 'amendment') return title ?? `Amendment ${amendment ?? ''}`.trim();
  return note === '' ? 'Import of the map' : note;
}

/**
 * The version that held on a day: the last that had begun; before the first, the map as it first was.
 * @param versions  newest first
 */
export function versionOn(versions: readonly MapVersion[], day: string): MapVersion | null {
  const begun = versions.find(({ since }) => since <= day);
  if (begun !== undefined) return begun;
  const first = versions.at(-1);
  return versions.find(({ since }) => since === first?.since) ?? null;
}

/** What of a wetland's attributes differs between two states, each as `kind: freshwater → tidal`. */
export function attributeChanges(before: WetlandState, after: WetlandState): string[] {
  const rows: (readonly [string, string, string])[] = [
    ['name', before.name ?? 'none', after.name ?? 'none'],
    ['kind', before.kind, after.kind],
    ['of unusual local importance', yesNo(before.localImportance), yesNo(after.localImportance)],
    ['degraded', yesNo(before.degraded), yesNo(after.degraded)],
    ['accuracy of its outline', accuracyText(before.accuracyFt), accuracyText(after.accuracyFt)],
    ['source', before.source ?? 'not recorded', after.source ?? 'not recorded'],
  ];
  return rows.filter(([, was, is]) => was !== is).map(([name, was, is]) => `${name}: ${was} → ${is}`);
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** `±2 ft`, or that it is not recorded. */
export function accuracyText(feet: number | null): string {
  return feet === null ? 'not recorded' : `±${feet.toLocaleString('en-US')} ft`;
}

/** `12,400 sq ft (0.285 acres)`. */
export function areaText(sqFt: number): string {
  return `${sqFtText(sqFt)} sq ft (${acresText(sqFt)} acres)`;
}
