import type { OrdinanceDocument } from '../../ordinance.js';

type Sanctions = NonNullable<OrdinanceDocument['sanctions']>;

const prison = { min: null, max: { count: 6, unit: 'months' } } as const;
const fine = {
  rule: 'W-PEN',
  citation: '§ 181-12D',
  kind: 'fine',
  imprisonment: prison,
  per: 'week',
} as const;

/** Sanctions of Article I. */
export const developmentSanctions: Sanctions = [
  {
    ...fine,
    id: 'fine-first',
    title: 'Land development: fine for a first offense',
    words:
      'A fine of up to $350, imprisonment for up to six months, or both. Each week is a violation of its own.',
    offence: 'first',
    maxUsd: 350,
  },
  {
    ...fine,
    id: 'fine-second',
    title: 'Land development: fine for a second offense',
    words:
      'A fine of $350 to $700, imprisonment for up to six months, or both, where both offenses were committed within five years.',
    offence: 'second',
    withinYears: 5,
    minUsd: 350,
    maxUsd: 700,
  },
  {
    ...fine,
    id: 'fine-third',
    title: 'Land development: fine for a third or later offense',
    words:
      'A fine of $700 to $1,000, imprisonment for up to six months, or both, where all the offenses were committed within five years.',
    offence: 'third-or-later',
    withinYears: 5,
    minUsd: 700,
    maxUsd: 1_000,
  },
  {
    id: 'work-halted',
    rule: 'W-INSP',
    title: 'Land development: no further work',
    citation: '§ 181-10A(2)',
    words:
      'Where an inspection finds violations, applicant and developer are told in writing what they are and how to correct them. No work but to stabilize the site until they are corrected and the work done is approved.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'notice-of-violation',
    rule: 'W-NOV',
    title: 'Land development: notice of violation',
    citation: '§ 181-12A',
    words: 'The Village may send the landowner a written notice that says what to do and by when.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'stop-work',
    rule: 'W-STOP',
    title: 'Land development: stop-work order',
    citation: '§ 181-12B',
    words:
      'The Village may order all land development to stop, except what mends the violation, until it confirms that the work complies and the violation has been dealt with.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'injunction',
    rule: 'W-ORDER',
    title: 'Land development: injunction or abatement',
    citation: '§ 181-12C',
    words:
      'A court may forbid work begun or done contrary to the article, or it may be abated in another lawful way.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'no-occupancy',
    rule: 'W-ORDER',
    title: 'Land development: no certificate of occupancy',
    citation: '§ 181-12E',
    words:
      'Where a building or development violates the article, the Stormwater Management Officer may keep it from being occupied.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'restoration',
    rule: 'W-ORDER',
    title: 'Land development: restoration, or its cost as a lien',
    citation: '§ 181-12F',
    words:
      'A violator may have to bring the land back to how it was before. If that is not done in a reasonable time after notice, the Village may do it, and the cost is a lien on the property until paid.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
];
