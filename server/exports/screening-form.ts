import type { ExportField, ExportGroup } from './export-table.js';
import { countField, dayField, figureField, textField } from './fields.js';

/** The parts that a subject is split into, by the names of the overlay: in words, and as a drawing shows them. */
export const PART_FORMS = {
  'in-wetland': { words: 'wetland', controlled: true, group: 'PART-WETLAND', color: 5, rgb: '1f6fb2' },
  'in-watercourse': {
    words: 'watercourse',
    controlled: true,
    group: 'PART-WATERCOURSE',
    color: 150,
    rgb: '2c6fd1',
  },
  'in-adjacent-area': {
    words: 'adjacent area',
    controlled: true,
    group: 'PART-ADJACENT-AREA',
    color: 3,
    rgb: '4b8b3b',
  },
  'outside-controlled-area': {
    words: 'upland',
    controlled: false,
    group: 'PART-UPLAND',
    color: 8,
    rgb: '8a8a8a',
  },
  'outside-municipality': {
    words: 'outside the municipality',
    controlled: false,
    group: 'PART-OUTSIDE',
    color: 9,
    rgb: 'b5b5b5',
  },
} as const;

/** How what was asked about is drawn. */
export const SUBJECT_GROUPS = {
  parcel: { id: 'PARCEL', color: 7, rgb: '8a6d3b' },
  disturbance: { id: 'DISTURBANCE', color: 1, rgb: 'b3382c' },
  mitigation: { id: 'MITIGATION', color: 92, rgb: '2f7d5b' },
} as const satisfies Readonly<Record<string, ExportGroup>>;

/** All of them. */
export const SCREENING_GROUPS: readonly ExportGroup[] = [
  ...Object.values(SUBJECT_GROUPS),
  ...Object.values(PART_FORMS).map(({ group, color, rgb }) => ({ id: group, color, rgb })),
];

/** What is said of a shape that somebody drew. */
export const DRAWN_FIELDS: readonly ExportField[] = [
  textField('NAME', 'Name that it was given; of a parcel, its tax map number.'),
  textField('ACTIVITY', 'What is done there.'),
  textField('DURATION', 'permanent or temporary.'),
  textField('MITIG_TYPE', 'Of a mitigation area, its type.'),
  textField('PHASE', 'Name of the phase of the work.'),
  dayField('PHASE_FROM', 'First day on which its ground is open.'),
  dayField('PHASE_TO', 'Last day on which its ground is open.'),
];

/** Columns of an answer as a file. */
export const SCREENING_FIELDS: readonly ExportField[] = [
  textField('WHAT', 'parcel, disturbance or mitigation: what was asked about; part: a part of it.'),
  textField('PART', 'Of a part: wetland, watercourse, adjacent area, upland, outside the municipality.'),
  textField('CONTROLLED', 'Of a part: yes where the ordinance controls the land, no where it does not.'),
  figureField('SQFT', 'sqFt', 'Square feet on the ground.'),
  figureField('ACRES', 'acres', 'Acres on the ground.'),
  textField('SECTION', 'Of a part: section by which it is controlled.'),
  textField('WETIDS', 'Of a part: ids of the wetlands that it lies in or next to.'),
  ...DRAWN_FIELDS,
  textField('ORDINANCE', 'Ordinance that it was measured under.'),
  textField('MUNI', 'Municipality.'),
  countField('MAP_VER', 'Version of the wetlands map.'),
  dayField('MAP_DAY', 'The day whose law and map were applied.'),
];
