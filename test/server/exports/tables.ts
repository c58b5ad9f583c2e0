import type { ExportFeature, ExportTable } from '../../../server/exports/export-table.js';
import { countField, dayField, figureField, textField } from '../../../server/exports/fields.js';

/** Whatever a format can get wrong: a hole, several parts, nothing, accents, a formula, zeros, a day that is a name. */
export const FEATURES: readonly ExportFeature[] = [
  {
    values: {
      WETID: '007',
      NAME: 'Étang “du” <Nord> & Co',
      NOTE: null,
      ACRES: 1.23456789,
      N: 3,
      SINCE: '2026-03-08',
    },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
          [0, 0],
        ],
        [
          [40, 40],
          [40, 60],
          [60, 60],
          [60, 40],
          [40, 40],
        ],
      ],
    },
    group: 'WETLAND-TIDAL',
    label: '007',
  },
  {
    values: {
      WETID: '2020-01-01',
      NAME: '=HYPERLINK("x")',
      NOTE: 'a,b\n"c"',
      ACRES: null,
      N: null,
      SINCE: null,
    },
    geometry: {
      type: 'MultiLineString',
      coordinates: [
        [
          [720625.123456789, 765564.3],
          [720700, 765600],
        ],
        [
          [1, 2],
          [3, 4],
          [5, 6],
        ],
      ],
    },
    group: 'WETLAND-TIDAL',
    label: '2020-01-01',
  },
];

/** @returns a table of those features, or of others */
export function tableOf(more: Partial<ExportTable> & { rows?: readonly ExportFeature[] } = {}): ExportTable {
  const { rows = FEATURES, ...members } = more;
  return {
    title: 'Wetlands of Nowhere',
    fileName: 'nowhere-wetlands-2026-03-08',
    layerName: 'wetlands',
    fields: [
      textField('WETID', 'Id.'),
      textField('NAME', 'Name.'),
      textField('NOTE', 'Note.'),
      figureField('ACRES', 'acres', 'Acres.'),
      countField('N', 'Number.'),
      dayField('SINCE', 'Day.'),
    ],
    groups: [{ id: 'WETLAND-TIDAL', color: 4, rgb: '1b8a8f' }],
    hasShapes: true,
    about: ['Nowhere is invented.', 'The map is guidance.'],
    nothing: 'There is nothing.',
    // eslint-disable-next-line @typescript-eslint/require-await
    async *features() {
      yield* rows;
    },
    ...members,
  };
}
