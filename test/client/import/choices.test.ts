import { describe, expect, it } from 'vitest';
import {
  choicesSchema,
  firstChoices,
  orderOf,
  readingOf,
  wrongChoices,
} from '../../../client/import/choices.js';
import { layerByName } from '../../../client/import/layer-words.js';

const ONE = { name: 'HU8_Wetlands.zip', layers: [{ name: null, features: 3, geometry: 'Polygon' }] };
const TWO = {
  name: 'county.gpkg',
  layers: ['lots', 'wet'].map((name) => ({ name, features: null, geometry: null })),
};
const FIRST = firstChoices(ONE);

describe('the choices of an import', () => {
  it('begin with what the name of the file says, and with nothing else', () => {
    expect(choicesSchema.parse(FIRST)).toEqual(FIRST);
    expect(orderOf(ONE, FIRST)).toEqual({
      layer: 'wetlands',
      fields: {},
      repair: false,
      replace: false,
      allowRejected: false,
    });
    expect(firstChoices(TWO).layer).toBeNull();
  });

  it('are not enough to read a file while a layer is missing', () => {
    expect(readingOf(ONE, { ...FIRST, layer: null })).toBeNull();
    expect(readingOf(TWO, FIRST)).toBeNull();
    expect(readingOf(TWO, { ...FIRST, layerInFile: 'wet', crs: 'EPSG:2263' })).toMatchObject({
      layerInFile: 'wet',
      crs: 'EPSG:2263',
    });
  });

  it('leave out of the order what the layer does not take', () => {
    const all = {
      ...FIRST,
      accuracy: '40',
      note: ' Survey. ',
      since: '2026-12-24',
      role: 'named',
      ownName: ' Rye ',
    } as const;
    expect(orderOf(ONE, all)).toMatchObject({ accuracyFt: 40, mapNote: 'Survey.', mapSince: '2026-12-24' });
    expect(orderOf(ONE, all)).not.toHaveProperty('own');
    const parcels = orderOf(ONE, { ...all, layer: 'parcels' });
    for (const member of ['accuracyFt', 'mapNote', 'mapSince', 'own', 'role'])
      expect(parcels).not.toHaveProperty(member);
    expect(orderOf(ONE, { ...all, layer: 'municipality' })).toMatchObject({ own: 'Rye', accuracyFt: 40 });
    expect(orderOf(ONE, { ...all, layer: 'municipality', role: 'neighbor' })).toMatchObject({
      role: 'neighbor',
    });
  });

  it('say what has to be corrected', () => {
    expect(wrongChoices({ ...FIRST, accuracy: 'some' }).map(({ field }) => field)).toEqual(['accuracy']);
    expect(wrongChoices({ ...FIRST, since: '2026-02-30' }).map(({ field }) => field)).toEqual(['since']);
    expect(
      wrongChoices({ ...FIRST, layer: 'municipality', role: 'named' }).map(({ field }) => field),
    ).toEqual(['ownName']);
    expect(orderOf(ONE, { ...FIRST, accuracy: 'some' })).toBeNull();
  });
});

it.each([
  ['HU8_04030203_Wetlands.zip', 'wetlands'],
  ['NYS-Tax-Parcels.gdb.zip', 'parcels'],
  ['303d_waters.geojson', 'impaired-waters'],
  ['NHDFlowline.shp', 'watercourses'],
  ['town boundary.kml', 'municipality'],
  ['export.csv', null],
] as const)('%s speaks of %s', (name, layer) => {
  expect(layerByName(name)).toBe(layer);
});
