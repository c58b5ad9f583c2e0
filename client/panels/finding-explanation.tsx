import type { ExplainedFinding } from '../../core/finding.js';
import { dayText, lawText } from '../figures/format.js';
import { SettingMark } from '../law/setting-mark.js';
import { LawLink } from './law-link.js';

interface Props {
  finding: ExplainedFinding;
  /** the part of the land, where several explanations stand together */
  on?: string | null;
}

/** How a finding came about: its steps, the facts it stands on, and the section in our own words. */
export function FindingExplanation({ finding, on = null }: Props) {
  const { title, words, source, inForceFrom, localLaw, steps, facts } = finding.explanation;
  // What stands above the explanation already is not said again.
  const ownSteps = steps.filter(({ value }) => value !== finding.reason);
  return (
    <details class="explanation">
      <summary>
        How it was decided{on === null ? '' : ` ${on}`}
        <span class="visually-hidden">: {finding.title}</span>
      </summary>
      <dl class="steps">
        {ownSteps.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{lawText(value)}</dd>
          </div>
        ))}
        {facts.map(({ id, question, answer }) => (
          <div key={id} data-fact={id}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{title}.</strong> {lawText(words)} <span class="meta">In our own words.</span>
        {source === 'setting' && <SettingMark />}
      </p>
      <p class="meta">
        In force since {dayText(inForceFrom)}
        {localLaw === null ? '' : `, ${localLaw}`}. <LawLink at={finding.rule}>Read it in the law</LawLink>
      </p>
    </details>
  );
}
