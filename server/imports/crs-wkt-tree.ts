/** An element of well-known text: `KEYWORD["name", 1.5, OTHER[…]]`. */
export interface WktNode {
  /** in capitals */
  keyword: string;
  /** quoted text, numbers, bare words, and elements, in the order of the text */
  values: readonly WktValue[];
}

export type WktValue = string | number | WktNode;

/** Deeper than any definition of a coordinate system goes. */
const MOST_DEPTH = 30;
/** More elements and values than any definition has. */
const MOST_TOKENS = 20_000;

/** quoted text (a doubled quote stands for one), a bracket of either kind, a comma, or a bare word or number */
const TOKEN = /\s*(?:"((?:[^"]|"")*)"|([[\](),])|([^\s"[\](),]+))\s*/y;

type Token =
  | { kind: 'text'; text: string }
  | { kind: 'word'; text: string }
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'comma' };

/**
 * Takes well-known text of any version apart; what the elements mean is not looked at.
 * @returns the outermost elements: Esri's programs write a system of heights behind the other, with a comma between them.
 *   Null when the text is not well formed, is cut short, or has something behind it
 */
export function parseWkt(text: string): WktNode[] | null {
  const tokens = tokensOf(text);
  if (tokens === null) return null;
  const reader = { tokens, at: 0 };
  const nodes: WktNode[] = [];
  do {
    const node = readNode(reader, 0);
    if (node === null) return null;
    nodes.push(node);
  } while (tokens[reader.at++]?.kind === 'comma');
  return reader.at > tokens.length ? nodes : null;
}

/** @returns the first element of one of these keywords directly inside another */
export function childOf(node: WktNode, ...keywords: readonly string[]): WktNode | null {
  return childrenOf(node, ...keywords)[0] ?? null;
}

/** @returns all elements of these keywords directly inside another, in order */
export function childrenOf(node: WktNode, ...keywords: readonly string[]): WktNode[] {
  return node.values.filter(
    (value): value is WktNode => typeof value === 'object' && keywords.includes(value.keyword),
  );
}

/** @returns the text with which an element begins, its name; null when it begins with something else */
export function nameOf(node: WktNode): string | null {
  const [first] = node.values;
  return typeof first === 'string' ? first : null;
}

/** @returns the numbers of an element, in order */
export function numbersOf(node: WktNode): number[] {
  return node.values.filter((value): value is number => typeof value === 'number');
}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (match === null || tokens.length >= MOST_TOKENS) return null;
    const [, quoted, mark, word] = match;
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replaceAll('""', '"') });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: mark === ',' ? 'comma' : mark === '[' || mark === '(' ? 'open' : 'close' });
  }
  return tokens;
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
}

function readNode(reader: Reader, depth: number): WktNode | null {
  const head = reader.tokens[reader.at];
  if (head?.kind !== 'word' || reader.tokens[reader.at + 1]?.kind !== 'open' || depth > MOST_DEPTH)
    return null;
  reader.at += 2;
  const values: WktValue[] = [];
  for (;;) {
    const value = readValue(reader, depth);
    if (value === null) return null;
    values.push(value);
    const next = reader.tokens[reader.at];
    reader.at += 1;
    if (next?.kind === 'close') return { keyword: head.text.toUpperCase(), values };
    if (next?.kind !== 'comma') return null;
  }
}

function readValue(reader: Reader, depth: number): WktValue | null {
  const token = reader.tokens[reader.at];
  if (token?.kind === 'word' && reader.tokens[reader.at + 1]?.kind === 'open')
    return readNode(reader, depth + 1);
  if (token?.kind !== 'word' && token?.kind !== 'text') return null;
  reader.at += 1;
  const number = token.kind === 'word' ? Number(token.text) : Number.NaN;
  return Number.isFinite(number) ? number : token.text;
}
