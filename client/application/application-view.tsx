import type { Application, FilledList } from '../../core/contracts/application.js';
import type { ProposalScreening } from '../../core/contracts/screening.js';
import { PURPOSES, type Purpose } from '../../core/ordinance-format/requirements.js';
import { dayText, lawText } from '../figures/format.js';
import { PURPOSE_TITLES } from '../law/requirement-list.js';
import { fetchApplication } from '../law-api.js';
import { FailureNote } from '../panels/failure-note.js';
import { sectionOf } from '../panels/law-link.js';
import { QuestionList } from '../panels/question-list.js';
import { WideHeading } from '../panels/wide-heading.js';
import { useAnswer } from '../state/use-answer.js';
import { applicationQuery } from './filing.js';
import { ApplicationList, ApplicationNotice } from './filled-list.js';
import { filing, FilingForm } from './filing-form.js';

/** Most questions that are shown unasked. */
const FEW_QUESTIONS = 3;

function aboutText({ ordinance, on, filedOn, mapVersion, route }: Application): string {
  const way =
    route === null ? 'which way it goes is not known yet' : `to ${route.authority} (${route.label})`;
  return `Under ${ordinance.shortName} as of ${dayText(on)} · filed on ${dayText(filedOn)} · ${way} · wetlands map ${mapVersion}`;
}

function ListsFor({ purpose, lists }: { purpose: Purpose; lists: readonly FilledList[] }) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby={`lists-${purpose}`}>
      <h3 id={`lists-${purpose}`}>{PURPOSE_TITLES[purpose]}</h3>
      {lists.map((list) => (
        <ApplicationList key={list.id} list={list} />
      ))}
    </section>
  );
}

/** Folded where they are many: the lists come first. */
function Questions({ questions }: Pick<Application, 'questions'>) {
  if (questions.length === 0) return null;
  const count = new Set(questions.map(({ id }) => id)).size;
  return (
    <details class="questions no-print" open={count <= FEW_QUESTIONS}>
      <summary>
        {count === 1 ? 'One question would make it' : `${count} questions would make it`} more exact
      </summary>
      <QuestionList questions={questions} place="application" />
    </details>
  );
}

function Lists({ application }: { application: Application }) {
  const { lists, notices, questions } = application;
  const asked = lists.filter(({ standing }) => standing !== 'not-asked');
  const others = lists.filter(({ standing }) => standing === 'not-asked');
  const told = notices.filter(({ standing }) => standing !== 'not-asked');
  return (
    <>
      <Questions questions={questions} />
      {asked.length === 0 && (
        <p>
          The ordinance held here has no list for this proposal. That does not say that nothing has to be
          filed: ask the municipality.
        </p>
      )}
      {PURPOSES.map((purpose) => (
        <ListsFor key={purpose} purpose={purpose} lists={asked.filter((list) => list.purpose === purpose)} />
      ))}
      {told.length > 0 && (
        <section aria-labelledby="application-notices">
          <h3 id="application-notices">Who must be told</h3>
          {told.map((notice) => (
            <ApplicationNotice key={notice.id} notice={notice} />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <details>
          <summary>Lists that are not for this application</summary>
          <ul class="plain">
            {others.map(({ id, title, citation, note }) => (
              <li key={id}>
                {title}, {lawText(sectionOf(citation))}
                {note === null ? '' : `: ${lawText(note)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p class="guidance">{application.guidance}</p>
    </>
  );
}

/** What the application of the proposal takes: lists with what was measured, and who must be told. */
export function ApplicationView({ screening }: { screening: ProposalScreening }) {
  const query = applicationQuery(filing.value);
  const asked = useAnswer(JSON.stringify([screening.id, query]), (signal_) =>
    fetchApplication(screening.id, query, signal_),
  );
  return (
    <article class="document application" aria-labelledby="wide-heading" aria-busy={asked.asking}>
      <WideHeading
        title="What the application takes"
        about={asked.value === null ? screening.summary : aboutText(asked.value)}
        print="Print these lists"
      />
      <FilingForm />
      {asked.failure !== null && <FailureNote failure={asked.failure} again={asked.again} />}
      {asked.value === null && asked.failure === null && <p class="loading">Making the lists…</p>}
      {asked.value !== null && <Lists application={asked.value} />}
    </article>
  );
}
