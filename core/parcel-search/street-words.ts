/** Words of addresses with the ways in which they are cut short, the usual one first. */
const STREET_WORDS: readonly (readonly [word: string, ...short: string[]])[] = [
  ['street', 'st', 'str'],
  ['road', 'rd'],
  ['avenue', 'ave', 'av'],
  ['lane', 'ln'],
  ['drive', 'dr', 'drv'],
  ['court', 'ct', 'crt'],
  ['place', 'pl'],
  ['boulevard', 'blvd', 'blv'],
  ['circle', 'cir', 'crcl'],
  ['terrace', 'ter', 'terr'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy', 'pky'],
  ['square', 'sq'],
  ['turnpike', 'tpke', 'tpk'],
  ['crescent', 'cres'],
  ['trail', 'trl'],
  ['point', 'pt'],
  ['mount', 'mt'],
  ['north', 'n', 'no'],
  ['south', 's', 'so'],
  ['east', 'e'],
  ['west', 'w'],
];

const WORDS = /[a-z]+\.?/g;

const LONG = new Map(STREET_WORDS.flatMap(([word, ...short]) => short.map((text) => [text, word] as const)));
const SHORT = new Map(STREET_WORDS.map(([word, short = word]) => [word, short] as const));

const plain = (word: string): string => (word.endsWith('.') ? word.slice(0, -1) : word);

/** @returns the text in small letters with every short word of an address written out: `12 N Sorrel Ln.` as `12 north sorrel lane` */
export function writtenOut(text: string): string {
  return text.toLowerCase().replace(WORDS, (word) => LONG.get(plain(word)) ?? word);
}

/** @returns the text in small letters with every such word cut short the usual way: `12 n sorrel ln` */
export function cutShort(text: string): string {
  return writtenOut(text).replace(WORDS, (word) => SHORT.get(word) ?? word);
}

/** A way in which what is typed may stand in an address. */
export interface AddressSpelling {
  text: string;
  /** only where a word begins: "n" for "north" stands in no "fern" */
  startsWord: boolean;
  /** only where a word ends */
  endsWord: boolean;
}

/** @returns the text in small letters as it is typed, written out and cut short, each once */
export function addressSpellings(text: string): AddressSpelling[] {
  const typed = text.toLowerCase();
  const others = [writtenOut(text), cutShort(text)].filter(
    (spelling, index, both) => spelling !== typed && both.indexOf(spelling) === index,
  );
  return [
    { text: typed, startsWord: false, endsWord: false },
    ...others.map((spelling) => ({ text: spelling, startsWord: true, endsWord: endsCutShort(spelling) })),
  ];
}

function endsCutShort(text: string): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return LONG.has(last);
}

/** What somebody looks for as an address. */
export interface AddressWords {
  /** null where none is typed */
  houseNumber: number | null;
  /** the words that tell one street from another, without "lane" and "north" unless there is nothing else */
  street: string;
}

/** House numbers beyond this are none. */
const LARGEST_HOUSE_NUMBER = 999_999;

/** @returns the house number and the telling words of an address; null where it has no word of three letters */
export function addressWords(text: string): AddressWords | null {
  const [, number, rest = ''] = /^\s*(?:(\d{1,6})[a-z]?\s+)?(.*)$/.exec(writtenOut(text)) ?? [];
  const words = rest.match(/[a-z0-9']+/g) ?? [];
  const telling = words.filter((word) => !SHORT.has(word));
  const street = (telling.length > 0 ? telling : words).join(' ');
  if (!/[a-z]{3}/.test(street)) return null;
  const houseNumber = number === undefined ? null : Math.min(Number(number), LARGEST_HOUSE_NUMBER);
  return { houseNumber, street };
}

/** Shortest word of which two letters may be exchanged. */
const SHORTEST_EXCHANGED = 4;

/** @returns the longest word with two neighboring letters exchanged, in every way: a slip that leaves few triples of letters alike */
export function exchangedLetters(street: string): string[] {
  const longest = street.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length < SHORTEST_EXCHANGED) return [];
  const all = Array.from({ length: longest.length - 1 }, (_, at) => {
    const [a = '', b = ''] = [longest[at], longest[at + 1]];
    return longest.slice(0, at) + b + a + longest.slice(at + 2);
  });
  return [...new Set(all)].filter((word) => word !== longest);
}
