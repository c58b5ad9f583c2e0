import { DayInput } from '../panels/day-input.js';
import type { OutcomeDraft } from './outcome-draft.js';

interface Props {
  /** false: the municipality has no wetlands map that could be looked at */
  hasMap: boolean;
  draft: OutcomeDraft;
  change: (part: Partial<OutcomeDraft>) => void;
}

/** What was looked at before the answer was given. */
export function EvidenceFields({ hasMap, draft, change }: Props) {
  return (
    <fieldset class="choice-list">
      <legend>What was looked at</legend>
      {hasMap && (
        <label class="choice">
          <input
            type="checkbox"
            checked={draft.map}
            onChange={(event) => change({ map: event.currentTarget.checked })}
          />{' '}
          The wetlands map, as of the day of the answer
        </label>
      )}
      <label class="choice">
        <input
          type="checkbox"
          checked={draft.soilsLookedAt}
          onChange={(event) => change({ soilsLookedAt: event.currentTarget.checked })}
        />{' '}
        Hydric soils in the soil survey
      </label>
      {draft.soilsLookedAt && (
        <div class="long-field inner">
          <label for="hydric-soils">What the soil survey shows</label>
          <textarea
            id="hydric-soils"
            rows={2}
            maxLength={2000}
            value={draft.hydricSoils}
            onInput={(event) => change({ hydricSoils: event.currentTarget.value })}
          />
        </div>
      )}
      <div class="long-field">
        <label for="plants">Wetland plants found, one a line (optional)</label>
        <textarea
          id="plants"
          rows={3}
          maxLength={10_000}
          value={draft.plants}
          onInput={(event) => change({ plants: event.currentTarget.value })}
        />
      </div>
      <div class="events">
        <div class="event">
          <DayInput
            id="site-visit-on"
            label="Site visit on (optional)"
            value={draft.siteVisitOn}
            onDay={(siteVisitOn) => change({ siteVisitOn })}
          />
        </div>
      </div>
      <div class="long-field">
        <label for="other-evidence">Anything else (optional)</label>
        <textarea
          id="other-evidence"
          rows={2}
          maxLength={2000}
          value={draft.other}
          onInput={(event) => change({ other: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
