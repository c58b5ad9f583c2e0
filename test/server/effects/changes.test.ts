import { describe, expect, it } from 'vitest';
import type { AffectedParcel } from '../../../core/contracts/amendment-effects.js';
import type { Finding } from '../../../core/finding.js';
import { changedFindings } from '../../../server/services/effects/changed-findings.js';
import { effectsCsv } from '../../../server/services/effects/effects-csv.js';
import { changeOf } from '../../../server/services/effects/parcel-change.js';

const areas = (inWetlandSqFt: number, inAdjacentSqFt: number, inWatercourseSqFt = 0) => ({
  inWetlandSqFt,
  inAdjacentSqFt,
  inWatercourseSqFt,
});

describe('changeOf', () => {
  it.each([
    [areas(0, 0), areas(0, 0.5), 'enters'],
    [areas(0, 0), areas(0, 0.49), null],
    [areas(100, 0.4), areas(100, 0.8), null],
    [areas(0, 0.4), areas(0, 0.9), 'enters'],
    [areas(3, 0), areas(0, 0), 'leaves'],
    [areas(3, 0), areas(0, 3), 'changes'],
    [areas(0, 0, 50), areas(0, 20, 50), 'changes'],
  ])('of %o and %o is %s', (before, after, change) => {
    expect(changeOf(before, after)).toBe(change);
  });
});

const finding = (rule: string, more: Partial<Finding> = {}): Finding => ({
  rule,
  outcome: 'applies',
  title: 'It applies',
  measured: 10,
  threshold: null,
  unit: 'sq ft',
  margin: null,
  certain: true,
  citation: '§ 1',
  reason: 'So it is.',
  subject: { type: 'wetland', id: 'W-1' },
  ...more,
});

describe('changedFindings', () => {
  it('goes by outcome and measured figure, and not by words', () => {
    const same = [finding('M-B'), finding('M-B', { measured: 10.01, reason: 'Otherwise.', certain: false })];
    expect(changedFindings([finding('M-B')], same.slice(0, 1))).toEqual([]);
    expect(changedFindings([finding('M-B')], same.slice(1))).toEqual([]);
    expect(changedFindings([finding('M-B')], [finding('M-B', { measured: 10.02 })])).toHaveLength(1);
    expect(changedFindings([finding('M-B')], [finding('M-B', { measured: null })])).toHaveLength(1);
    expect(changedFindings([finding('M-B')], [finding('M-B', { outcome: 'exempt' })])).toEqual([
      {
        rule: 'M-B',
        subject: { type: 'wetland', id: 'W-1' },
        unit: 'sq ft',
        before: { outcome: 'applies', title: 'It applies', measured: 10 },
        after: { outcome: 'exempt', title: 'It applies', measured: 10 },
      },
    ]);
  });

  it('tells findings of one rule apart by what they are about, and by their order', () => {
    const about = (id: string, measured: number) =>
      finding('M-B', { measured, subject: { type: 'wetland', id } });
    expect(changedFindings([about('W-1', 1), about('W-2', 2)], [about('W-2', 2), about('W-1', 1)])).toEqual(
      [],
    );
    const gone = changedFindings([about('W-1', 1), about('W-2', 2)], [about('W-1', 1)]);
    expect(gone).toMatchObject([{ subject: { id: 'W-2' }, after: null }]);
    const fresh = changedFindings([about('W-1', 1)], [about('W-1', 1), about('W-1', 3)]);
    expect(fresh).toMatchObject([{ before: null, after: { measured: 3 } }]);
  });
});

describe('effectsCsv', () => {
  const parcel = (taxMapNumber: string | null, address: string | null): AffectedParcel => ({
    id: '1',
    taxMapNumber,
    address,
    change: 'leaves',
    parcelSqFt: 1234.56,
    before: { inWetlandSqFt: 1, inAdjacentSqFt: 2 },
    after: { inWetlandSqFt: 0, inAdjacentSqFt: 0 },
  });

  it('has headings for nothing, and lines that end as RFC 4180 says', () => {
    expect(effectsCsv([])).toMatch(/^Tax map number,.*\r\n$/);
    expect(effectsCsv([parcel('1.-2', 'Elm Road')])).toMatch(
      /\r\n1\.-2,Elm Road,leaves controlled land,1234\.6,1\.0,0\.0,2\.0,0\.0\r\n$/,
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('takes %j for text', (text) => {
    const body = effectsCsv([parcel(text, null)])
      .split('\r\n')
      .slice(1)
      .join('\r\n');
    expect(body.replace(/^"/, '').startsWith(`'${text}`)).toBe(true);
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(effectsCsv([parcel('1', 'A "b", c\nd')])).toContain('1,"A ""b"", c\nd",leaves');
  });
});
