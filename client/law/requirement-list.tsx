import type { Purpose, RequirementList } from '../../core/ordinance-format/requirements.js';
import type { Ordinance } from '../../core/ordinance.js';
import { isInForce } from '../../core/rules/conditions.js';
import { lawText } from '../figures/format.js';
import { conditionsText } from './condition-text.js';
import { SettingMark } from './setting-mark.js';

/** What lists are for, in plain words. */
export const PURPOSE_TITLES: Record<Purpose, string> = {
  application: 'What the application has to contain',
  'mitigation-plan': 'What a mitigation plan has to contain',
  'stormwater-plan': 'What a stormwater plan has to contain',
  decision: 'What has to be found before it is decided',
  'permit-conditions': 'What stands in every permit',
  'notice-of-violation': 'What a notice of violation has to contain',
};

interface Props {
  list: RequirementList;
  ordinance: Ordinance;
  on: string;
}

/** A list of things that a section asks for, each with its section, and when it is asked for. */
export function LawList({ list, ordinance, on }: Props) {
  const when = conditionsText(list.when, ordinance);
  return (
    <section class="law-list" id={`law-list-${list.id}`} tabIndex={-1}>
      <p class="meta">{PURPOSE_TITLES[list.purpose]}</p>
      <h5>
        {list.title} <span class="citation">{lawText(list.citation)}</span>
      </h5>
      {when !== null && <p class="when">Only if {when}.</p>}
      {list.words !== undefined && <p>{lawText(list.words)}</p>}
      <ul class="requirements">
        {list.items
          .filter((item) => isInForce(item, on))
          .map((item) => {
            const only = conditionsText(item.when, ordinance);
            return (
              <li key={item.id}>
                {lawText(item.words)} <span class="citation">{lawText(item.citation)}</span>
                {only !== null && <span class="when"> Only if {only}.</span>}
                {item.source === 'setting' && <SettingMark />}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
