import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What a person calls the types that JSON has. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  record: 'an object',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Zod's own sentences, which name JavaScript types; those of our schemas begin otherwise and stand as they are. */
const ZODS_OWN = /^(Invalid|Too big|Too small|Unrecognized)/;

/** What a bound is of, and how it is said that it is passed. */
function sizeWords(
  side: 'most' | 'least',
  origin: string,
  bound: number | bigint,
  inclusive: boolean,
): string {
  const unit = { string: 'character', array: 'item' }[origin];
  if (unit !== undefined) return `must have at ${side} ${bound} ${unit}${Number(bound) === 1 ? '' : 's'}`;
  if (inclusive) return `must be at ${side} ${bound}`;
  return `must be ${side === 'most' ? 'less' : 'more'} than ${bound}`;
}

/** Letters of a member's name that are told; a longer name is nobody's. */
const LONGEST_NAME = 80;

/** @returns the place of a member in data, as its author finds it: `features[0].geometry`; empty for the whole */
export function memberPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`;
      const name = String(part);
      const told = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
      return `${index === 0 ? '' : '.'}${told}`;
    })
    .join('');
}

/** @returns what is wrong with a member, in plain words that follow its name: `must be a number` */
export function plainIssue(issue: Issue): string {
  if (!ZODS_OWN.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = TYPE_WORDS[issue.expected] ?? issue.expected;
      return issue.message.endsWith('received undefined')
        ? `is missing; it must be ${wanted}`
        : `must be ${wanted}`;
    }
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${JSON.stringify(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return sizeWords('most', issue.origin, issue.maximum, issue.inclusive !== false);
    case 'too_small':
      return sizeWords('least', issue.origin, issue.minimum, issue.inclusive !== false);
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'a member' : 'members'} that it cannot have: ${issue.keys.join(', ')}`;
    case 'invalid_key': {
      const [first] = issue.issues;
      return first === undefined ? 'cannot be read' : `has a name that ${plainIssue(first)}`;
    }
    default:
      return 'cannot be read';
  }
}
