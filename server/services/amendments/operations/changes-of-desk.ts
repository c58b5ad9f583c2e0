import type { ChangeAction } from '../../../../core/contracts/amendments.js';
import type { NewChange } from '../../../sql/amendments/append-change.js';
import type { DeskWetland, DrawingDesk } from './drawing-desk.js';

function actionOf({ base, present }: DeskWetland): ChangeAction {
  if (present === null) return 'retire';
  if (base === null) return 'add';
  return base.geom === present.geom ? 'reclassify' : 'reshape';
}

function changeOf(wetland: DeskWetland): NewChange {
  const { base, present, derivedFrom, note, delineatedFrom } = wetland;
  return {
    action: actionOf(wetland),
    wetlandId: wetland.wetland,
    replacesKey: base?.key ?? null,
    derivedFrom,
    note,
    attributes: present?.attributes ?? null,
    geom: present?.geom ?? null,
    delineatedFrom,
  };
}

/** @returns what comes of the operations: numbers of changes to take back, and changes to add in their place */
export function changesOfDesk(desk: DrawingDesk): { takenBack: number[]; added: NewChange[] } {
  const touched = [...desk.wetlands.values()].filter(({ fate }) => fate !== 'kept');
  return {
    takenBack: touched.flatMap(({ stored }) => (stored === null ? [] : [stored])),
    added: touched.filter(({ fate }) => fate === 'changed').map(changeOf),
  };
}
