import { describe, expect, it } from 'vitest';
import { fileQuestion, shapesOfFile, tooMuchFor } from '../../../client/draw/file-shapes.js';
import type { Failure } from '../../../client/failure.js';

const RING: [number, number][] = [
  [-73.7, 41],
  [-73.69, 41],
  [-73.69, 41.01],
];

const file = (shapes: { name: string | null; polygons: [number, number][][][] }[]) => ({
  name: 'a.zip',
  crs: 'NAD83',
  read: shapes.length,
  shapes: shapes.map((shape, index) => ({ feature: index + 1, ...shape })),
  rejected: [],
});

const taken = (shapes: Parameters<typeof file>[0]) => {
  let id = 0;
  return shapesOfFile(file(shapes), 'mitigation', 'buffer-restoration', () => `s${(id += 1)}`);
};

const failed = (message: string, problems: Failure['problems'] = []): Failure => ({
  kind: 'refused',
  code: 'InvalidInput',
  message,
  problems,
});

describe('shapes of a file', () => {
  it('become shapes of the drawing, names kept, each polygon one', () => {
    const shapes = taken([
      { name: 'Driveway', polygons: [[RING, RING]] },
      { name: 'Pads', polygons: [[RING], [RING]] },
      { name: null, polygons: [[RING]] },
    ]);
    expect(shapes.map(({ name, role, rings }) => [name, role, rings.length])).toEqual([
      ['Driveway', 'mitigation', 2],
      ['Pads 1', 'mitigation', 1],
      ['Pads 2', 'mitigation', 1],
      ['', 'mitigation', 1],
    ]);
    expect(new Set(shapes.map(({ id }) => id)).size).toBe(4);
  });

  it('have names that a request takes', () => {
    const [first] = taken([{ name: 'x'.repeat(200), polygons: [[RING], [RING]] }]);
    expect(first?.name).toHaveLength(200);
  });

  it('do not come in where a drawing has no room for them', () => {
    const drawn = taken([{ name: null, polygons: Array.from({ length: 150 }, () => [RING]) }]);
    expect(tooMuchFor([], drawn)).toBeNull();
    expect(tooMuchFor(drawn, drawn)).toMatch(/at most 200 shapes; with these it would have 300/);
    const long = taken([
      { name: null, polygons: [[Array.from({ length: 20_001 }, (): [number, number] => [-73, 41])]] },
    ]);
    expect(tooMuchFor([], long)).toMatch(/20,000 corners; with these it would have 20,001/);
  });
});

describe('what the server asks about a file', () => {
  it.each([
    [
      'Nothing says in which coordinate system the file is: it has no .prj beside it. Add the .prj, or name the system with the parameter crs, such as crs=EPSG:2260.',
      'Nothing says in which coordinate system the file is: it has no .prj beside it. Add the .prj, or choose it below, such as EPSG:2260.',
    ],
    [
      'The coordinate system cannot be read from layer.prj: no. Name it with the parameter crs, such as crs=EPSG:2260.',
      'The coordinate system cannot be read from layer.prj: no. Choose it below, such as EPSG:2260.',
    ],
    [
      'They cannot be. These look like New York East in US survey feet: say crs=EPSG:2260.',
      'They cannot be. These look like New York East in US survey feet: choose EPSG:2260.',
    ],
    ['crs: write the coordinate system as in crs=EPSG:2260.', 'Write the coordinate system as in EPSG:2260.'],
  ])('is said in the words of the form', (message, words) => {
    const question = fileQuestion(failed(message, [{ message, path: 'crs' }]));
    const looksLike = message.includes('say crs=') ? 'EPSG:2260' : null;
    expect(question).toEqual({ message: words, asksCrs: true, looksLike, layers: [] });
  });

  it('is which layer, where there are several', () => {
    const question = fileQuestion(
      failed('…', [
        { message: 'north', path: 'layerInFile' },
        { message: 'south', path: 'layerInFile' },
      ]),
    );
    expect(question.layers).toEqual(['north', 'south']);
    expect(question.asksCrs).toBe(false);
  });
});
