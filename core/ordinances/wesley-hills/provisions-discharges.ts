import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

const held = { ...ARTICLE_II, source: 'text' } as const;

/** What Article II forbids, allows and asks for. */
export const dischargeProvisions = [
  {
    ...held,
    rule: 'W-II',
    chapter: 'activities',
    title: 'Illicit discharges to the storm sewers',
    citation: 'ch. 181, Art. II (§§ 181-14 to 181-16)',
    words:
      "Since its adoption on 2010-08-03, Article II governs what reaches the Village's separate storm sewers: roads with drains, gutters, ditches, catch basins and pipes. It holds for every property and needs no area of disturbed land. The Stormwater Management Officer administers and enforces it.",
  },
  {
    ...held,
    rule: 'W-II-SPECIAL',
    chapter: 'activities',
    title: "Special conditions of the Village's state permit",
    citation: '§ 181-15, Special conditions',
    words:
      "Four conditions of the state permit for the Village's storm sewers: discharges that may violate a water quality standard; discharges to impaired waters, whose listed pollutant may not increase; a maximum daily load that is approved already; and one approved later, for which the Village has six months from the approval to change its program if its storm sewers do not keep to the load.",
  },
  {
    ...held,
    rule: 'W-II-DIS',
    chapter: 'activities',
    title: 'Illegal discharges are prohibited',
    citation: '§ 181-17A',
    words:
      'Nobody may discharge, or cause to be discharged, anything but stormwater (rain, snowmelt, drainage and uncontaminated groundwater) to the storm sewers, directly or indirectly, whether newly begun or continued, except in the four ways of § 181-17A(1) to (4).',
  },
  {
    ...held,
    rule: 'W-II-EX',
    chapter: 'activities',
    title: 'Clean water that is exempt',
    citation: '§ 181-17A(1)',
    words:
      "Exempt, but only if uncontaminated and unless the state's Department of Environmental Conservation or the Village has found it to add pollutants that could harm the quality of water: water lines flushed and other drinking water, lawn watering and irrigation, diverted streams that exist, rising or pumped groundwater and what seeps into drains, foundation and footing drains, sump pumps of crawl spaces and basements, air-conditioning water, springs, cars washed at a single home, natural flows, pools, spas and ponds rid of chlorine or bromine, water from washing streets, drives, houses and decks of homes, firefighting, and any other water without pollutants.",
  },
  {
    ...held,
    rule: 'W-II-SMO',
    chapter: 'activities',
    title: 'Discharges approved to protect life or property',
    citation: '§ 181-17A(2)',
    words:
      'The Stormwater Management Officer may approve a discharge in writing to keep imminent harm from life or property, for a time and on conditions. That does not stand for compliance with other law.',
  },
  {
    ...held,
    rule: 'W-II-DYE',
    chapter: 'activities',
    title: 'Dye tests',
    citation: '§ 181-17A(3)',
    words:
      'A dye test that follows state and local law is allowed; the Stormwater Management Officer has to be told in writing before the test.',
  },
  {
    ...held,
    rule: 'W-II-SPDES',
    chapter: 'activities',
    title: 'Discharges under a state permit',
    citation: '§ 181-17A(4)',
    words:
      'A discharge under a state discharge (SPDES) permit, waiver or waste discharge order is allowed where the discharger complies with all of it and with other law, and where the discharge to the storm sewers has been approved in writing. A copy of that approval is filed before the discharge.',
  },
  {
    ...held,
    rule: 'W-II-CONN',
    chapter: 'activities',
    title: 'Illicit connections are prohibited',
    citation: '§ 181-17B',
    words:
      'To build, use, keep up or leave in place a drain or pipe that lets an illegal discharge into the storm sewers is prohibited, among them drains and sinks indoors, and connections from commercial or industrial land that are not both on record and approved. It makes no difference that the connection was lawful when it was made.',
  },
  {
    ...held,
    rule: 'W-II-SEPTIC',
    chapter: 'activities',
    title: 'Failing septic systems are prohibited',
    citation: '§ 181-18A–F',
    words:
      'In an area that drains to the storm sewers nobody may operate a septic system (individual sewage treatment system) that is failing. One sign is enough: sewage backs up into a structure; sewage, treated or not, comes out on the ground; it is connected to a storm sewer; the liquid in the tank stands above the outlet; a part fails structurally so that one of the others could follow; or groundwater off the site is contaminated and that can reasonably be traced to it.',
  },
  {
    ...held,
    rule: 'W-II-CONTAM',
    chapter: 'activities',
    title: 'Activities that contaminate stormwater',
    citation: '§ 181-19B, C',
    words:
      "Failing septic systems, badly managed pet waste and anything else that causes or adds to violations of the Village's storm sewer permit. Whoever is told so has to take all reasonable steps so that it no longer does. Paragraph A is missing in the text held here.",
  },
  {
    ...held,
    rule: 'W-II-BMP',
    chapter: 'activities',
    title: 'Best management practices',
    citation: '§ 181-20A',
    words:
      'Where the Stormwater Management Officer has identified illicit discharges or contaminating activities, the Village may require best management practices, at the cost of whoever is responsible for the property. Commercial and industrial establishments have to guard against accidental discharges with such practices, log their inspection and upkeep, and keep the logs open to inspection for three years. Keeping to a valid state permit for industrial stormwater counts as keeping to this section, as far as practicable.',
  },
  {
    ...held,
    rule: 'W-II-CARE',
    chapter: 'activities',
    title: 'Care and repair of septic systems',
    citation: '§ 181-20B',
    words:
      "Where septic systems contribute to the special conditions of the Village's permit, the owner or operator inspects the tank every year, has it pumped out when scum or sludge comes near the outlet (most tanks every two to three years), keeps additives, excess detergent, chemicals and trash out, and repairs or replaces the system by the state's and the county's health codes, with a certificate of the designer and the approval of the Rockland County Health Department. The list of fields that need an engineer's plans is missing in the text held here.",
  },
  {
    ...held,
    rule: 'W-II-IND',
    chapter: 'application',
    title: 'Proof of a state stormwater permit',
    citation: '§ 181-22',
    words:
      'Whoever is under a state (SPDES) stormwater permit for industrial or construction activity has to comply with it, and the Village requires proof of that, in a form acceptable to the state, before discharges to the storm sewers are allowed.',
  },
  {
    ...held,
    rule: 'W-II-SPILL',
    chapter: 'activities',
    title: 'Releases have to be reported',
    citation: '§ 181-24',
    words:
      'Whoever is responsible for a property or operation, or for emergencies there, and learns of a known or suspected release that may reach the storm sewers has to see to its discovery, containment and cleanup. Hazardous materials (those that may be a substantial hazard when handled wrongly, § 181-15): emergency services, the Village and the storm sewer operator are told immediately, by emergency dispatch. Others: the Village and the operator are told in person, by telephone or by fax no later than the next business day; telling in person or by telephone is confirmed by a mailed letter within three business days. Commercial and industrial establishments keep a written record for at least three years.',
  },
] satisfies OrdinanceDocument['provisions'];
