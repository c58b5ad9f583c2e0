import { treatedAsRegulated, type ActivityDocument } from './treated-as-regulated.js';

const IN_PLANS =
  'Plans for the Planning Board have to show where and how much of it is done (§ 340-6A(12)(c)).';

/** @returns the sentence of an activity that the text held here has only as a purpose */
const namedAsPurpose = (purpose: string): string =>
  `§ 340-8C names ${purpose} among the purposes for which dredging or ditching is in general refused.`;

/** Added to a purpose of which it is not clear whether it is refused only where it has another place to go. */
const PERHAPS_ELSEWHERE =
  '(whether only where that has another place to go, the section does not make clear)';

/** Activities that the text held here mentions, though not in a list of what needs a permit. */
export const activitiesInText: readonly ActivityDocument[] = [
  treatedAsRegulated({
    id: 'draining',
    label: 'Draining',
    mention: IN_PLANS,
    refusedPurpose: 'drain a wetland',
  }),
  treatedAsRegulated({
    id: 'excavation',
    label: 'Digging, cutting or dredging',
    help: 'Taking material out: a cut, a trench or ditch, a cellar, dredging.',
    mention: IN_PLANS,
    refusedPurpose:
      'drain wetlands, control mosquitoes, make lagoons, ponds or stormwater basins, build houses or commercial buildings, provide spoil or dump sites, or build roads that can go elsewhere',
  }),
  treatedAsRegulated({
    id: 'fill',
    label: 'Filling',
    help: 'Bringing in or depositing soil, stone or other material.',
    mention: IN_PLANS,
  }),
  treatedAsRegulated({
    id: 'grading',
    label: 'Grading',
    help: 'Changing the shape of the ground, also together with clearing it.',
    aliases: ['clearing-grading'],
    mention: IN_PLANS,
  }),
  treatedAsRegulated({
    id: 'vegetation-removal',
    label: 'Removing or moving vegetation',
    help: 'Cutting trees or clearing other plants.',
    aliases: ['tree-cutting'],
    mention: IN_PLANS,
  }),
  treatedAsRegulated({
    id: 'drainage-change',
    label: 'Drainage works',
    help: 'A temporary or permanent drainage system: pipes, inlets, point discharges into wetland or buffer.',
    mention:
      'An application to the Planning Board has to give the details of any drainage system, for the time of the work and after it (§ 340-6A(12)(j)).',
    refusedPurpose: 'drain a wetland',
  }),
  treatedAsRegulated({
    id: 'pond-creation',
    label: 'Making a lake or pond',
    mention:
      'An application to the Planning Board that makes a lake or pond has to analyze how the wetland gets and loses its water (§ 340-6A(12)(k)).',
    refusedPurpose: `make a lagoon or a pond ${PERHAPS_ELSEWHERE}`,
  }),
  treatedAsRegulated({
    id: 'detention-basin',
    label: 'Making a detention basin',
    help: 'A basin that holds stormwater, dug out or not.',
    mention:
      'An application to the Planning Board that makes a detention basin has to analyze how the wetland gets and loses its water (§ 340-6A(12)(l)).',
    refusedPurpose: `make a stormwater detention basin ${PERHAPS_ELSEWHERE}`,
  }),
  treatedAsRegulated({
    id: 'mosquito-control',
    label: 'Dredging or ditching against mosquitoes',
    mention: namedAsPurpose('mosquito control'),
    refusedPurpose: 'control mosquitoes',
  }),
  treatedAsRegulated({
    id: 'building',
    label: 'House or commercial building',
    help: 'Also one for which there is a building permit: whether that makes a difference is not in the text held here.',
    aliases: ['approved-building'],
    mention: namedAsPurpose('houses and commercial buildings'),
    refusedPurpose: `build a house or a commercial building ${PERHAPS_ELSEWHERE}`,
  }),
  treatedAsRegulated({
    id: 'road-paving',
    label: 'Road, driveway or paving',
    mention: namedAsPurpose('roadways'),
    refusedPurpose: 'build a road that can go elsewhere',
  }),
  treatedAsRegulated({
    id: 'solid-waste',
    label: 'Spoil or dump site',
    mention: namedAsPurpose('spoil and dump sites'),
    refusedPurpose: `provide a spoil or dump site ${PERHAPS_ELSEWHERE}`,
  }),
  treatedAsRegulated({
    id: 'structure',
    label: 'Structure other than a building',
    help: 'A wall, shed, deck, fence, post or pole.',
    aliases: ['posts-poles'],
    mention: 'A permit can set how far structures stay away from a wetland (§ 340-10C(6)).',
  }),
  treatedAsRegulated({
    id: 'dock-dam-bridge',
    label: 'Dam, embankment, dock, bridge or pilings',
    aliases: ['piling'],
    mention:
      'For a lake, a pond or a detention basin, the dams and embankments have to be described in an application to the Planning Board (§ 340-6A(12)(k), (l)).',
  }),
];
