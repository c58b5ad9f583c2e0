import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_II } from './articles.js';

const held = { ...ARTICLE_II, source: 'text' } as const;

/** How Article II is enforced. */
export const dischargeEnforcementProvisions = [
  {
    ...held,
    rule: 'W-II-SUSP',
    chapter: 'enforcement',
    title: 'Access to the storm sewers can be suspended',
    citation: '§ 181-21',
    words:
      'To stop an actual or threatened discharge that is or may be an imminent and substantial danger to people, to the environment or to the storm sewers, the Stormwater Management Officer may suspend access without notice, and gives the reasons in writing within a reasonable time after. Where such an order is not followed, the officer may do what is needed to limit the harm. The costs fall on the owner and may become a lien, after a hearing at least 10 days before it is imposed. Otherwise access may be terminated, after written notice, where that would stop or reduce an illicit discharge; the person may ask for a hearing, may have access again once the discharge has ceased and steps against its return were taken, and may not reconnect without approval.',
  },
  {
    ...held,
    rule: 'W-II-ACCESS',
    chapter: 'enforcement',
    title: 'Access for inspection and monitoring',
    citation: '§ 181-23',
    words:
      'The Stormwater Management Officer may enter, inspect, sample, copy records and set up devices on properties under Article II, and may require monitoring equipment, which the person keeps in order and calibrated at their own cost. To delay access unreasonably is a violation; an operator who denies reasonable access commits an offense. Where access is refused, a search warrant may be sought.',
  },
  {
    ...held,
    rule: 'W-II-NOV',
    chapter: 'enforcement',
    title: 'Notice of violation under Article II',
    citation: '§ 181-25A',
    words:
      'The Stormwater Management Officer may order compliance by a written notice, sent by certified mail and/or posted on the property. It may require that connections or discharges are removed, that practices cease, that harm is remedied, that monitoring is done, that a fine and costs are paid and that best practices are used. Where abatement or restoration is required, it must set a deadline and say that the work is otherwise done at the cost of the violator. An appearance ticket may be issued.',
  },
  {
    ...held,
    rule: 'W-II-PEN',
    chapter: 'enforcement',
    title: 'Fines for violations of Article II',
    citation: '§ 181-25B',
    words:
      'On conviction, a fine of up to $1,000 for a first offense, $1,000 to $2,500 for a second and $2,500 to $5,000 for a third or later one, all within five years; or imprisonment for up to 15 days; or both. That is beside other penalties or in their place. Each week that a violation goes on is an offense of its own. Only to give the courts jurisdiction, violations are treated as offenses.',
  },
  {
    ...held,
    rule: 'W-II-APPEAL',
    chapter: 'enforcement',
    title: 'Appeal to the Board of Trustees',
    citation: '§ 181-26',
    words:
      "Whoever receives a notice of violation has 15 days from its issuance to appeal to the Board of Trustees. The Board holds its hearing no later than 30 days after the filing. Once it has decided it has five days to file the decision in the Clerk's office and to send a copy by certified mail. The text sets no period for making the decision.",
  },
  {
    ...held,
    rule: 'W-II-CORR',
    chapter: 'enforcement',
    title: 'Corrective measures by the Village',
    citation: '§ 181-27',
    words:
      'A violation has to be corrected as the notice says; after an appeal that upholds it there are five business days from the decision. If it is not, the Stormwater Management Officer may ask for access to abate it and restore the property, or seek a warrant where access is refused. The person bears the cost.',
  },
  {
    ...held,
    rule: 'W-II-REM',
    chapter: 'enforcement',
    title: 'Other remedies',
    citation: '§§ 181-28 to 181-31',
    words:
      "The Stormwater Management Officer may seek an injunction. Other remedies may take the place of a penalty on the Village Attorney's recommendation and with the Stormwater Management Officer's agreement, in cases whose list is missing in the text held here. What violates Article II is a nuisance, which may be abated at the violator's cost. None of these shuts out the remedies of other law, and several may be sought together.",
  },
] satisfies OrdinanceDocument['provisions'];
