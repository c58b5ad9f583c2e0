/** Members of the API, which the server's sentences speak of, in the words of the page. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b([Nn]ame) (?:it|the system) with the parameter crs, such as crs=(EPSG:\d+)/g,
    '$1 it below, such as $2',
  ],
  [/\b(?:say|name the system with) crs=(?=(?:EPSG|ESRI):)/g, 'read it as '],
  [/\bname the system with the parameter crs\b/g, 'name another system below'],
  [/ ?\bcrs=(?=(?:EPSG|ESRI):)/g, ' '],
  [/\bthe parameter crs\b/g, 'the coordinate system'],
  [/\bthe parameter layerInFile\b/g, 'the layer in the file'],
  [/\blayerInFile=(\S+)/g, '$1'],
  [/\baccept repairs with repair=true/g, 'allow repairs'],
  [/\b(?:with|by) repair=true/g, 'when repairs are allowed'],
  [/\bsay allowRejected=true to go on without (it|them)/g, 'allow the layer to be replaced without $1'],
  [/ \(allowRejected=true\)/g, ''],
  [/ \(replace=true replaces them\)/g, ''],
  [/\b[Uu]se replace=true to put this file/g, 'Choose to put this file'],
  [/\bwith replace=true /g, 'when the layer is replaced '],
];

/** Where coordinates would lie in systems that they are not in: of use to few, so that it is folded. */
const ELSEWHERE = / \((read as EPSG:\d+ they would lie at [^()]+)\)/;

/**
 * @returns a refusal in the words of the page, and apart from it, one by one, where the coordinates would lie in other
 *   systems, such as `Read as EPSG:2263 they would lie at 75.0535° W, 42.4945° N.`
 */
export function foldedRefusal(sentence: string): { message: string; elsewhere: readonly string[] } {
  const places = ELSEWHERE.exec(sentence)?.[1] ?? '';
  return {
    message: inPageWords(sentence.replace(ELSEWHERE, '')),
    elsewhere: places === '' ? [] : places.split('; ').map((place) => `${inPageWords(place)}.`),
  };
}

/** @returns a sentence of the server in the words of the page, with a capital at its beginning */
export function inPageWords(sentence: string): string {
  const text = WORDS.reduce((said, [member, words]) => said.replace(member, words), sentence).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @returns the text with a full stop, unless it ends a sentence already */
export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
