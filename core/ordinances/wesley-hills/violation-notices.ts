import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

/** What a notice of violation says, under each article. */
export const violationNotices = [
  {
    id: 'notice-of-violation',
    rule: 'W-NOV',
    purpose: 'notice-of-violation',
    title: 'Notice of violation on land development',
    citation: '§ 181-12A',
    words: 'The Village may send it, in writing, to the landowner. It has to contain all six.',
    items: [
      {
        id: 'who',
        citation: '§ 181-12A(1)',
        words: 'Who it is about: name and address of the owner, developer or applicant.',
      },
      {
        id: 'where',
        citation: '§ 181-12A(2)',
        words: 'The address, where there is one; else which building, structure or land it is, described.',
        figure: { kind: 'property' },
      },
      { id: 'what', citation: '§ 181-12A(3)', words: 'What the violation is.' },
      {
        id: 'remedy',
        citation: '§ 181-12A(4)',
        words: 'What has to be done to comply, and a schedule for completing it.',
      },
      {
        id: 'penalty',
        citation: '§ 181-12A(5)',
        words: 'The penalties that will or may be imposed on the person to whom it goes.',
      },
      {
        id: 'appeal',
        citation: '§ 181-12A(6)',
        words:
          'That it may be appealed to the municipality by a written notice of appeal filed within 15 days of service.',
      },
    ],
  },
  {
    ...ARTICLE_II,
    id: 'discharge-notice-of-violation',
    rule: 'W-II-NOV',
    purpose: 'notice-of-violation',
    title: 'Notice of violation on discharges',
    citation: '§ 181-25A',
    words:
      'The Stormwater Management Officer may send it to the person responsible, by certified mail and/or by posting the property. What it may require is not limited to these.',
    items: [
      {
        ...ARTICLE_II,
        id: 'eliminate',
        citation: '§ 181-25A(1)',
        words: 'May require: that illicit connections or discharges are removed.',
      },
      {
        ...ARTICLE_II,
        id: 'cease',
        citation: '§ 181-25A(2)',
        words: 'May require: that discharges, practices or operations that violate the article stop.',
      },
      {
        ...ARTICLE_II,
        id: 'abate',
        citation: '§ 181-25A(3)',
        words:
          'May require: that pollution or contamination is remedied and the property concerned restored.',
      },
      {
        ...ARTICLE_II,
        id: 'monitor',
        citation: '§ 181-25A(4)',
        words: 'May require: monitoring, analyses and reports.',
      },
      {
        ...ARTICLE_II,
        id: 'pay',
        citation: '§ 181-25A(5)',
        words: "May require: payment of a fine and of the Village's costs.",
      },
      {
        ...ARTICLE_II,
        id: 'practices',
        citation: '§ 181-25A(6)',
        words: 'May require: best management practices that control the source or treat it.',
      },
      {
        ...ARTICLE_II,
        id: 'deadline',
        citation: '§ 181-25A(6)',
        words:
          'Must set, where it requires abatement or restoration: a deadline by which it has to be completed.',
      },
      {
        ...ARTICLE_II,
        id: 'done-otherwise',
        citation: '§ 181-25A(6)',
        words:
          'Must say then: that a government agency or a contractor will otherwise do the work, at the cost of the violator.',
      },
    ],
  },
] satisfies OrdinanceDocument['requirements'];
