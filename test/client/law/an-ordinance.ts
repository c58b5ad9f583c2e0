import type { Activity, ActivityCase, Standing } from '../../../core/ordinance-format/activities.js';
import { ordinanceSchema, type Ordinance, type OrdinanceDocument } from '../../../core/ordinance.js';

/** An invented ordinance for tests of how the page reads one, with whatever is given in place of its parts. */
export function anOrdinance(parts: Partial<OrdinanceDocument> = {}): Ordinance {
  return ordinanceSchema.parse({
    format: 1,
    id: 'sedge',
    name: 'Village of Sedge ch. 1',
    shortName: 'Sedge ch. 1',
    municipality: 'Village of Sedge',
    textHeldFrom: '2000-01-01',
    textHeldFromCitation: 'it was adopted on that day',
    invented: true,
    provisions: [
      provision('S-LAND', 'land'),
      provision('S-ACT', 'activities'),
      provision('S-APP', 'application'),
      provision('S-DEC', 'decision'),
      provision('S-PEN', 'enforcement'),
    ],
    guidance: 'Somebody walks the boundary (§ 1-1).',
    ...parts,
  });
}

function provision(rule: string, chapter: string): OrdinanceDocument['provisions'][number] {
  return {
    rule,
    chapter: chapter as OrdinanceDocument['provisions'][number]['chapter'],
    title: `About ${chapter}`,
    citation: '§ 1-1',
    words: 'It says so.',
    from: '2000-01-01',
    source: 'text',
  };
}

/** One way in which an activity may stand. */
export function activityCase(standing: Standing, parts: Partial<ActivityCase> = {}): ActivityCase {
  return {
    standing,
    rule: 'S-ACT',
    citation: '§ 1-2',
    words: 'It says so.',
    when: [],
    discretionary: false,
    duties: [],
    source: 'text',
    ...parts,
  };
}

/** An activity on controlled land, called by its id. */
export function activity(id: string, cases: readonly ActivityCase[]): Activity {
  const label = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return { id, label, aliases: [], reach: 'controlled-land', cases };
}
