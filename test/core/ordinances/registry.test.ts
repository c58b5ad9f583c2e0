import { describe, expect, it } from 'vitest';
import { InvalidInput, NotFound } from '../../../core/errors.js';
import type { Dated } from '../../../core/ordinance.js';
import { BUILT_IN_ORDINANCES, requireInForce } from '../../../core/ordinances/registry.js';

/** Every list of dated values in an ordinance, wherever it lies. */
function datedLists(value: unknown): Dated<unknown>[][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every((entry) => isDated(entry))) return [value];
  return Object.values(value).flatMap(datedLists);
}

function isDated(value: unknown): value is Dated<unknown> {
  return typeof value === 'object' && value !== null && 'from' in value && 'value' in value;
}

const FOUR = ['mamaroneck', 'rye', 'north-castle', 'wesley-hills'] as const;

describe('the ordinances as data', () => {
  it('are the four, each under its id', () => {
    expect(BUILT_IN_ORDINANCES.list().map(({ id }) => id)).toEqual([...FOUR]);
    for (const id of FOUR) expect(BUILT_IN_ORDINANCES.find(id).id).toBe(id);
  });

  it.each([...FOUR])('%s: every number is dated from the text held on, in order, and cited', (id) => {
    const ordinance = BUILT_IN_ORDINANCES.find(id);
    const lists = datedLists(ordinance);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      expect(list[0]?.from).toBe(ordinance.textHeldFrom);
      expect(list.map(({ from }) => from)).toEqual(list.map(({ from }) => from).toSorted());
      for (const { citation } of list) expect(citation).toMatch(/^§ \d{3}-\d/);
    }
  });

  it.each([...FOUR])('%s: says what the text held does not contain', (id) => {
    expect(BUILT_IN_ORDINANCES.find(id).gaps.length).toBeGreaterThan(0);
  });

  it.each([
    { id: 'mamaroneck', section: '§ 192-2' },
    { id: 'rye', section: '§ 195-4A' },
    { id: 'north-castle', section: '§ 340-6' },
    { id: 'wesley-hills', section: 'ch. 181, Art. I' },
  ])('$id: its guidance is one sentence on the boundary and cites $section', ({ id, section }) => {
    const { guidance } = BUILT_IN_ORDINANCES.find(id);
    expect(guidance).toContain(section);
    expect(guidance).toMatch(/boundar/);
    expect(guidance).toMatch(/^[A-Z].*[^.]\.$/);
    expect(guidance).not.toContain('This is guidance');
  });

  it.each([
    { id: 'rye', gap: 'The day of adoption is not in the text held here' },
    { id: 'north-castle', gap: 'The day of adoption is not in the text held here' },
    { id: 'north-castle', gap: 'the definitions (§ 340-3)' },
    { id: 'wesley-hills', gap: 'not the day on which Article I took effect' },
  ])('$id: $gap', ({ id, gap }) => {
    expect(BUILT_IN_ORDINANCES.find(id).gaps.join(' ')).toContain(gap);
  });
});

describe('findOrdinance', () => {
  it.each(['', 'Mamaroneck', 'harrison', "rye' or '1'='1"])(
    'does not know "%s", and says what it knows',
    (id) => {
      expect(() => BUILT_IN_ORDINANCES.find(id)).toThrow(NotFound);
      expect(() => BUILT_IN_ORDINANCES.find(id)).toThrow(/mamaroneck, rye, north-castle, wesley-hills/);
    },
  );
});

describe('requireInForce', () => {
  it.each([
    {
      id: 'mamaroneck',
      before: '2007-07-22',
      from: '2007-07-23',
      why: /amended in its entirety by L\.L\. No\. 10-2007/,
    },
    { id: 'rye', before: '1992-05-05', from: '1992-05-06', why: /earliest dated note .* L\.L\. No\. 5-1992/ },
    {
      id: 'north-castle',
      before: '2013-08-13',
      from: '2013-08-14',
      why: /earliest dated note .* L\.L\. No\. 7-2013/,
    },
    { id: 'wesley-hills', before: '2008-05-12', from: '2008-05-13', why: /adopted on 2008-05-13/ },
  ])('$id: from $from, with the reason', ({ id, before, from, why }) => {
    const ordinance = BUILT_IN_ORDINANCES.find(id);
    expect(() => requireInForce(ordinance, before)).toThrow(InvalidInput);
    expect(() => requireInForce(ordinance, before)).toThrow(why);
    expect(() => requireInForce(ordinance, before)).toThrow(`from ${from} on`);
    expect(() => requireInForce(ordinance, from)).not.toThrow();
    expect(() => requireInForce(ordinance, '2026-07-01')).not.toThrow();
  });

  it.each(['', '2026-02-30', '2026-7-1', 'today', '99999-01-01'])('refuses "%s" as no day', (on) => {
    expect(() => requireInForce(BUILT_IN_ORDINANCES.find('rye'), on)).toThrow(/not a calendar date/);
  });

  it('names the member of the request', () => {
    try {
      requireInForce(BUILT_IN_ORDINANCES.find('rye'), '1990-01-01');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInput);
      expect((error as InvalidInput).problems).toEqual([
        { message: 'must be 1992-05-06 or later', path: 'on' },
      ]);
    }
  });
});
