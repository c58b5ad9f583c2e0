import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../../../core/access.js';
import type {
  Amendment,
  AmendmentChange,
  NewEvidence,
  Operation,
  operationSchema,
} from '../../../../core/contracts/amendments.js';
import { adoptAmendment } from '../../../../server/services/amendments/adopt-amendment.js';
import { changeDraft } from '../../../../server/services/amendments/change-draft.js';
import { proposeAmendment } from '../../../../server/services/amendments/decide-amendment.js';
import { editDraft } from '../../../../server/services/amendments/edit-draft.js';
import { startAmendment } from '../../../../server/services/amendments/start-amendment.js';
import { groundFrame, type GroundFrame } from '../../../support/ground-frame.js';
import { putLayer } from '../../../support/layers.js';
import { toDegrees } from '../../../support/places.js';

type Point = [number, number];
type Drawn = { type: 'Polygon'; coordinates: number[][][] };
export type AskedOperation = z.input<typeof operationSchema>;

/** Attributes of a wetland of which nothing in particular is said. */
export const PLAIN = {
  name: null,
  kind: 'freshwater',
  localImportance: false,
  degraded: false,
  accuracyFt: null,
  source: null,
} as const;

/** A naturalist at work on the map of a municipality, in ground feet from a corner of it. */
export interface MapDesk {
  knex: Knex;
  jurisdiction: string;
  actor: Actor;
  frame: GroundFrame;
  /** a rectangle with holes, in degrees, as somebody draws it */
  drawn(
    x: number,
    y: number,
    width: number,
    height: number,
    ...holes: [number, number, number, number][]
  ): Drawn;
  line(...points: Point[]): { type: 'LineString'; coordinates: number[][] };
  start(more?: { title?: string; restores?: number }): Promise<Amendment>;
  /** what comes of operations on a draft as it is */
  draw(amendment: Amendment, ...operations: AskedOperation[]): Promise<Amendment>;
  /** with evidence, proposed */
  proposed(amendment: Amendment): Promise<Amendment>;
  adopted(amendment: Amendment, effectiveOn?: string): Promise<Amendment>;
  withEvidence(amendment: Amendment, wetlands?: string[]): Promise<Amendment>;
  act(amendment: Amendment): {
    jurisdiction: string;
    number: number;
    revision: number;
    actor: Actor;
    yours: unknown;
  };
}

/** An invented naturalist with an account. */
export async function naturalist(knex: Knex, name = 'Avery Marsh'): Promise<Actor> {
  const id = randomUUID();
  await knex('account').insert({ id, sign_in_name: `naturalist-${id}`, full_name: name });
  return { accountId: id, name, roles: [{ jurisdiction: null, role: 'naturalist' }] };
}

const EVIDENCE: NewEvidence = {
  wetlands: [],
  delineatedBy: 'Fenwick Surveys',
  delineatedOn: '2026-05-04',
  method: 'field delineation',
  accuracyFt: 0.5,
  note: '',
};

/**
 * @param wetlands  rectangles in ground feet by their ids: x, y, width, height and, if wanted, attributes as a file has them
 * @returns a desk on a map of these
 */
export async function mapDesk(
  knex: Knex,
  jurisdiction: string,
  wetlands: Record<string, [number, number, number, number, Record<string, unknown>?]>,
): Promise<MapDesk> {
  const frame = await groundFrame(knex, [700_000, 850_000]);
  const actor = await naturalist(knex);
  if (Object.keys(wetlands).length > 0) {
    await putLayer(
      knex,
      jurisdiction,
      'wetlands',
      Object.entries(wetlands).map(([id, [x, y, width, height, more = {}]]) => ({
        properties: { id, kind: 'freshwater', ...more },
        polygon: [frame.rectangle(x, y, width, height)],
      })),
    );
  }
  const ring = (points: Point[]): number[][] => {
    const degrees = points.map(toDegrees);
    return [...degrees, degrees[0] ?? [0, 0]];
  };
  const act = (amendment: Amendment) => ({
    jurisdiction,
    number: amendment.number,
    revision: amendment.revision,
    actor,
    yours: null,
  });
  const desk: MapDesk = {
    knex,
    jurisdiction,
    actor,
    frame,
    act,
    drawn: (x, y, width, height, ...holes) => ({
      type: 'Polygon',
      coordinates: [
        ring(frame.rectangle(x, y, width, height)),
        ...holes.map((hole) => ring(frame.rectangle(...hole).reverse())),
      ],
    }),
    line: (...points) => ({
      type: 'LineString',
      coordinates: points.map(([x, y]) => toDegrees(frame.at(x, y))),
    }),
    start: (more = {}) =>
      startAmendment(knex, jurisdiction, actor, { title: 'A resurvey', reason: '', ...more }),
    draw: (amendment, ...operations) =>
      changeDraft(
        knex,
        act(amendment),
        operations.map((operation): Operation => ({ note: '', ...operation }) as Operation),
      ),
    async withEvidence(amendment, wetlandIds = []) {
      const edit = await editDraft(knex, act(amendment), (trx, draft) =>
        trx('evidence').insert({
          amendment_key: draft.key,
          number: amendment.evidence.length + 1,
          wetland_ids: wetlandIds,
          delineated_by: EVIDENCE.delineatedBy,
          delineated_on: EVIDENCE.delineatedOn,
          method: EVIDENCE.method,
        }),
      );
      return edit.amendment;
    },
    proposed: async (amendment) => proposeAmendment(knex, act(await desk.withEvidence(amendment))),
    adopted: async (amendment, effectiveOn = '2030-01-01') => {
      const proposed = amendment.state === 'proposed' ? amendment : await desk.proposed(amendment);
      return adoptAmendment(knex, act(proposed), { effectiveOn, reference: 'Resolution 7', note: '' });
    },
  };
  return desk;
}

/** @returns the change of a wetland */
export function changeOf(amendment: Amendment, wetland: string): AmendmentChange {
  const change = amendment.changes.find((candidate) => candidate.wetland === wetland);
  if (change === undefined) throw new Error(`no change of ${wetland}`);
  return change;
}

/** @returns a wetland's shape on a version of the map, bit for bit, as EWKB in hexadecimal; undefined when it has none */
export async function shapeOnMap(
  { knex, jurisdiction }: Pick<MapDesk, 'knex' | 'jurisdiction'>,
  id: string,
  version: number,
): Promise<string | undefined> {
  const result = await knex.raw<{ rows: { geom: string }[] }>(
    `select geom::text as geom from wetland where jurisdiction_id = :jurisdiction and id = :id
       and first_version <= cast(:version as int) and coalesce(retired_version > cast(:version as int), true)`,
    { jurisdiction, id, version },
  );
  return result.rows[0]?.geom;
}
