import type { ChangeAction, WetlandState } from '../../core/contracts/amendments.js';
import { sqFtText } from '../figures/format.js';
import { mapCommands } from '../state/map-view.js';
import { formatAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { ACTION_WORDS, areaText, attributeChanges, signedSqFtText } from './change-words.js';
import { pointedOut } from './history-state.js';
import { boxOfStates } from './box-of-states.js';

/** A wetland with what it was and what it became. */
export interface Changed {
  wetland: string;
  action: ChangeAction;
  before: WetlandState | null;
  after: WetlandState | null;
  gainedSqFt: number;
  lostSqFt: number;
  netSqFt: number;
}

function AreasOf({ change }: { change: Changed }) {
  const { before, after, netSqFt, gainedSqFt, lostSqFt } = change;
  return (
    <dl class="areas">
      <dt>Before</dt>
      <dd>{before === null ? 'not on the map' : areaText(before.areaSqFt)}</dd>
      <dt>After</dt>
      <dd>{after === null ? 'retired' : areaText(after.areaSqFt)}</dd>
      <dt>Difference</dt>
      <dd>
        <strong>{signedSqFtText(netSqFt)} sq ft</strong>
        {before !== null &&
          after !== null &&
          (gainedSqFt > 0 || lostSqFt > 0) &&
          `: ${sqFtText(gainedSqFt)} gained, ${sqFtText(lostSqFt)} lost`}
      </dd>
    </dl>
  );
}

/** Shows one wetland of several on the map. */
export function ShowOnMap({ wetland, states }: { wetland: string; states: (WetlandState | null)[] }) {
  return (
    <button
      type="button"
      class="link"
      aria-pressed={pointedOut.value === wetland}
      onClick={() => {
        pointedOut.value = wetland;
        const box = boxOfStates(states);
        if (box !== null) mapCommands.value?.show(box);
      }}
    >
      Show on the map<span class="visually-hidden"> ({wetland})</span>
    </button>
  );
}

interface Props {
  change: Changed;
  /** further sentences about it */
  remarks: readonly string[];
}

/** One wetland that changed: what, by how much, and the way to all it has been. */
export function ChangeItem({ change, remarks }: Props) {
  const { wetland, action, before, after } = change;
  const name = after?.name ?? before?.name ?? null;
  const attributes = before !== null && after !== null ? attributeChanges(before, after) : [];
  return (
    <li class="change">
      <h4>
        {name === null || name === wetland ? wetland : `${name} (${wetland})`}{' '}
        <span class={`action action-${action}`}>{ACTION_WORDS[action]}</span>
      </h4>
      <AreasOf change={change} />
      {attributes.length > 0 && (
        <ul class="plain">
          {attributes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {remarks.map((text) => (
        <p key={text} class="remark">
          {text}
        </p>
      ))}
      <p class="change-links">
        <ShowOnMap wetland={wetland} states={[before, after]} />{' '}
        <a href={formatAddress({ ...address.value, wetland })}>
          All it has been<span class="visually-hidden"> ({wetland})</span>
        </a>
      </p>
    </li>
  );
}
