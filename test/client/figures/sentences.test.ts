import { describe, expect, it } from 'vitest';
import { leadAndRest, sentencesOnce } from '../../../client/figures/sentences.js';

describe('an answer of several sentences', () => {
  it('leads with as many as a heading has room for', () => {
    const first = '11,126 sq ft of this proposal lie in the controlled area.';
    const second = 'A regulated activity there needs a permit under § 192-4A.';
    const third = 'Of what is done, “Repair” in the wetland depends on questions that are open.';
    expect(leadAndRest(`${first} ${second} ${third}`)).toEqual({
      lead: `${first} ${second}`,
      rest: third,
    });
  });

  it('knows a sentence that begins with a figure', () => {
    const first = `As described, it is prohibited${' and more so'.repeat(9)}.`;
    expect(leadAndRest(`${first} 11,135 sq ft lie there.`)).toEqual({
      lead: first,
      rest: '11,135 sq ft lie there.',
    });
  });

  it('leads with the first at least, however long it is', () => {
    const long = `${'a very '.repeat(30)}long sentence.`;
    expect(leadAndRest(`${long} And more.`)).toEqual({ lead: long, rest: 'And more.' });
    expect(leadAndRest('Only one.')).toEqual({ lead: 'Only one.', rest: '' });
  });

  it('does not take the number of a local law for the end of one', () => {
    const text = 'It is L.L. No. 7-2013 of ch. 340, Art. II. It holds.';
    expect(sentencesOnce([text])).toBe(text);
    expect(leadAndRest(`${'a '.repeat(60)}by L.L. No. 7-2013 of ch. 340, Art. II. It holds.`).rest).toBe(
      'It holds.',
    );
  });

  it('says what several have in common once', () => {
    expect(sentencesOnce(['The map is guidance. Rye asks.', 'The map is guidance. Sedge asks.'])).toBe(
      'The map is guidance. Rye asks. Sedge asks.',
    );
  });
});
