import type { ApplicationInput } from '../../../../core/rules/application/input.js';
import type { Ordinance } from '../../../../core/ordinance.js';
import type { NoticeTerms } from '../../../../core/ordinance-format/notices.js';
import type { Question } from '../../../../core/ordinance-format/questions.js';
import type { Requirement } from '../../../../core/ordinance-format/requirements.js';
import {
  applicationSituation,
  type ApplicationSituation,
} from '../../../ordinances/application-situation.js';

/** An item of a list; asked for always, unless the changes say otherwise. */
export function item(id: string, changes: Partial<Requirement> = {}): Requirement {
  return { id, citation: '§ 1', words: `Item ${id}.`, when: [], source: 'text', ...changes };
}

/** A notice by the applicant to nobody in particular, always. */
export function notice(id: string, changes: Partial<NoticeTerms> = {}): NoticeTerms {
  return {
    ...{ id, rule: 'M-ADJ', title: `Notice ${id}`, citation: '§ 2', words: `Notice ${id}.` },
    ...{ by: 'the applicant', parcels: null, municipalities: false, when: [] },
    ...changes,
  };
}

export function yesNo(id: string): Question {
  return { id, text: `Is it ${id}?`, answer: { kind: 'yes-no' } };
}

/** What of an ordinance a test is about. */
type Parts = Partial<Pick<Ordinance, 'questions' | 'permit' | 'notices' | 'requirements'>> & {
  items?: Requirement[];
};

/** The application of a proposal under an ordinance that has the parts named, and Mamaroneck's land otherwise. */
export function inventedApplication(
  { items = [], ...parts }: Parts,
  given: ApplicationSituation = {},
): ApplicationInput {
  const input = applicationSituation('mamaroneck', given);
  const list = {
    ...{ id: 'list', rule: 'M-ADJ', purpose: 'application' as const, title: 'List', citation: '§ 1' },
    when: [],
    items,
  };
  return {
    ...input,
    ordinance: {
      ...input.ordinance,
      questions: [],
      notices: [],
      permit: null,
      requirements: items.length === 0 ? [] : [list],
      ...parts,
    },
  };
}
