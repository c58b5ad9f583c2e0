import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

type Sanctions = NonNullable<OrdinanceDocument['sanctions']>;

const fine = {
  ...ARTICLE_II,
  rule: 'W-II-PEN',
  citation: '§ 181-25B',
  kind: 'fine',
  imprisonment: { min: null, max: { count: 15, unit: 'days' } },
  per: 'week',
} as const;

const order = { ...ARTICLE_II, kind: 'other', offence: 'any', per: 'violation' } as const;

/** Sanctions of Article II. */
export const dischargeSanctions: Sanctions = [
  {
    ...fine,
    id: 'discharge-fine-first',
    title: 'Discharges: fine for a first offense',
    words:
      'A fine of up to $1,000, imprisonment for up to 15 days, or both. Each week is an offense of its own.',
    offence: 'first',
    maxUsd: 1_000,
  },
  {
    ...fine,
    id: 'discharge-fine-second',
    title: 'Discharges: fine for a second offense',
    words:
      'A fine of $1,000 to $2,500, imprisonment for up to 15 days, or both, where both offenses were committed within five years.',
    offence: 'second',
    withinYears: 5,
    minUsd: 1_000,
    maxUsd: 2_500,
  },
  {
    ...fine,
    id: 'discharge-fine-third',
    title: 'Discharges: fine for a third or later offense',
    words:
      'A fine of $2,500 to $5,000, imprisonment for up to 15 days, or both, where all the offenses were committed within five years.',
    offence: 'third-or-later',
    withinYears: 5,
    minUsd: 2_500,
    maxUsd: 5_000,
  },
  {
    ...order,
    id: 'discharge-notice-of-violation',
    rule: 'W-II-NOV',
    title: 'Discharges: notice of violation, and appearance ticket',
    citation: '§ 181-25A',
    words:
      'The Stormwater Management Officer may order compliance by a notice, by certified mail and/or posting; the Village may also issue an appearance ticket.',
  },
  {
    ...order,
    id: 'access-suspended',
    rule: 'W-II-SUSP',
    title: 'Discharges: access suspended in an emergency',
    citation: '§ 181-21A',
    words:
      'Access to the storm sewers may be suspended without prior notice to stop a discharge, actual or threatened, that is or may be an imminent and substantial danger. The reasons follow in writing within a reasonable time. The costs fall on the owner and may become a lien, after a hearing at least 10 days before.',
  },
  {
    ...order,
    id: 'access-terminated',
    rule: 'W-II-SUSP',
    title: 'Discharges: access terminated',
    citation: '§ 181-21B',
    words:
      'Access may be terminated, after written notice with the reasons, where that would stop or reduce an illicit discharge. The person may ask for reconsideration and a hearing; to reconnect without approval is a violation.',
  },
  {
    ...order,
    id: 'best-practices',
    rule: 'W-II-BMP',
    title: 'Discharges: best management practices required',
    citation: '§ 181-20A',
    words:
      'The Village may require best management practices, at the cost of whoever is responsible for the property.',
  },
  {
    ...order,
    id: 'access-refused',
    rule: 'W-II-ACCESS',
    title: 'Discharges: access for inspection refused',
    citation: '§ 181-23E, F',
    words:
      'To delay access unreasonably is a violation, and an operator who denies reasonable access commits an offense; a search warrant may be sought.',
  },
  {
    ...order,
    id: 'corrected-by-the-village',
    rule: 'W-II-CORR',
    title: 'Discharges: corrected at the cost of the person',
    citation: '§ 181-27',
    words:
      'A violation not corrected in time may be abated, and the property restored, by the Stormwater Management Officer with access given or a warrant, at the cost of the person.',
  },
  {
    ...order,
    id: 'discharge-injunction',
    rule: 'W-II-REM',
    title: 'Discharges: injunction',
    citation: '§ 181-28',
    words:
      'The Stormwater Management Officer may seek an injunction, to restrain further violations or to compel abatement or remediation.',
  },
  {
    ...order,
    id: 'alternative-remedies',
    rule: 'W-II-REM',
    title: 'Discharges: other remedies in place of a penalty',
    citation: '§ 181-29A',
    words:
      "On the Village Attorney's recommendation and with the Stormwater Management Officer's agreement; the list of the cases is missing in the text held here.",
  },
  {
    ...order,
    id: 'nuisance',
    rule: 'W-II-REM',
    title: 'Discharges: abatement of a nuisance',
    citation: '§ 181-30',
    words:
      "What violates the article is a nuisance: it may be abated summarily or restored at the violator's cost, and a civil action may be brought to end it.",
  },
];
