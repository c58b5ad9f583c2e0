import { describe, expect, it } from 'vitest';
import { shareOut } from '../../../scripts/test/share-out.js';

const weighed = (seconds: number, index: number) => ({ file: `${index}.test.ts`, seconds });

describe('shareOut', () => {
  it('gives every file to one share', () => {
    const files = [200, 190, 55, 40, 40, 15, 15, 15, 15].map(weighed);
    for (const processes of [1, 2, 3, 12]) {
      const shares = shareOut(files, processes);
      expect(shares).toHaveLength(processes);
      expect(
        shares
          .flat()
          .map(({ file }) => file)
          .sort(),
      ).toEqual(files.map(({ file }) => file).sort());
    }
  });

  it('lets the shares end at about the same time', () => {
    const [first = 0, second = 0] = shareOut([15, 200, 40, 55, 190, 40].map(weighed), 2).map((share) =>
      share.reduce((sum, { seconds }) => sum + seconds, 0),
    );
    expect(first + second).toBe(540);
    expect(Math.abs(first - second)).toBeLessThanOrEqual(40);
  });

  it('comes to the same whatever order the files are in', () => {
    const files = [15, 15, 200, 15, 15].map(weighed);
    const names = (shares: { file: string }[][]) => shares.map((share) => share.map(({ file }) => file));
    expect(names(shareOut([...files].reverse(), 2))).toEqual(names(shareOut(files, 2)));
  });
});
