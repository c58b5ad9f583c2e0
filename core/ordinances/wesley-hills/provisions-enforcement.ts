import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_I } from './articles.js';

const held = { ...ARTICLE_I, source: 'text' } as const;

/** How Article I is enforced, and who pays for its reviews. */
export const enforcementProvisions = [
  {
    ...held,
    rule: 'W-NOV',
    chapter: 'enforcement',
    title: 'Notice of violation',
    citation: '§ 181-12A',
    words:
      'Where the Village finds that land development does not follow Article I, it may send the landowner a written notice of violation. It contains six things: who, where, what the violation is, what has to be done and by when, the penalties that may follow, and that it may be appealed to the municipality by a written notice of appeal filed within 15 days of service.',
  },
  {
    ...held,
    rule: 'W-STOP',
    chapter: 'enforcement',
    title: 'Stop-work order',
    citation: '§ 181-12B',
    words:
      'The Village may order all land development to stop, except the work that mends the violation. The order holds until the Village confirms that the work complies and the violation has been dealt with. Not heeding it in time may bring civil, criminal or monetary penalties.',
  },
  {
    ...held,
    rule: 'W-PEN',
    chapter: 'enforcement',
    title: 'Fines for violations of Article I',
    citation: '§ 181-12D',
    words:
      'On conviction, a fine of up to $350 for a first offense, $350 to $700 for a second and $700 to $1,000 for a third or later one, all within five years; or imprisonment for up to six months; or both. That is beside other penalties or in their place. Each week that a violation goes on is a violation of its own. Only to give the courts jurisdiction, violations are treated as misdemeanors.',
  },
  {
    ...held,
    rule: 'W-ORDER',
    chapter: 'enforcement',
    title: 'Injunction, occupancy and restoration',
    citation: '§ 181-12C, E, F',
    words:
      'A court may forbid work begun or done contrary to Article I, or it may be abated in another lawful way. Of a building or land where the article was violated, the Stormwater Management Officer may keep people from moving in or using it. A violator may have to bring the land back to how it was before; if that is not done in a reasonable time after notice, the Village may do it, and its cost is a lien on the property until paid.',
  },
  {
    ...held,
    rule: 'W-COST',
    chapter: 'enforcement',
    title: 'Costs of review and inspection',
    citation: '§ 181-13',
    words:
      'The Village may require whoever undertakes land development to bear the reasonable costs, at prevailing rates, of reviewing stormwater plans, of inspections and of the upkeep of practices, whether the Village or somebody for it does that.',
  },
] satisfies OrdinanceDocument['provisions'];
