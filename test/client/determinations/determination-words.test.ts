import { describe, expect, it } from 'vitest';
import type { Determination } from '../../../core/contracts/determinations.js';
import {
  isListed,
  lookedAtLines,
  plantsOf,
  standingOf,
  standingText,
  votesText,
} from '../../../client/determinations/determination-words.js';

const TODAY = '2026-03-10';

type Stands = Pick<Determination, 'outcome' | 'outcomeLabel' | 'decidedOn' | 'answerDue' | 'supersededBy'>;

function open(due: string | null): Stands {
  const answerDue = { title: '', citation: '', due, sentence: '', who: '' };
  return { outcome: null, outcomeLabel: null, decidedOn: null, answerDue, supersededBy: null };
}

describe('how far a request is', () => {
  it.each([
    ['2026-03-11', 'open', 'Open: due on 11 Mar 2026'],
    ['2026-03-10', 'open', 'Open: due today'],
    ['2026-03-09', 'late', 'Late: it was due on 9 Mar 2026'],
  ])('due on %s it is %s', (due, standing, text) => {
    expect(standingOf(open(due), TODAY)).toBe(standing);
    expect(standingText(open(due), TODAY)).toBe(text);
  });

  it('is open without a day where none is prescribed', () => {
    expect(standingText({ ...open(null), answerDue: null }, TODAY)).toBe('Open');
    expect(standingText(open(null), TODAY)).toBe('Open');
  });

  it('is answered however late, unless another took its place', () => {
    const answered = {
      ...open('2026-03-01'),
      outcome: 'x',
      outcomeLabel: 'Not subject',
      decidedOn: '2026-03-05',
    };
    expect(standingText(answered, TODAY)).toBe('Not subject, 5 Mar 2026');
    expect(standingText({ ...answered, supersededBy: 7 }, TODAY)).toBe('Replaced by number 7');
  });

  it('lists a late request among the open ones, and a replaced one among the answered', () => {
    expect(isListed('open', 'late')).toBe(true);
    expect(isListed('late', 'open')).toBe(false);
    expect(isListed('answered', 'replaced')).toBe(true);
    expect(isListed('answered', 'open')).toBe(false);
    expect(isListed('all', 'open')).toBe(true);
  });
});

describe('what was looked at', () => {
  it('says each in a sentence and leaves out what was not', () => {
    const nothing = { map: false, hydricSoils: null, plants: [], siteVisitOn: null, other: '' };
    expect(lookedAtLines(nothing)).toEqual([]);
    expect(
      lookedAtLines({
        map: true,
        mapVersion: 12,
        hydricSoils: '',
        plants: ['Skunk cabbage', 'Tussock sedge'],
        siteVisitOn: '2026-03-05',
        other: 'An old survey.',
      }),
    ).toEqual([
      'The wetlands map, version 12.',
      'Hydric soils: looked at.',
      'Plants found: Skunk cabbage and Tussock sedge.',
      'Site visit on 5 Mar 2026.',
      'An old survey.',
    ]);
  });

  it('reads plants from lines and commas, each once', () => {
    expect(plantsOf('Skunk cabbage\nTussock sedge, Skunk cabbage;\n\n')).toEqual([
      'Skunk cabbage',
      'Tussock sedge',
    ]);
  });
});

describe('votes', () => {
  it.each([
    [null, 'It takes at least 5 votes for it.'],
    [4, 'It takes at least 5 votes for it. 4 are too few.'],
    [5, 'It takes at least 5 votes for it. 5 are enough.'],
    [6, 'It takes at least 5 votes for it. 6 are enough.'],
  ])('%s of five', (votes, text) => {
    expect(votesText(votes, 5)).toBe(text);
  });

  it('says nothing where no number is prescribed', () => {
    expect(votesText(3, null)).toBe('');
  });
});
