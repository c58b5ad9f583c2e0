import type { AnswerForm } from '../../core/ordinance-format/questions.js';
import type { StatedAnswer } from '../../core/contracts/proposal-drawing.js';
import { answerOf, answerProblem, fieldText } from '../draw/answers.js';
import { TextInput } from './text-input.js';

interface Props {
  /** id of the field on the page */
  id: string;
  text: string;
  help: string | null;
  form: AnswerForm;
  answer: StatedAnswer | undefined;
  /** null: not known */
  onAnswer: (answer: StatedAnswer | null) => void;
}

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['', 'Not known'],
] as const;

function Help({ id, help }: Pick<Props, 'id' | 'help'>) {
  return help === null ? null : (
    <p id={`${id}-help`} class="help">
      {help}
    </p>
  );
}

function helpOf({ id, help }: Pick<Props, 'id' | 'help'>): { 'aria-describedby'?: string } {
  return help === null ? {} : { 'aria-describedby': `${id}-help` };
}

function YesNoField(props: Props) {
  const { id, text, form, answer, onAnswer } = props;
  const chosen = fieldText(form, answer);
  return (
    <fieldset class="question" id={id} {...helpOf(props)}>
      <legend>{text}</legend>
      <Help {...props} />
      <div class="choices">
        {YES_NO.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              onChange={() => onAnswer(answerOf(form, value))}
            />{' '}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function NumberField(props: Props) {
  const { id, text, form, answer, onAnswer } = props;
  const problem = answerProblem(form, answer);
  return (
    <div class="question">
      <label for={id}>{text}</label>
      <Help {...props} />
      <p class="with-unit">
        <TextInput
          id={id}
          inputMode="decimal"
          maxLength={40}
          wrong={problem !== null}
          describedBy={`${id}-unit ${id}-problem ${props.help === null ? '' : `${id}-help`}`}
          value={fieldText(form, answer)}
          onText={(typed) => onAnswer(answerOf(form, typed))}
        />{' '}
        <span id={`${id}-unit`}>{form.kind === 'number' ? form.unit : ''}</span>
      </p>
      <p id={`${id}-problem`} class="problems" role="status">
        {problem ?? ''}
      </p>
    </div>
  );
}

function ChoiceField(props: Props) {
  const { id, text, form, answer, onAnswer } = props;
  return (
    <div class="question">
      <label for={id}>{text}</label>
      <Help {...props} />
      <select
        id={id}
        value={fieldText(form, answer)}
        {...helpOf(props)}
        onChange={(event) => onAnswer(answerOf(form, event.currentTarget.value))}
      >
        <option value="">Not known</option>
        {(form.kind === 'choice' ? form.options : []).map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A question that geometry cannot answer, in the form its answer has. Not known is an answer like any other. */
export function QuestionField(props: Props) {
  switch (props.form.kind) {
    case 'yes-no':
      return <YesNoField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
  }
}
