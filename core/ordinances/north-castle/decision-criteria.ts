import type { OrdinanceDocument } from '../../ordinance.js';

/** What the approval authority has to consider, with written findings on each, as § 340-8A counts them. */
export const decisionCriteria: NonNullable<OrdinanceDocument['requirements']>[number] = {
  id: 'decision-criteria',
  rule: 'N-CRIT',
  purpose: 'decision',
  title: 'Written findings',
  citation: '§ 340-8A',
  words:
    'Whether it grants, grants with conditions or denies, the approval authority weighs what the wetland does and its part in the water and life of the area, and determines the impact on public health and safety, on rare and endangered species, on the quality of water and on the further functions listed in § 340-1 (not held here).',
  items: [
    {
      id: 'impact',
      citation: '§ 340-8A(1)',
      words:
        'The impact of the activity, and of similar ones that exist or can be expected, on neighboring land uses and on what the wetland does. The following belong to it; it is not limited to them.',
    },
    {
      id: 'impact-filling',
      citation: '§ 340-8A(1)(a)',
      words: 'Filling of the wetland, or another change of the natural contours.',
    },
    {
      id: 'impact-life',
      citation: '§ 340-8A(1)(b)',
      words: 'Disturbance or destruction of natural plants and animals.',
    },
    {
      id: 'impact-sediment',
      citation: '§ 340-8A(1)(c)',
      words: 'Sediment or other material that clouds the water or raises the bottom.',
    },
    {
      id: 'impact-soils',
      citation: '§ 340-8A(1)(d)',
      words: 'Removal or disturbance of wetland soils.',
    },
    {
      id: 'impact-supply',
      citation: '§ 340-8A(1)(e)',
      words: 'Less water that comes to the wetland.',
    },
    {
      id: 'impact-circulation',
      citation: '§ 340-8A(1)(f)',
      words: 'Interference with how water moves in the wetland.',
    },
    {
      id: 'impact-nutrients',
      citation: '§ 340-8A(1)(g)',
      words: 'Fewer or more nutrients in the wetland.',
    },
    {
      id: 'impact-toxics',
      citation: '§ 340-8A(1)(h)',
      words: 'Toxic chemicals or heavy metals that enter.',
    },
    {
      id: 'impact-temperature',
      citation: '§ 340-8A(1)(i)',
      words: 'Warmer or colder water that comes to the wetland.',
    },
    {
      id: 'impact-aesthetics',
      citation: '§ 340-8A(1)(j)',
      words: 'Changes that touch natural beauty.',
    },
    {
      id: 'cumulative',
      citation: '§ 340-8A(2)',
      words:
        'Impacts that the wetland has already, and what future activities in it that can be expected would add up to.',
    },
    {
      id: 'floods',
      citation: '§ 340-8A(3)',
      words:
        'The impact of the activity and of similar ones that can be expected on flood flows, flood storage and water quality.',
    },
    {
      id: 'hazards',
      citation: '§ 340-8A(4)',
      words:
        'How safe the activity is from flooding, erosion, hurricane winds, limits of the soil and other hazards, and what the applicant and later buyers could lose.',
    },
    {
      id: 'water-and-waste',
      citation: '§ 340-8A(5)',
      words: 'Whether water supply and waste disposal suffice for the use.',
    },
    {
      id: 'consistency',
      citation: '§ 340-8A(6)',
      words: 'Whether it agrees with all statutes, regulations and comprehensive land use plans that apply.',
    },
    {
      id: 'alternatives-on-parcel',
      citation: '§ 340-8A(7)',
      words: 'Whether there are preferable places on the same parcel.',
    },
    {
      id: 'mitigation-adequate',
      citation: '§ 340-8A(8)',
      words: 'Whether the mitigation plan keeps the possible impacts as small as it should.',
    },
  ],
};
