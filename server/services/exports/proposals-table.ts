import type { Geometry, MultiPolygon } from 'geojson';
import type { Knex } from 'knex';
import type { Alternative, Shape } from '../../../core/contracts/proposal-drawing.js';
import { isCalendarDate, localDateOf } from '../../../core/dates.js';
import { STORAGE_SRID } from '../../../core/units.js';
import type { ExportFeature, ExportGeometry, ExportTable, ExportValue } from '../../exports/export-table.js';
import { dayField, textField } from '../../exports/fields.js';
import { DRAWN_FIELDS, SUBJECT_GROUPS } from '../../exports/screening-form.js';
import { placeShapes } from '../../sql/exports/place-shapes.js';
import { readOwnProposals, type OwnProposal } from '../../sql/exports/read-own-proposals.js';
import { findJurisdiction } from '../../sql/jurisdictions/find-jurisdiction.js';
import { aboutFile, fileNameOf, markedInvented } from './about-file.js';

const FIELDS = [
  textField('TITLE', 'Title of the proposal.'),
  textField('ALTERN', 'Name of the alternative.'),
  textField('WHAT', 'disturbance or mitigation.'),
  ...DRAWN_FIELDS,
  dayField('CHANGED', 'Day on which the proposal was last changed.'),
  textField('MUNI', 'Municipality.'),
];

/** Corners of a ring from which on it encloses land. */
const LEAST_CORNERS = 3;

/** @returns the shape closed; null for one that is not finished */
function shapeOf({ rings }: Shape): MultiPolygon | null {
  const [outer, ...holes] = rings;
  if (outer === undefined || outer.length < LEAST_CORNERS) return null;
  const closed = [outer, ...holes.filter((hole) => hole.length >= LEAST_CORNERS)].map((ring) => [
    ...ring.map(([x, y]) => [x, y]),
    [...(ring[0] ?? [])],
  ]);
  return { type: 'MultiPolygon', coordinates: [closed] };
}

const dayOf = (text: string): string | null => (isCalendarDate(text) ? text : null);

function valuesOf({ title, changedOn }: OwnProposal, alternative: Alternative, shape: Shape) {
  const isDisturbance = shape.role === 'disturbance';
  const values: Record<string, ExportValue> = {
    TITLE: title,
    ALTERN: alternative.name,
    WHAT: shape.role,
    NAME: shape.name,
    ACTIVITY: isDisturbance ? shape.activity : null,
    DURATION: isDisturbance ? shape.duration : null,
    MITIG_TYPE: isDisturbance ? null : shape.mitigationType,
    PHASE_FROM: dayOf(shape.phase.from),
    PHASE_TO: dayOf(shape.phase.to),
    CHANGED: changedOn,
  };
  return values;
}

async function featuresOf(knex: Knex, proposal: OwnProposal, srid: number): Promise<ExportFeature[]> {
  const drawn = proposal.drawing.alternatives.flatMap((alternative) =>
    alternative.shapes.flatMap((shape) => {
      const geometry = shapeOf(shape);
      return geometry === null ? [] : [{ alternative, shape, geometry }];
    }),
  );
  const shapes: Geometry[] = drawn.map(({ geometry }) => geometry);
  const placed = srid === STORAGE_SRID ? await placeShapes(knex, shapes) : shapes;
  return drawn.map(({ alternative, shape }, index) => ({
    values: valuesOf(proposal, alternative, shape),
    geometry: placed[index] as ExportGeometry,
    group: SUBJECT_GROUPS[shape.role].id,
    label: [proposal.title, shape.name].filter((part) => part !== '').join(': '),
  }));
}

/**
 * What a person keeps here in a municipality, as it can be written in any format: each finished shape of each alternative.
 * @throws NotFound  for an unknown municipality
 */
export async function proposalsTable(knex: Knex, accountId: string, place: string): Promise<ExportTable> {
  const jurisdiction = await findJurisdiction(knex, place);
  const today = localDateOf(new Date());
  const table: ExportTable = {
    title: `Kept proposals in ${jurisdiction.name}`,
    fileName: fileNameOf([jurisdiction.id, 'proposals'], today),
    layerName: 'proposals',
    fields: FIELDS,
    groups: [SUBJECT_GROUPS.disturbance, SUBJECT_GROUPS.mitigation],
    hasShapes: true,
    about: aboutFile(
      jurisdiction,
      [
        'Proposals as they are kept on the server, drawn and not measured; shapes that are not finished are left out.',
      ],
      false,
    ),
    nothing: `You keep no proposal with a finished shape in ${jurisdiction.name}, so there is nothing to download.`,
    async *features(srid) {
      let after: string | null = null;
      for (;;) {
        const page: OwnProposal[] = await readOwnProposals(knex, {
          accountId,
          jurisdictionId: jurisdiction.id,
          after,
        });
        for (const proposal of page) {
          for (const feature of await featuresOf(knex, proposal, srid)) {
            yield { ...feature, values: { ...feature.values, MUNI: jurisdiction.name } };
          }
        }
        const last = page.at(-1);
        if (last === undefined) return;
        after = last.id;
      }
    },
  };
  return markedInvented(table, jurisdiction);
}
