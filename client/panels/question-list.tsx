import { useState } from 'preact/hooks';
import type { AskedQuestion } from '../../core/contracts/activities.js';
import {
  answerFor,
  disturbancePlaces,
  groupQuestions,
  withAnswerFor,
  type GroupedQuestion,
  type Said,
} from '../draw/question-parts.js';
import { shapeTitle } from '../draw/shape.js';
import { lawText } from '../figures/format.js';
import { listText } from '../law/words.js';
import { changeShapes, facts, shapes } from '../state/drawing.js';
import { shownOrdinanceOrNull } from '../state/ordinance-data.js';
import { QuestionField } from './question-field.js';

function said(): Said {
  return { answers: facts.value.answers, shapes: shapes.value };
}

function keep(before: Said, after: Said): void {
  if (after.answers !== before.answers) facts.value = { ...facts.value, answers: { ...after.answers } };
  const changed = after.shapes.some((shape, index) => shape !== before.shapes[index]);
  if (changed) changeShapes(after.shapes);
}

/** What a part of a question is about, where that is not all that is drawn. */
function partTitle(part: readonly number[]): string | null {
  const drawn = shapes.value;
  if (part.length === 0) return null;
  const titles = part.flatMap((place) => {
    const shape = drawn[place - 1];
    return shape === undefined ? [] : [shapeTitle(shape, drawn)];
  });
  return listText(titles, 'and');
}

function settlesText(rules: readonly string[]): string | null {
  const provisions = shownOrdinanceOrNull.value?.provisions ?? [];
  const titles = [
    ...new Set(rules.map((rule) => provisions.find((provision) => provision.rule === rule)?.title ?? rule)),
  ];
  return titles.length === 0 ? null : `Matters for: ${titles.join('; ')}.`;
}

/** Id of a question's first field on the page. */
export function questionFieldId(question: string, place: string): string {
  return `${place}-${question}`;
}

interface ItemProps {
  grouped: GroupedQuestion;
  place: string;
}

function QuestionItem({ grouped, place }: ItemProps) {
  const { question, parts, settles } = grouped;
  const { id, text, help, answer: form } = question;
  const [apart, setApart] = useState(false);
  const about = parts.some((part) => part.length === 0) ? disturbancePlaces(shapes.value) : parts.flat();
  const shown = apart ? about.map((feature) => [feature]) : parts;
  const notes = [help, settlesText(settles)].filter((note) => note !== null);
  return (
    <div class="question-group">
      {shown.map((part, index) => {
        const title = partTitle(part);
        return (
          <QuestionField
            key={part[0] ?? 'all'}
            id={`${questionFieldId(id, place)}${index === 0 ? '' : `-${part[0] ?? 'all'}`}`}
            text={title === null ? text : `${title}: ${text}`}
            help={index === 0 && notes.length > 0 ? lawText(notes.join(' ')) : null}
            form={form}
            answer={answerFor(said(), part, id)}
            onAnswer={(answer) => keep(said(), withAnswerFor(said(), part, id, answer))}
          />
        );
      })}
      {!apart && about.length > shown.length && (
        <p>
          <button type="button" class="link" onClick={() => setApart(true)}>
            Answer for each disturbance apart<span class="visually-hidden">: {text}</span>
          </button>
        </p>
      )}
    </div>
  );
}

interface Props {
  questions: readonly AskedQuestion[];
  /** where the list stands, so that two of them on a page keep apart */
  place: string;
}

/** The questions whose answers matter, each with what was answered; an answer is kept, and the server is asked again. */
export function QuestionList({ questions, place }: Props) {
  const order = (shownOrdinanceOrNull.value?.questions ?? []).map(({ id }) => id);
  return (
    <>
      {groupQuestions(questions, order).map((grouped) => (
        <QuestionItem key={grouped.question.id} grouped={grouped} place={place} />
      ))}
    </>
  );
}

/** Next to the answer: what the drawing cannot show, only where it matters. */
export function ProposalQuestions({ questions }: { questions: readonly AskedQuestion[] }) {
  if (questions.length === 0) return null;
  const open = new Set(questions.flatMap(({ id, stated }) => (stated === null ? [id] : []))).size;
  return (
    <section class="questions" aria-labelledby="questions-heading">
      <h3 id="questions-heading" tabIndex={-1}>
        What the drawing does not show
      </h3>
      <p class="help">
        {open === 0
          ? 'All of it is answered; change an answer to see what follows.'
          : `${open === 1 ? 'One question is' : `${open} questions are`} open. What you do not know, leave: the answer says what hangs on it.`}
      </p>
      <QuestionList questions={questions} place="question" />
    </section>
  );
}
