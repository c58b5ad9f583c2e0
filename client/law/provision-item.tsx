import { dayText, lawText } from '../figures/format.js';
import type { ReadProvision } from './chapters.js';
import { valueOn, type LegalNumber, type StatedNumber } from './legal-numbers.js';
import { SettingMark } from './setting-mark.js';

function sinceText({ from, localLaw }: { from: string; localLaw?: string | null | undefined }): string {
  return `since ${dayText(from)}${localLaw == null ? '' : `, ${localLaw}`}`;
}

function OtherValues({ number, shown }: { number: LegalNumber; shown: StatedNumber | null }) {
  const others = number.values.filter((value) => value !== shown);
  if (others.length === 0) return null;
  return (
    <ul class="plain">
      {others.map((value) => (
        <li key={value.from}>
          {shown === null || value.from > shown.from ? 'From' : 'Before, from'} {dayText(value.from)}:{' '}
          {value.text} ({lawText(value.citation)})
        </li>
      ))}
    </ul>
  );
}

function NumberRow({ number, on }: { number: LegalNumber; on: string }) {
  const shown = valueOn(number, on);
  return (
    <div class="legal-number">
      <dt>{number.label}</dt>
      <dd>
        <strong>{shown?.text ?? 'nothing in force on this day'}</strong>{' '}
        {shown !== null && (
          <span class="meta">
            {lawText(shown.citation)}, {sinceText(shown)}
            {shown.isSetting && <SettingMark />}
          </span>
        )}
        <OtherValues number={number} shown={shown} />
      </dd>
    </div>
  );
}

/** A rule as a person reads it: what the section says in our own words, its numbers, and from when it holds. */
export function ProvisionItem({ provision, on }: { provision: ReadProvision; on: string }) {
  const { rule, title, citation, words, from, source, numbers } = provision;
  const later = from > on;
  return (
    <section class={later ? 'provision later' : 'provision'} id={`law-${rule}`} tabIndex={-1}>
      <h4>
        {title} <span class="citation">{lawText(citation)}</span>
      </h4>
      {later && (
        <p>
          <strong>Not yet in force on {dayText(on)}.</strong>
        </p>
      )}
      <p>{lawText(words)}</p>
      {numbers.length > 0 && (
        <dl class="legal-numbers">
          {numbers.map((number) => (
            <NumberRow key={number.label} number={number} on={on} />
          ))}
        </dl>
      )}
      <p class="meta">
        In force {sinceText(provision)} · <span title="the name of this rule in answers">{rule}</span>
        {source === 'setting' && <SettingMark />}
      </p>
    </section>
  );
}
