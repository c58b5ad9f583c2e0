import { describe, expect, it } from 'vitest';
import { asSentence, foldedRefusal, inPageWords } from '../../../client/import/page-words.js';
import { pastedName } from '../../../client/import/pasted-name.js';
import { notOneFile } from '../../../client/panels/file-drop.js';

describe('a refusal', () => {
  it('folds where the coordinates would lie in systems that do not fit', () => {
    expect(
      foldedRefusal(
        'no SRID stands before its shapes. Name the system with the parameter crs, such as crs=EPSG:2260. In none of the ' +
          'usual systems would they lie near this municipality (read as EPSG:2260 they would lie at 73.7450° W, 41.1644° N; ' +
          'read as EPSG:2263 they would lie at 75.0535° W, 42.4945° N).',
      ),
    ).toEqual({
      message:
        'No SRID stands before its shapes. Name it below, such as EPSG:2260. In none of the usual systems would they lie ' +
        'near this municipality.',
      elsewhere: [
        'Read as EPSG:2260 they would lie at 73.7450° W, 41.1644° N.',
        'Read as EPSG:2263 they would lie at 75.0535° W, 42.4945° N.',
      ],
    });
  });

  it('keeps every other parenthesis', () => {
    const sentence =
      'The coordinates cannot be in GCS_WGS_1984 (the .prj): 700000, 850000 is no place in it.';
    expect(foldedRefusal(sentence)).toEqual({ message: sentence, elsewhere: [] });
  });

  it('stays in the middle of a sentence where it was', () => {
    expect(inPageWords('Add the .prj, or name it with the parameter crs, such as crs=EPSG:2260.')).toBe(
      'Add the .prj, or name it below, such as EPSG:2260.',
    );
  });
});

it('a remark ends with one full stop', () => {
  expect(['taken as fresh', 'Is it?', 'Done.'].map(asSentence)).toEqual([
    'taken as fresh.',
    'Is it?',
    'Done.',
  ]);
});

it.each([
  ['POINT (1 2)', 'pasted.wkt'],
  ['SRID=2260;POLYGON ((0 0, 1 0, 1 1, 0 0))', 'pasted.wkt'],
  ['  {"type": "Polygon"}', 'pasted.geojson'],
  ['<kml></kml>', 'pasted.kml'],
  ['', 'pasted.wkt'],
])('pasted text %j is read as %s', (text, name) => {
  expect(pastedName(text)).toBe(name);
});

describe('files that are dropped', () => {
  it('are taken one at a time', () => {
    expect(notOneFile(['town.zip'])).toBeNull();
    expect(notOneFile([])).toBeNull();
    expect(notOneFile(['a.kml', 'b.kml'])).toMatch(/one at a time/);
  });

  it('are no loose parts of a Shapefile', () => {
    expect(notOneFile(['wetlands.SHP'])).toMatch(/into one zip/);
    expect(notOneFile(['w.shp', 'w.dbf', 'w.shx', 'w.prj'])).toMatch(/into one zip/);
  });
});
