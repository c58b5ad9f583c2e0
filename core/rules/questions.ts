import type { AskedQuestion } from '../contracts/activities.js';
import type { Finding } from '../finding.js';
import type { StatedFacts } from '../measurements.js';
import { isAll } from './activities/findings.js';
import type { Ruled } from './activities/rule-on-land.js';
import type { ProposalInput } from './evaluation.js';
import { grouped } from './grouped.js';
import { statedFacts } from './stated-facts.js';

/** A question with what it is about, before it is put together with others of its id. */
interface Ask {
  id: string;
  /** none: the whole proposal */
  features: readonly number[];
  stated: boolean | number | string | null;
  settles: string;
}

function asksOf(
  ids: readonly string[],
  features: readonly number[],
  stated: StatedFacts,
  settles: string,
): Ask[] {
  return ids.map((id) => ({ id, features, stated: stated[id] ?? null, settles }));
}

/** One that is asked of the whole proposal takes in the same one of some features, answered alike. */
function placed(ask: Ask, asks: readonly Ask[]): Ask {
  const whole = asks.some(
    ({ id, features, stated }) => id === ask.id && features.length === 0 && stated === ask.stated,
  );
  return whole ? { ...ask, features: [] } : ask;
}

/**
 * @param input  the ordinance with its questions, the disturbances and the facts that were stated
 * @param ruled  how the ordinance stands to what is done
 * @param findings  on everything else, each naming the facts that it hangs on
 * @returns the questions that matter to it, one for each id and set of features, those of the activities first; an
 *   answered one stays, so that its answer can be changed
 */
export function askedQuestions(
  input: ProposalInput,
  ruled: readonly Ruled[],
  findings: readonly Finding[],
): AskedQuestion[] {
  const whole = statedFacts(input.facts);
  const asks = [
    ...ruled.flatMap(({ ruling, worthChanging, stated }) =>
      asksOf(
        [...ruling.missing, ...worthChanging],
        isAll(ruling.features, input.disturbances) ? [] : ruling.features,
        stated,
        ruling.rule,
      ),
    ),
    ...findings.flatMap(({ facts, rule }) => asksOf(facts ?? [], [], whole, rule)),
  ];
  const byId = new Map(input.ordinance.questions.map((question) => [question.id, question]));
  const put = asks.map((ask) => placed(ask, asks));
  return grouped(put, ({ id, features }) => `${id} ${features.join()}`).flatMap((same) => {
    const [{ id, features, stated }] = same;
    const question = byId.get(id);
    if (question === undefined) return [];
    return [
      {
        id,
        text: question.text,
        help: question.help ?? null,
        answer: question.answer,
        features: [...features],
        stated,
        settles: [...new Set(same.map(({ settles }) => settles))],
      },
    ];
  });
}
