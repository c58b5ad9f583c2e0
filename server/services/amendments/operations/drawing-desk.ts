import type { Knex } from 'knex';
import type { Operation } from '../../../../core/contracts/amendments.js';
import { InvalidGeometry, InvalidInput } from '../../../../core/errors.js';
import { readStanding, type StandingRow, type WetlandShape } from '../../../sql/amendments/read-standing.js';
import { readUsedIds } from '../../../sql/amendments/read-used-ids.js';
import type { OpenDraft } from '../edit-draft.js';

/** A wetland on the desk: as the map has it, and as the draft has it after the operations so far. */
export interface DeskWetland {
  wetland: string;
  /** null: the map has no such wetland */
  base: StandingRow['base'];
  /** null: retired, or not there */
  present: WetlandShape | null;
  derivedFrom: readonly string[];
  note: string;
  delineatedFrom: string | null;
  /** number of the change that the draft has stored; null: none */
  stored: number | null;
  /** what is to become of the stored change: nothing, be taken back, or be replaced by what is here */
  fate: 'kept' | 'taken-back' | 'changed';
}

/** Where the operations of a request work: everything they name was read before, nothing is stored until all are done. */
export interface DrawingDesk {
  draft: OpenDraft;
  wetlands: Map<string, DeskWetland>;
  /** ids that any wetland ever had, and whether one has it on the newest map */
  usedIds: Map<string, boolean>;
}

/** @returns how ids begin that an amendment gives */
export const givenPrefix = ({ number }: { number: number }): string => `A${number}-`;

const namedBy = (operation: Operation): (string | null | undefined)[] =>
  operation.operation === 'merge'
    ? [...operation.wetlands, operation.into]
    : 'wetland' in operation
      ? [operation.wetland]
      : [];

/** Reads whatever the operations name. */
export async function layOut(
  trx: Knex.Transaction,
  draft: OpenDraft,
  operations: readonly Operation[],
): Promise<DrawingDesk> {
  const named = operations.flatMap(namedBy).filter((id) => typeof id === 'string');
  const changes = operations.flatMap((operation) => ('change' in operation ? [operation.change] : []));
  const rows = await readStanding(trx, draft, { wetlands: [...new Set(named)], changes });
  const used = await readUsedIds(trx, draft, { ids: named, prefix: givenPrefix(draft) });
  return {
    draft,
    wetlands: new Map(rows.map((row) => [row.wetland, fromRow(row)])),
    usedIds: new Map(used.map(({ id, current }) => [id, current])),
  };
}

function fromRow({ wetland, base, change }: StandingRow): DeskWetland {
  return {
    wetland,
    base,
    present: change === null ? base : change.after,
    derivedFrom: change?.derivedFrom ?? [],
    note: change?.note ?? '',
    delineatedFrom: change?.delineatedFrom ?? null,
    stored: change?.number ?? null,
    fate: 'kept',
  };
}

/** @returns an id that no wetland of the municipality ever had, from now on taken */
export function giveId({
  draft,
  usedIds,
}: {
  draft: { number: number };
  usedIds: Map<string, boolean>;
}): string {
  const prefix = givenPrefix(draft);
  let number = 1;
  while (usedIds.has(`${prefix}${number}`)) number += 1;
  const id = `${prefix}${number}`;
  usedIds.set(id, false);
  return id;
}

/** A wetland that is there. */
export type PresentWetland = DeskWetland & { present: WetlandShape };

const isPresent = (wetland: DeskWetland | undefined): wetland is PresentWetland =>
  wetland !== undefined && wetland.present !== null;

/**
 * @param place  of the operation in the request, from 0
 * @returns a wetland as the draft has it
 * @throws InvalidInput  when there is none, or the draft retires it
 */
export function presentWetland(desk: DrawingDesk, id: string, place: number): PresentWetland {
  const wetland = desk.wetlands.get(id);
  if (isPresent(wetland)) return wetland;
  throw refused(
    place,
    wetland === undefined || wetland.fate === 'taken-back'
      ? `There is no wetland "${id}" on map version ${desk.draft.baseVersion} or in this draft.`
      : `This draft retires wetland "${id}". Take that back first.`,
  );
}

/**
 * @returns the wetland that a change of the draft is about
 * @throws InvalidInput  when the draft has no such change
 */
export function changedWetland(desk: DrawingDesk, change: number, place: number): DeskWetland {
  const wetland = [...desk.wetlands.values()].find(
    ({ stored, fate }) => stored === change && fate !== 'taken-back',
  );
  if (wetland !== undefined) return wetland;
  throw refused(place, `This draft has no change ${change}.`);
}

/** Sets what becomes of a wetland; null retires it. */
export function setPresent(
  wetland: DeskWetland,
  present: WetlandShape | null,
  more: { note?: string; derivedFrom?: readonly string[]; delineatedFrom?: string | null } = {},
): void {
  wetland.present = present;
  if (more.note !== undefined && more.note !== '') wetland.note = more.note;
  if (more.derivedFrom !== undefined) wetland.derivedFrom = more.derivedFrom;
  if (more.delineatedFrom !== undefined) wetland.delineatedFrom = more.delineatedFrom;
  wetland.fate = 'changed';
}

/** Puts a wetland on the desk that is new to the draft. */
export function putNew(
  desk: DrawingDesk,
  id: string,
  present: WetlandShape,
  more: { note?: string; derivedFrom?: readonly string[]; delineatedFrom?: string | null } = {},
): void {
  const wetland = desk.wetlands.get(id) ?? fromRow({ wetland: id, base: null, change: null });
  setPresent(wetland, present, more);
  desk.wetlands.set(id, wetland);
}

/** @returns what to throw when an operation of a request cannot be done: the request is refused whole */
export function refused(place: number, message: string): InvalidInput {
  return new InvalidInput(`Operation ${place + 1}: ${message}`, [{ message, path: `operations[${place}]` }]);
}

/** @returns what to throw when the shape of an operation does not do what it is for */
export function refusedShape(place: number, member: 'geometry' | 'line', message: string): InvalidGeometry {
  return new InvalidGeometry(`Operation ${place + 1}: ${message}`, [
    { message, path: `operations[${place}].${member}`, feature: place + 1 },
  ]);
}
