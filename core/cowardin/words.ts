import { decodeCowardin, type DecodedClass, type DecodedCowardin } from './decode.js';

/**
 * @param text  a code such as PFO1C
 * @returns it in plain words, "Palustrine forested, broad-leaved deciduous, seasonally flooded", with the part that has no
 *   known meaning named as such; null where the text is no code of the classification
 */
export function cowardinWords(text: string): string | null {
  const decoded = decodeCowardin(text);
  return decoded === null ? null : decodedWords(decoded);
}

/** @returns a decoded code in plain words, as a phrase that begins with a capital */
export function decodedWords(decoded: DecodedCowardin): string {
  const { system, subsystem, classes, waterRegime, modifiers, unread } = decoded;
  const river = system === 'riverine' && subsystem !== null;
  const head = [river ? `${system}, ${subsystem},` : joined([system, subsystem]), classWords(classes)];
  const parts = [
    joined(head).replace(/,$/, ''),
    classes.length === 1 ? (classes[0]?.subclasses ?? []).join(' and ') : '',
    waterRegime ?? '',
    ...modifiers,
  ].filter((part) => part !== '');
  const said = parts.join(', ');
  const unknown = unread === null ? '' : `; the meaning of “${unread}” is not known`;
  return said.charAt(0).toUpperCase() + said.slice(1) + unknown;
}

/** One class is followed by its subclasses; of several, each has its own in parentheses. */
function classWords(classes: readonly DecodedClass[]): string {
  const [only, ...others] = classes;
  if (only === undefined) return '';
  if (others.length === 0) return only.name;
  return classes
    .map(({ name, subclasses }) => (subclasses.length === 0 ? name : `${name} (${subclasses.join(' and ')})`))
    .join(' and ');
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
