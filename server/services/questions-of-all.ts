import type { Ordinance } from '../../core/ordinance.js';
import type { Question } from '../../core/ordinance-format/questions.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';

/**
 * Answers may be to any ordinance's questions, so that what was said under one can be asked under another.
 * @returns the questions of the ordinance that is asked, then those of all
 */
export function questionsOfAll(ordinances: OrdinanceBook, asked: Ordinance): readonly Question[] {
  return [asked, ...ordinances.list()].flatMap(({ questions }) => questions);
}
