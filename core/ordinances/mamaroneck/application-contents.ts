import type { OrdinanceDocument } from '../../ordinance.js';
import { APPLICATION_FROM, APPLICATION_LAW } from './terms.js';

/**
 * What is filed with the Village Clerk: the application, and the report after an emergency.
 * @source §§ 192-4B(5), 192-5, 192-11
 */
export const applicationContents = [
  {
    id: 'application-contents',
    rule: 'M-APP',
    purpose: 'application',
    title: 'What the application holds',
    citation: '§ 192-5B(1)',
    words:
      "It is written on the Planning Board's form and filed with the Village Clerk (§ 192-5A). It counts as complete only once the Board determines that all of it is there in good order (§ 192-5B(3)). The list reads so since 2022-12-01; what it asked before is not held here.",
    items: [
      {
        id: 'purpose-character-extent',
        citation: '§ 192-5B(1)',
        words: 'What the proposed activity is for, of what kind it is, and how far it reaches.',
        figure: { kind: 'total-disturbance' },
      },
      {
        id: 'description',
        citation: '§ 192-5B(1)(a)',
        words: 'A description of the regulated activity, in detail.',
        figure: { kind: 'wetlands-reached' },
      },
      {
        id: 'affected-area',
        citation: '§ 192-5B(1)(b)',
        words: 'On the map: the wetland or adjacent area that is directly affected.',
        figure: { kind: 'disturbance-by-land' },
      },
      {
        id: 'map',
        citation: '§ 192-5B(1)(b)',
        words: 'A map with the place of the proposed activity on it.',
        figure: { kind: 'site-map' },
      },
      {
        id: 'legal-description',
        citation: '§ 192-5B(1)(c)',
        words: 'The deed, or another legal description of the property.',
        figure: { kind: 'property' },
      },
      {
        id: 'tree-preservation-plan',
        citation: '§ 192-5B(1)(d)',
        words: 'A tree preservation plan as chapter 318 asks for it, where a protected tree is removed.',
        when: [{ kind: 'yes', question: 'protectedTreesRemoved' }],
        from: APPLICATION_FROM,
        localLaw: APPLICATION_LAW,
      },
      {
        id: 'further-information',
        citation: '§ 192-5B(1)(e)',
        words: 'Whatever else the Planning Board needs for the findings and determinations of the chapter.',
      },
    ],
  },
  {
    id: 'names',
    rule: 'M-APP-LIST',
    purpose: 'application',
    title: 'Names that come with the application',
    citation: '§ 192-5B(2)',
    items: [
      {
        id: 'adjacent-owners',
        citation: '§ 192-5B(2)',
        words:
          'The owners of record of the land adjacent to the wetland or adjacent area in which the project is undertaken.',
        figure: { kind: 'notice', notice: 'adjacent-owners' },
      },
      {
        id: 'water-rights',
        citation: '§ 192-5B(2)',
        words:
          'The people known to the applicant to claim water rights that concern land in the property, or within 100 ft of its boundary.',
        figure: { kind: 'notice', notice: 'water-rights' },
      },
    ],
  },
  {
    id: 'fees',
    rule: 'M-FEE',
    purpose: 'application',
    title: 'Fee and costs',
    citation: '§ 192-11',
    items: [
      {
        id: 'application-fee',
        citation: '§ 192-11',
        words: 'The fee that chapter A347 sets, when the application is submitted.',
      },
      {
        id: 'inspection-costs',
        citation: '§ 192-11',
        words:
          'The costs of inspecting the property, where there are any, as the Village Engineer determines them: paid before a permit is issued.',
      },
    ],
  },
  {
    id: 'emergency-report',
    rule: 'M-EX',
    purpose: 'application',
    title: 'Report after emergency work',
    citation: '§ 192-4B(5)',
    words: 'It goes to the Planning Board within five days of the end of the work.',
    when: [
      { kind: 'activity', activities: ['emergency'] },
      { kind: 'yes', question: 'emergencyImmediatelyNecessary' },
    ],
    items: [
      {
        id: 'need',
        citation: '§ 192-4B(5)',
        words: 'Why the emergency work was needed.',
      },
      {
        id: 'application-information',
        citation: '§ 192-4B(5); § 192-5',
        words: 'What § 192-5 asks of an application, its lists of names included.',
      },
    ],
  },
] satisfies OrdinanceDocument['requirements'];
