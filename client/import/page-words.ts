/** Members of the API, which the server's sentences speak of, in the words of the page. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b[Nn]ame (?:it|the system) with the parameter crs, such as crs=(EPSG:\d+)/g,
    'name it below, such as $1',
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

/** @returns a sentence of the server in the words of the page, with a capital at its beginning */
export function inPageWords(sentence: string): string {
  const text = WORDS.reduce((said, [member, words]) => said.replace(member, words), sentence).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
