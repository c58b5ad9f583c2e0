import type { Operation, WetlandAttributes } from '../../../../core/contracts/amendments.js';
import {
  changedWetland,
  giveId,
  presentWetland,
  putNew,
  refused,
  setPresent,
  type DeskWetland,
  type DrawingDesk,
} from './drawing-desk.js';

type Of<Name extends Operation['operation']> = Extract<Operation, { operation: Name }>;
type Changed = Of<'reclassify'>['attributes'];

/** @returns the attributes with those that are given in the place of the old ones */
function withAttributes(attributes: WetlandAttributes, changed: Changed | undefined): WetlandAttributes {
  const given = Object.entries(changed ?? {}).filter(([, value]) => value !== undefined);
  return { ...attributes, ...(Object.fromEntries(given) as Partial<WetlandAttributes>) };
}

/** @param geom  the drawn shape, read, as are all of this file */
export function add(desk: DrawingDesk, operation: Of<'add'>, place: number, geom: string): void {
  const { attributes, note, wetland } = operation;
  if (wetland === undefined) {
    putNew(desk, giveId(desk), { attributes, geom }, { note });
    return;
  }
  const known = desk.wetlands.get(wetland);
  if (known?.present != null || (known?.base == null && desk.usedIds.get(wetland) === true)) {
    throw refused(
      place,
      `There is a wetland "${wetland}" already. Reshape that one, give the new one another id, or leave its id out.`,
    );
  }
  putNew(desk, wetland, { attributes, geom }, { note, derivedFrom: [], delineatedFrom: null });
}

export function reshape(desk: DrawingDesk, operation: Of<'reshape'>, place: number, geom: string): void {
  const wetland = presentWetland(desk, operation.wetland, place);
  const attributes = withAttributes(wetland.present.attributes, operation.attributes);
  setPresent(wetland, { attributes, geom }, { note: operation.note, delineatedFrom: null });
}

/** Changes what a wetland is; its shape stays bit for bit. */
export function reclassify(desk: DrawingDesk, operation: Of<'reclassify'>, place: number): void {
  const wetland = presentWetland(desk, operation.wetland, place);
  if (Object.values(operation.attributes).every((value) => value === undefined)) {
    throw refused(place, 'It names no attribute to change.');
  }
  const attributes = withAttributes(wetland.present.attributes, operation.attributes);
  setPresent(wetland, { attributes, geom: wetland.present.geom }, { note: operation.note });
}

/** Retires a wetland of the map; one that only the draft has is taken back. */
export function retire(desk: DrawingDesk, operation: Of<'retire'>, place: number): void {
  const wetland = presentWetland(desk, operation.wetland, place);
  retireWetland(wetland, operation.note);
}

/** See `retire`. */
export function retireWetland(wetland: DeskWetland, note: string): void {
  if (wetland.base === null) backToMap(wetland);
  else setPresent(wetland, null, { note, derivedFrom: [], delineatedFrom: null });
}

/** Leaves a wetland as the map has it. */
function backToMap(wetland: DeskWetland): void {
  Object.assign(wetland, {
    present: wetland.base,
    derivedFrom: [],
    note: '',
    delineatedFrom: null,
    fate: 'taken-back',
  } satisfies Partial<DeskWetland>);
}

export function takeBack(desk: DrawingDesk, operation: Of<'take-back'>, place: number): void {
  backToMap(changedWetland(desk, operation.change, place));
}

/**
 * Gives the shape of a change to another wetland, or makes a new one of it. The wetland keeps its name, kind and standing;
 * accuracy and source are those of the shape.
 */
export function rematch(desk: DrawingDesk, operation: Of<'rematch'>, place: number): void {
  const from = changedWetland(desk, operation.change, place);
  const { present, note, delineatedFrom } = from;
  if (present === null)
    throw refused(place, `Change ${operation.change} retires a wetland and has no shape.`);
  if (operation.wetland === from.wetland)
    throw refused(place, 'Its shape is matched to that wetland already.');
  if (operation.wetland === null) {
    if (from.base === null)
      throw refused(place, `Change ${operation.change} is about a new wetland already.`);
    backToMap(from);
    putNew(desk, giveId(desk), present, { note, delineatedFrom });
    return;
  }
  const to = presentWetland(desk, operation.wetland, place);
  if (to.fate === 'changed' || (to.stored !== null && to.fate === 'kept')) {
    throw refused(place, `This draft changes wetland "${to.wetland}" already. Take that change back first.`);
  }
  const { accuracyFt, source } = present.attributes;
  backToMap(from);
  setPresent(
    to,
    { attributes: { ...to.present.attributes, accuracyFt, source }, geom: present.geom },
    { note, delineatedFrom },
  );
}
