import type { ExportList } from '../../core/contracts/file-exports.js';
import type { ExportField, ExportGroup } from './export-table.js';
import { countField, dayField, figureField, textField } from './fields.js';

/** How a list is written. */
export interface ListForm {
  /** as the beginning of a title */
  noun: string;
  fields: readonly ExportField[];
  hasShapes: boolean;
  groups: readonly ExportGroup[];
}

/** Every list. */
export const LIST_FORMS: Readonly<Record<ExportList, ListForm>> = {
  determinations: {
    noun: 'Determinations',
    fields: [
      countField('NUMBER', 'Number in the record.'),
      textField('KIND', 'Kind.'),
      dayField('REQUESTED', 'Day of the request.'),
      textField('ABOUT', 'What it is about.'),
      textField('SBL', 'Tax map number, where one was named.'),
      textField('OUTCOME', 'Outcome; empty: still open.'),
      dayField('DECIDED', 'Day of the outcome.'),
      textField('STATEMENT', 'Its words.'),
      textField('SECTION', 'Section that it is made under.'),
      countField('SUPERSEDES', 'Number of the one whose place it takes.'),
      countField('AMENDMENT', 'Number of the amendment that it led into.'),
      textField('MUNI', 'Municipality.'),
      countField('MAP_VER', 'Version of the wetlands map when it was recorded.'),
    ],
    hasShapes: true,
    groups: [{ id: 'DETERMINATION', color: 30, rgb: 'b06a1f' }],
  },
  amendments: {
    noun: 'Amendments',
    fields: [
      countField('NUMBER', 'Number in the record.'),
      textField('TITLE', 'Title.'),
      textField('REASON', 'Reason.'),
      textField('STATE', 'draft, proposed, adopted or withdrawn.'),
      countField('CHANGES', 'Changes of the map that it holds.'),
      countField('BASE_VER', 'Map version that it was begun on.'),
      textField('CREATED_BY', 'Who began it.'),
      textField('CREATED', 'When it was begun.'),
      textField('PROPOSED', 'When it was proposed.'),
      textField('DECIDED', 'When it was decided.'),
      textField('NOTE', 'Note on the decision.'),
      dayField('EFFECTIVE', 'Day from which it holds.'),
      textField('REFERENCE', 'Reference of the decision.'),
      countField('MAP_VER', 'Map version that it made.'),
      countField('RESTORES', 'Number of the amendment that it takes back.'),
    ],
    hasShapes: false,
    groups: [],
  },
  'map-versions': {
    noun: 'Versions of the wetlands map',
    fields: [
      countField('MAP_VER', 'Number of the version.'),
      dayField('SINCE', 'First day on which it holds.'),
      dayField('UNTIL', 'Last day on which it held; before SINCE: it never held for a day.'),
      textField('KIND', 'import or amendment.'),
      textField('TITLE', 'Title of the amendment, or note of the import.'),
      textField('REFERENCE', 'Reference of the decision.'),
      textField('MADE_BY', 'Who began the amendment.'),
      textField('RECORDED', 'When it was recorded.'),
      countField('AMENDMENT', 'Number of the amendment.'),
      countField('ADDED', 'Wetlands that it added.'),
      countField('RESHAPED', 'Wetlands that it reshaped.'),
      countField('RETIRED', 'Wetlands that it retired.'),
      countField('RECLASSED', 'Wetlands that it reclassified.'),
      countField('WETLANDS', 'Wetlands on the map.'),
      figureField('SQFT', 'sqFt', 'Square feet of them; overlaps count twice.'),
    ],
    hasShapes: false,
    groups: [],
  },
  'activity-log': {
    noun: 'Activity log',
    fields: [
      textField('AT', 'When.'),
      textField('WHO', 'Who.'),
      textField('ACTION', 'What was done.'),
      textField('SUBJECT', 'To what.'),
      textField('DETAILS', 'Further details, as JSON.'),
    ],
    hasShapes: false,
    groups: [],
  },
};
