import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_I } from './articles.js';

const held = { ...ARTICLE_I, source: 'text' } as const;

/** What Article I reaches, and what may be exempt from it. */
export const developmentProvisions = [
  {
    ...held,
    rule: 'W-INFO',
    chapter: 'land',
    title: 'No wetlands are regulated here',
    citation: 'ch. 181, Art. I',
    words:
      'This article regulates stormwater from land that is disturbed. It fixes no wetlands; other law may. A plan has to show wetlands and surface waters that the work could affect.',
  },
  {
    ...held,
    rule: 'W-DEV',
    chapter: 'land',
    title: 'Land development activity',
    citation: '§ 181-6, Land development activity',
    words:
      'Construction that disturbs an acre or more of land: clearing, grading, digging, disturbing soil, placing fill. Less than an acre counts too as a piece of a larger common plan, to be developed or sold, even if its pieces are done at different times; of the plan the text asks for no size of its own.',
  },
  {
    ...held,
    rule: 'W-A',
    chapter: 'land',
    title: 'Condition A: impaired waters',
    citation: '§ 181-7B(2)(a)',
    words:
      "Runoff from land development that carries a pollutant of concern to a water on the state's list of impaired waters, or to a watershed with a maximum daily load for which pollutants in stormwater were identified as a source of the impairment. The plan then also has to control stormwater after construction.",
  },
  {
    ...held,
    rule: 'W-B',
    chapter: 'land',
    title: 'Condition B: five acres',
    citation: '§ 181-7B(2)(b)',
    words:
      'Five acres or more are disturbed. The plan then also has to control the quantity and quality of stormwater after construction.',
  },
  {
    ...held,
    rule: 'W-C',
    chapter: 'land',
    title: 'Condition C: one to five acres',
    citation: '§ 181-7B(2)(c)',
    words:
      'Between one and five acres are disturbed in the course of the project; the construction of single-family residences and construction at agricultural properties are left out. The plan then also has to control stormwater after construction.',
  },
  {
    ...held,
    rule: 'W-5',
    chapter: 'land',
    title: 'Open at one time',
    citation: '§ 181-7B(1)(d)',
    words:
      'No more than five acres are disturbed at any one time, unless an approved stormwater plan allows it. The plan has to say in which order the work is done.',
  },
  {
    ...held,
    rule: 'W-BLD',
    chapter: 'land',
    title: 'Building',
    citation: '§ 181-6, Building',
    words:
      'A roofed and walled structure of more than 100 sq ft, temporary or permanent, made to shelter people, animals or property, is a building.',
  },
  {
    ...held,
    rule: 'W-REG',
    chapter: 'activities',
    title: 'What the article on land development applies to',
    citation: '§ 181-4A',
    words:
      'Article I applies to every land development activity. What is no construction and disturbs no soil is none.',
  },
  {
    ...held,
    rule: 'W-EX',
    chapter: 'activities',
    title: 'What may be exempt from review',
    citation: '§ 181-5A–J',
    words:
      'Ten kinds of work may be exempt from review under Article I: agricultural activity; routine maintenance that disturbs less than five acres and keeps a facility to its original line, grade, capacity or purpose; repairs of stormwater practices that the Stormwater Management Officer finds necessary; a subdivision whose plat, and development whose building permit, was approved on or before the day on which the article took effect; cemetery graves; fences, signs, posts and poles; emergencies; home gardening; and landscaping or horticulture that goes with an existing structure. The text says may, and does not say who decides.',
  },
] satisfies OrdinanceDocument['provisions'];
