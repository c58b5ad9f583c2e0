import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { memberPath, plainIssue } from '../../core/plain-issue.js';

const said = (schema: z.ZodType, value: unknown): string | undefined => {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue === undefined ? undefined : plainIssue(issue);
};

describe('what is wrong with a member, in plain words', () => {
  it.each([
    [z.array(z.string()).min(1), [], 'must have at least 1 item'],
    [z.array(z.string()).min(2), [], 'must have at least 2 items'],
    [z.array(z.string()).max(6), Array(7).fill('a'), 'must have at most 6 items'],
    [z.string().min(1), '', 'must have at least 1 character'],
    [z.string().max(2), 'abc', 'must have at most 2 characters'],
    [z.number().positive(), 0, 'must be more than 0'],
    [z.number().nonnegative(), -1, 'must be at least 0'],
    [z.number().max(5), 6, 'must be at most 5'],
    [z.number().lt(5), 5, 'must be less than 5'],
    [z.object({}), undefined, 'is missing; it must be an object'],
    [z.record(z.string(), z.string()), undefined, 'is missing; it must be an object'],
    [z.record(z.string(), z.string()), 3, 'must be an object'],
    [z.record(z.string().max(3), z.string()), { abcd: '' }, 'has a name that must have at most 3 characters'],
  ])('%#', (schema, value, words) => {
    expect(said(schema, value)).toBe(words);
  });
});

describe('the place of a member', () => {
  it('is written as a program would', () => {
    expect(memberPath(['features', 2, 'properties', 'activity'])).toBe('features[2].properties.activity');
    expect(memberPath([0, 'a'])).toBe('[0].a');
    expect(memberPath([])).toBe('');
  });

  it('shortens a name that nobody would read to its end', () => {
    expect(memberPath(['facts', 'a'.repeat(100_000), 'b'])).toBe(`facts.${'a'.repeat(80)}….b`);
  });
});
