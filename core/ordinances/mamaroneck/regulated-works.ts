import { REGULATED, type Activities, type ActivityCase } from './terms.js';

const needsPermit = (words: string): ActivityCase => ({ standing: 'permit', ...REGULATED, words });

/**
 * Works that the chapter regulates by their nature.
 * @source § 192-2, Regulated activity
 */
export const regulatedWorks = [
  {
    id: 'structure',
    label: 'Putting up a structure or another obstruction',
    help: 'Fences, walls, decks, pools, basins with their outlets, posts.',
    aliases: ['posts-poles', 'detention-basin'],
    reach: 'controlled-land',
    cases: [
      needsPermit(
        'Putting up any structure, or placing any other obstruction, is a regulated activity, even where the water moves as before.',
      ),
    ],
  },
  {
    id: 'building',
    label: 'Putting up or enlarging a building',
    aliases: ['approved-building'],
    reach: 'controlled-land',
    cases: [needsPermit('A building is a structure, and putting up any structure is a regulated activity.')],
  },
  {
    id: 'road-paving',
    label: 'Building a road, driveway or paved area',
    reach: 'controlled-land',
    cases: [needsPermit('Building a road or another structure on the ground is a regulated activity.')],
  },
  {
    id: 'dock-dam-bridge',
    label: 'Building a dock, dam, bulkhead or bridge',
    reach: 'controlled-land',
    cases: [
      needsPermit(
        'Docks, dams, bulkheads and bridges are structures, and putting up any structure is a regulated activity.',
      ),
    ],
  },
  {
    id: 'piling',
    label: 'Driving piles',
    reach: 'controlled-land',
    cases: [needsPermit('Driving piles is a regulated activity.')],
  },
  {
    id: 'service-lines',
    label: 'Laying pipes, cables or other service lines, or sinking a well',
    aliases: ['pipes-wells'],
    reach: 'controlled-land',
    cases: [
      needsPermit(
        'A pipe, cable or well is something built into the ground, with soil put back around it; building structures and filling are regulated activities.',
      ),
    ],
  },
  {
    id: 'fill',
    label: 'Filling, or depositing soil, stone, sand or gravel',
    help: 'Rubbish and cuttings are solid waste, which is prohibited: choose that instead.',
    reach: 'controlled-land',
    cases: [
      needsPermit(
        'Filling and depositing soil, stones, sand, gravel or any other fill is a regulated activity, directly or indirectly.',
      ),
    ],
  },
  {
    id: 'grading',
    label: 'Grading or clearing the ground, with soil moved',
    aliases: ['clearing-grading'],
    reach: 'controlled-land',
    cases: [
      needsPermit(
        'Grading takes soil away and puts it down elsewhere; the chapter counts regrading as removal, and depositing soil in any form is a regulated activity.',
      ),
    ],
  },
] satisfies Activities;
