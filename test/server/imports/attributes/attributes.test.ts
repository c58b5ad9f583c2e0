import { describe, expect, it } from 'vitest';
import { AcresCheck } from '../../../../server/imports/attributes/acres-check.js';
import { AttributeLog } from '../../../../server/imports/attributes/attribute-log.js';
import { chosenFields } from '../../../../server/imports/attributes/chosen-fields.js';
import { FeatureFields } from '../../../../server/imports/attributes/feature-fields.js';
import { isPersonal } from '../../../../server/imports/attributes/field-names.js';
import { hydrographyFeature } from '../../../../server/imports/attributes/hydrography.js';
import { mappedColumns } from '../../../../server/services/mapped-columns.js';
import type { SourceFeature } from '../../../../server/imports/source-feature.js';
import { box } from '../support/features.js';

const feature = (properties: Record<string, unknown>, number = 1): SourceFeature => ({
  feature: number,
  id: undefined,
  geometry: null,
  properties,
});

describe('the hydrography', () => {
  it.each([
    ['46006', 'perennial stream or river', true],
    ['46003', 'intermittent stream or river', false],
    ['46007', 'ephemeral stream or river', false],
    ['46000', 'stream or river', null],
    ['460', 'stream or river', null],
    ['StreamRiver', 'stream or river', null],
    ['Stream/River', 'stream or river', null],
    ['33600', 'canal or ditch', null],
    ['33400', 'connector', null],
    ['55800', 'artificial path through water', null],
    ['42800', 'pipeline', null],
    ['39004', 'perennial lake or pond', true],
    ['39001', 'intermittent lake or pond', false],
    ['46600', 'swamp or marsh', null],
  ])('%s is a %s', (code, words, permanent) => {
    expect(hydrographyFeature(code)).toMatchObject({ words, permanent });
  });

  it('has no word for other numbers and names, nor surface water in a pipeline', () => {
    expect(['brook', '999', '99999', '1', ''].map(hydrographyFeature)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(hydrographyFeature('42816')?.surfaceWater).toBe(false);
    expect(hydrographyFeature('336')?.surfaceWater).toBe(true);
  });
});

describe('acres of a file', () => {
  const oneAcre = { kind: 'areas' as const, polygons: [[box(0, 0, 217.8, 200)]] };
  const noticesFor = (values: readonly unknown[]): string[] => {
    const check = new AcresCheck();
    for (const [index, ACRES] of values.entries()) {
      check.hold('wetlands', new FeatureFields(feature({ ACRES }, index + 1), new AttributeLog()), oneAcre);
    }
    return check.notices();
  };

  it('that are those measured, or differ in few features, raise no notice', () => {
    expect(noticesFor([1, 1.01, '0.96', 1])).toEqual([]);
    expect(noticesFor([1, 1, 7])).toEqual([]);
    expect(noticesFor([2, 2])).toEqual([]);
    expect(noticesFor([0, null, '', 'none'])).toEqual([]);
  });

  it.each([
    [43_560, /mostly 43,560 times.*square feet and not acres/],
    [0.4047, /0\.405 times.*hectares/],
    [4046.9, /square meters/],
    [10.764, /mostly 10\.8 times.*Check the coordinate system/],
  ])('%d times those measured are said, with what they look like', (value, sentence) => {
    expect(noticesFor([value, value, value, 1]).join()).toMatch(sentence);
    expect(noticesFor([value, value, value, 1]).join()).toContain('in 3 of 4 features');
  });

  it('are not held against a shape with a hole as if it had none', () => {
    const check = new AcresCheck();
    const half = {
      kind: 'areas' as const,
      polygons: [[box(0, 0, 217.8, 200), [...box(10, 10, 108.9, 180)].reverse()]],
    };
    const acres = 1 - (108.9 * 180) / 43_560;
    for (const number of [1, 2, 3]) {
      check.hold(
        'parcels',
        new FeatureFields(feature({ CALC_ACRES: acres }, number), new AttributeLog()),
        half,
      );
    }
    expect(check.notices()).toEqual([]);
  });
});

describe('a mapping of fields', () => {
  const present = { names: ['WETNAME', 'PRMY_OWNER', 'TIDE'], all: true };

  it('takes an attribute in any spelling, and an empty one for nothing', () => {
    const { attributes } = chosenFields('wetlands', { name: 'wetname', kind: ' ' }, 'chosen', present);
    expect([...attributes]).toEqual([
      ['name', 'WETNAME'],
      ['kind', null],
    ]);
  });

  it.each([
    [{ nme: 'WETNAME' }, /no column "nme".*Its columns: id, name, kind, class,/],
    [{ __proto__x: 'WETNAME' }, /no column/],
    [{ name: 'WETNAM' }, /no attribute "WETNAM" to fill the column name with\. It has: WETNAME, TIDE\./],
    [{ name: 'PRMY_OWNER' }, /PRMY_OWNER names people.*never stored/],
  ])('%j is refused', (mapping, sentence) => {
    expect(() => chosenFields('wetlands', mapping, 'chosen', present)).toThrow(sentence);
  });

  it('of a file whose later features may have other attributes is left to its end', () => {
    const { attributes } = chosenFields('wetlands', { name: 'LATER' }, 'chosen', { ...present, all: false });
    expect(attributes.get('name')).toBe('LATER');
  });
});

describe('the columns of a layer and what fills them', () => {
  const rows = [
    feature({ PRINT_KEY: '108.03-1-17', SBL: '10800300010170000000', LOC_STREET: 'Brook Rd', OWNER: 'A' }),
    feature({ PRINT_KEY: '', SBL: '10800300010180000000', LOC_STREET: null, OWNER: 'B' }, 2),
  ];

  it('are known, with an example, or nothing', () => {
    expect(mappedColumns('parcels', rows)).toEqual([
      {
        column: 'tax_map_number',
        label: 'Tax map number',
        attribute: 'PRINT_KEY',
        how: 'known',
        example: '108.03-1-17',
      },
      { column: 'address', label: 'Address', attribute: 'LOC_STREET', how: 'known', example: 'Brook Rd' },
      { column: 'acres', label: 'Acres', attribute: null, how: 'none', example: null },
    ]);
  });

  it('are filled by the own ids of features where no attribute called id is', () => {
    const own = [{ ...feature({ uid: 'x-7', ATTRIBUTE: 'PFO1A' }), id: 'W-7' }];
    expect(mappedColumns('wetlands', own)[0]).toEqual({
      column: 'id',
      label: 'Id',
      attribute: null,
      how: 'known',
      example: 'W-7',
    });
    const named = [{ ...feature({ id: 'A-1' }), id: 'W-7' }];
    expect(mappedColumns('wetlands', named)[0]).toMatchObject({ attribute: 'id', example: 'A-1' });
  });

  it('are as a person chose or once chose', () => {
    const chosen = (how: 'chosen' | 'remembered') =>
      chosenFields('parcels', { tax_map_number: 'SBL', address: '' }, how, { names: ['SBL'], all: true });
    expect(mappedColumns('parcels', rows, chosen('chosen')).slice(0, 2)).toMatchObject([
      { attribute: 'SBL', how: 'chosen', example: '10800300010170000000' },
      { attribute: null, how: 'chosen', example: null },
    ]);
    expect(mappedColumns('parcels', rows, chosen('remembered'))[0]?.how).toBe('remembered');
  });
});

describe('attributes that name people', () => {
  it.each([
    'PRIMARY_OWNER',
    'PRMY_OWNER',
    'ADD_OWNER',
    'Oname1',
    'L_NAME',
    'MAIL_ADDR',
    'PO_BOX',
    'OWNER_TYPE',
  ])('%s is one', (name) => {
    expect(isPersonal(name)).toBe(true);
  });

  it('FULLNAME is one, but not of roads', () => {
    expect([
      isPersonal('FULLNAME'),
      isPersonal('FULLNAME', 'parcels'),
      isPersonal('FULLNAME', 'roads'),
    ]).toEqual([true, true, false]);
    expect(mappedColumns('roads', [feature({ FULLNAME: 'Mill Rd' })])[0]).toMatchObject({
      attribute: 'FULLNAME',
      example: 'Mill Rd',
    });
  });

  it.each(['PARCEL_ADDR', 'MUNI_NAME', 'GNIS_NAME', 'PRINT_KEY', 'LOC_STREET', 'WETLAND_NAME', 'PROP_CLASS'])(
    '%s is none',
    (name) => {
      expect(isPersonal(name)).toBe(false);
    },
  );
});
