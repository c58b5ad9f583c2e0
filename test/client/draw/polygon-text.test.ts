import { describe, expect, it } from 'vitest';
import { cornersText, parseCorners } from '../../../client/draw/polygon-text.js';

const corners = [
  [704_800, 771_900],
  [704_900.5, 771_900],
  [704_900.5, 772_000],
];

describe('corners typed as text', () => {
  it.each([
    ['commas', '704800, 771900\n704900.5, 771900\n704900.5, 772000'],
    ['spaces', '704800 771900\n704900.5 771900\n704900.5 772000'],
    [
      'tabs, empty lines and Windows line ends',
      '704800\t771900\r\n\r\n704900.5\t771900\r\n704900.5\t772000\r\n',
    ],
    ['semicolons', '704800; 771900\n704900.5; 771900\n704900.5; 772000'],
    ['thousands with commas', '704,800 771,900\n704,900.5 771,900\n704,900.5, 772,000'],
    [
      'columns of a spreadsheet with names and a heading',
      'Point\tEast\tNorth\nA\t704800\t771900\n2\t704,900.5\t771,900\n3\t704900.5\t772000\n',
    ],
    [
      'a heading that says north first',
      'Northing, Easting\n771900, 704800\n771900 704900.5\n772000 704900.5',
    ],
    ['a heading that says y first', 'Y\tX\n771900\t704800\n771900\t704900.5\n772000\t704900.5'],
    ['no space after the comma', '704800,771900\n704900.5,771900\n704900.5,772000'],
    [
      'the first corner repeated at the end',
      '704800 771900\n704900.5 771900\n704900.5 772000\n704800 771900',
    ],
  ])('are read with %s', (_kind, text) => {
    expect(parseCorners(text, 'feet')).toEqual({ ok: true, corners });
  });

  it('are read as longitude and latitude', () => {
    const text = '-73.73, 40.95\n-73.729, 40.95\n-73.729, 40.951';
    expect(parseCorners(text, 'degrees')).toEqual({
      ok: true,
      corners: [
        [-73.73, 40.95],
        [-73.729, 40.95],
        [-73.729, 40.951],
      ],
    });
  });

  it('name the line that is no pair of numbers', () => {
    const parsed = parseCorners('704800 771900\n704900 north\n704900 772000 12', 'feet');
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.line)).toEqual([2, 3]);
  });

  it.each(['NaN 1', 'Infinity 1', '1e9 2', '<b>1</b> 2', "1' OR 2"])('refuse %s', (line) => {
    expect(parseCorners(`${line}\n704900 771900\n704900 772000\n704800 772000`, 'feet').ok).toBe(false);
  });

  it('recognise latitude written first, and degrees among feet', () => {
    const swapped = parseCorners('40.95, -73.73\n40.95, -73.72\n40.96, -73.72', 'degrees');
    expect(swapped.ok ? '' : swapped.problems[0]?.message).toMatch(/latitude first/);
    const degrees = parseCorners('-73.73, 40.95\n-73.72, 40.95\n-73.72, 40.96', 'feet');
    expect(degrees.ok ? '' : degrees.problems[0]?.message).toMatch(/degrees/);
  });

  it('need three different corners', () => {
    const parsed = parseCorners('704800 771900\n704900 771900\n704800 771900', 'feet');
    expect(parsed.ok ? '' : parsed.problems[0]?.message).toMatch(/three/);
  });

  it('come back as they are shown', () => {
    const text = cornersText(
      [
        [704_800, 771_900],
        [704_900.5, 771_900],
        [704_900.5, 772_000],
      ],
      'feet',
    );
    expect(parseCorners(text, 'feet')).toEqual({ ok: true, corners });
  });
});
