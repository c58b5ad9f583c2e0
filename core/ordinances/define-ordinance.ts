import { InvalidInput, type Problem } from '../errors.js';
import { ordinanceSchema, type Ordinance, type OrdinanceDocument } from '../ordinance.js';
import { memberPath, plainIssue } from '../plain-issue.js';

/**
 * Reads an ordinance from data, whoever wrote it.
 * @param data  in the format of `ordinanceSchema`
 * @param what  what to call it in messages, such as the name of a file
 * @returns the ordinance, with everything absent filled in as not there
 * @throws InvalidInput  naming each fault and its place in the data
 */
export function readOrdinance(data: unknown, what: string): Ordinance {
  const parsed = ordinanceSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems: Problem[] = parsed.error.issues.map((issue) => {
    const path = memberPath(issue.path);
    return { path, message: `${path === '' ? 'the whole' : path}: ${plainIssue(issue)}` };
  });
  const shown = problems.slice(0, 10).map(({ message }) => message);
  const more = problems.length > shown.length ? [`and ${problems.length - shown.length} more`] : [];
  throw new InvalidInput(`${what} is not an ordinance as data: ${[...shown, ...more].join('; ')}.`, problems);
}

/**
 * @param document  an ordinance that comes with the product
 * @returns it, held to the same format as one from a file
 * @throws InvalidInput  naming each fault and its place
 */
export function defineOrdinance(document: OrdinanceDocument): Ordinance {
  return readOrdinance(document, document.name);
}
