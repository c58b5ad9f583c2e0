import { SINCE_2007, type Provisions } from './terms.js';

/**
 * What the chapter says of what is done there.
 * @source §§ 192-2 Regulated activity, 192-3, 192-4
 */
export const activityProvisions = [
  {
    rule: 'M-PROH',
    chapter: 'activities',
    title: 'Prohibited outright',
    citation: '§ 192-3',
    words:
      'Three things are prohibited in wetlands and adjacent areas, and no permit can be issued for them: putting down solid waste of any kind, leaves and cuttings included (A); letting out chemicals or chemical waste that will do harm to the environment (B); and discharging into the wetland, or a pond, lake, reservoir or tributary, effluent of 65 °C or more that harms native plants, fish or wildlife (C). The exemptions of § 192-4B lift the permit and not these prohibitions.',
    ...SINCE_2007,
  },
  {
    rule: 'M-PERMIT',
    chapter: 'activities',
    title: 'Permit for a regulated activity',
    citation: '§ 192-4A',
    words:
      'Nobody may carry out a regulated activity on controlled area before having a permit of the Planning Board, unless § 192-4B exempts it. That holds for government bodies too (§ 192-2, Person). For what § 192-3 prohibits no permit can be issued.',
    ...SINCE_2007,
  },
  {
    rule: 'M-REG',
    chapter: 'activities',
    title: 'Regulated activities',
    citation: '§ 192-2, Regulated activity',
    words:
      'Regulated are: draining a wetland, and dredging, digging or taking soil or other material out of one, directly or indirectly; filling, dumping or depositing soil, stone, rubbish or other fill; putting up structures or roads, driving piles and placing other obstructions; any pollution, such as a septic tank, a sewer outfall, or effluent that drains into a wetland; the part of a subdivision that involves wetland or adjacent area; and whatever else substantially impairs what wetlands do or the benefits from them.',
    ...SINCE_2007,
  },
  {
    rule: 'M-SUBDIV',
    chapter: 'activities',
    title: 'What is a subdivision',
    citation: '§ 192-2, Subdivision of land',
    words:
      'Dividing land into at least two lots or sites, to sell, lease, license or hold them apart, is a subdivision, with the grading, roads and utilities that prepare for it, whether or not a map of it has been filed, and also where several people do it under one plan. A lease for hunting, fishing or open-space recreation is none, and neither is a genuine gift or a division by will or inheritance.',
    ...SINCE_2007,
  },
  {
    rule: 'M-EX',
    chapter: 'activities',
    title: 'What needs no permit of this chapter',
    citation: '§ 192-4B(1)–(10)',
    words:
      'Ten things need no permit under this chapter: (1) putting down or taking natural products in lawful fishing, shellfishing, agriculture, hunting or trapping; (2) lawful upkeep of lawns, grazing, farming, gardening and harvesting, harmful chemicals apart; (3) public health work and orders under state law; (4) what the state Public Service Commission or siting board reviews; (5) emergency work, with notice within 48 hours of its start and a full report within five days of its end; (6) activity in a wetland that lies in several municipalities; (7) conservation; (8) outdoor recreation; (9) ordinary repair and upkeep, without expansion and without substantial rebuilding or change; (10) science and teaching in keeping with the chapter. What § 192-3 prohibits stays prohibited.',
    ...SINCE_2007,
  },
  {
    rule: 'M-MULTI',
    chapter: 'activities',
    title: 'Wetlands that lie in several municipalities',
    citation: '§ 192-4B(6)',
    words:
      'What is done in a wetland that lies in several cities, towns or villages needs no permit under this chapter. Beside that wetland, in its adjacent area, a permit is needed as elsewhere. What § 192-3 prohibits stays prohibited in it.',
    ...SINCE_2007,
  },
  {
    rule: 'M-OTHER',
    chapter: 'activities',
    title: 'Other law stays',
    citation: '§ 192-17B',
    words:
      'A permit of this chapter frees nobody from any other law of the Village, the county, the state or the federal government, nor from getting other permits that are required.',
    ...SINCE_2007,
  },
] satisfies Provisions;
