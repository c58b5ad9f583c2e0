import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What a person calls the types that JSON has. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Zod's own sentences, which name JavaScript types; those of our schemas begin otherwise and stand as they are. */
const ZODS_OWN = /^(Invalid|Too big|Too small|Unrecognized)/;

function sizeWords(origin: string, bound: number | bigint): string {
  switch (origin) {
    case 'string':
      return `${bound} characters`;
    case 'array':
      return `${bound} items`;
    default:
      return String(bound);
  }
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
      return `must be at most ${sizeWords(issue.origin, issue.maximum)}`;
    case 'too_small':
      return `must be at least ${sizeWords(issue.origin, issue.minimum)}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'a member' : 'members'} that it cannot have: ${issue.keys.join(', ')}`;
    default:
      return 'cannot be read';
  }
}
