import type { OrdinanceDocument } from '../../ordinance.js';
import { ACTIVITY_LIST, LAW_2_OF_2018, TEXT_HELD_FROM } from './text-held.js';

/** Which land and which activities, and what makes up for a loss. */
export const landAndMitigationProvisions: OrdinanceDocument['provisions'] = [
  {
    rule: 'N-W',
    chapter: 'land',
    title: 'Wetland',
    citation: '§ 340-6A',
    words:
      'An application states the square feet disturbed in wetland. What counts as one is defined in a section that is not in the text held here.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-BUF',
    chapter: 'land',
    title: 'Wetland buffer',
    citation: '§ 340-6A',
    words:
      'An application states the square feet disturbed in the wetland buffer, apart from the wetland. Its width is a setting.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-ACT',
    chapter: 'activities',
    title: 'Activities that need a permit',
    citation: ACTIVITY_LIST,
    words:
      'Which activities are regulated and which are exempt is not in the text held here. Every activity in a wetland or its buffer is treated as needing a permit until the Town says otherwise.',
    from: TEXT_HELD_FROM,
    source: 'setting',
  },
  {
    rule: 'N-LOC',
    chapter: 'activities',
    title: 'Activities that could be elsewhere',
    citation: '§ 340-8C',
    words:
      'The approval authority considers whether an activity needs a place in water or wetland to work. In general it gives no permission for dredging or ditching solely to drain wetlands, control mosquitoes, make lagoons, ponds or stormwater basins, build houses or commercial buildings, provide spoil or dump sites, or build roads that can go elsewhere. So far as feasible the activity is confined to the part of a lot outside wetland and buffer, and all reasonable measures are taken to keep its impact small.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-ORDER',
    chapter: 'mitigation',
    title: 'Avoid, minimize, rectify, reduce',
    citation: '§ 340-8D',
    words:
      'Mitigation plans first avoid an impact, then minimize it, then rectify it by repair or restoration, then reduce it by preservation and maintenance. An impact counts as necessary and unavoidable only if the activity and the public health and welfare are compatible, the site offers no feasible alternative, and none is on another site that the applicant can have and that is neither wetland nor buffer. Where the applicant has shown all three, and that the impact is kept as small as is practicable, the approval authority has to ask for a mitigation plan.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-MIT-W',
    chapter: 'mitigation',
    title: 'Two for one for wetland',
    citation: '§ 340-9',
    words: 'Wetland that is unavoidably lost is made up for by at least twice its area.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-MIT-B',
    chapter: 'mitigation',
    title: 'Two for one for buffer',
    citation: '§ 340-9',
    words:
      'Buffer that is unavoidably lost is made up for by twice its area, unless the approval authority decides that this is not feasible.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-MIT-TYPE',
    chapter: 'mitigation',
    title: 'What counts as mitigation',
    citation: '§ 340-9',
    words:
      'For a wetland: restoring one that is confirmed as disturbed or degraded and has lost much of its functional value by that, or making a new one in kind, usually by flooding or digging out upland, each at least twice the area lost. For a buffer: practices that prevent harm to the wetland, or restoring or enhancing upland buffer. Each form can stand alone or be combined with the other. The section also names plantings, upkeep of wetland, no-mow zones, taking out invasive species and other remedies as mitigation, and leaves that list open.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-MIT-SITE',
    chapter: 'mitigation',
    title: 'On site first',
    citation: '§ 340-9',
    words: 'Mitigation is made on the site; elsewhere only where that is not possible or practical.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-MIT-FEE',
    chapter: 'mitigation',
    title: 'Payment in place of mitigation',
    citation: '§ 340-9 (fee in lieu)',
    words:
      'On the recommendation of the Planning Board, the Town Board may accept a payment to the Town’s Wetland Mitigation Bank in place of some or all of the mitigation of wetland and buffer; it need not. The amount is in the Master Fee Schedule. The money may only be spent to enhance wetland or buffer.',
    ...LAW_2_OF_2018,
    source: 'text',
  },
  {
    rule: 'N-MIT-PLAN',
    chapter: 'mitigation',
    title: 'The mitigation plan',
    citation: '§ 340-9',
    words:
      'Once a loss is found necessary, unavoidable and as small as is practicable, the applicant makes a plan that replaces what is lost as near as possible in type, function, place and setting, and balances that with what other natural areas lose. It has a map, baseline data, goals and standards, descriptions, construction, plantings, chemicals, management, monitoring, a guarantee, reports and the people who carry it out. An accepted plan becomes part of the permit.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
  {
    rule: 'N-MON',
    chapter: 'mitigation',
    title: 'Monitoring',
    citation: '§ 340-12',
    words:
      'The approval authority monitors what was permitted, or has it monitored at the expense of the applicant, to see whether permit and mitigation plan are kept and the area created replaces the area lost. Mitigation is monitored for at least five years after all construction on the site is complete, with field measurements of the wetland impacted and of the wetland restored or put in its place. Where the approval authority finds monitoring necessary, the applicant posts a bond.',
    from: TEXT_HELD_FROM,
    source: 'text',
  },
];
