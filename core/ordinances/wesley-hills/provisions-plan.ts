import type { OrdinanceDocument } from '../../ordinance.js';
import { ARTICLE_I } from './articles.js';

const held = { ...ARTICLE_I, source: 'text' } as const;

/** The stormwater pollution prevention plan, its review, and what is watched during and after construction. */
export const planProvisions = [
  {
    ...held,
    rule: 'W-REVIEW',
    chapter: 'application',
    title: 'Who reviews a stormwater plan',
    citation: '§ 181-4B, C',
    words:
      "The Stormwater Management Officer, whom the Village designates, has to take in and review every plan and forward it to the board that decides. The officer may do that in person, may accept a licensed professional's certification that the plan conforms, or, with the Board of Trustees' approval, may have a registered professional engineer review it at a cost within the fee schedule. Where the Planning Board decides on a subdivision, a site plan or a special permit, it holds the work to the standards of this article.",
  },
  {
    ...held,
    rule: 'W-SWPPP',
    chapter: 'application',
    title: 'Stormwater pollution prevention plan',
    citation: '§ 181-7A, B(1)',
    words:
      'An application to approve a land development activity is not reviewed until the appropriate board has a stormwater pollution prevention plan (SWPPP). Every plan contains sixteen things, (a) to (p): the project, a site map, soils, the order of the work, the handling of waste and materials, each erosion and sediment control with its size and upkeep, the waters that receive the runoff, and who is responsible for what.',
  },
  {
    ...held,
    rule: 'W-SWPPP-ABC',
    chapter: 'application',
    title: 'More of the plan under Condition A, B or C',
    citation: '§ 181-7B(2), (3)',
    words:
      'Where Condition A, B or C is met, the plan also has to control the quantity and quality of stormwater after construction: each practice with its place, size and details, the hydrologic and hydraulic analysis, runoff before and after, a schedule of upkeep, and easements for access. The first item of that list is missing in the text held here.',
  },
  {
    ...held,
    rule: 'W-CERT',
    chapter: 'application',
    title: 'Certifications, other permits, and the copy on site',
    citation: '§ 181-7C–F',
    words:
      'A professional engineer, a landscape architect or a certified professional prepares and signs the plan and certifies that its practices meet the article. The applicant assures that other environmental permits are or will be had before the final stormwater design plan. Each contractor and subcontractor that the plan names and that disturbs soil or installs practices signs a certification before starting, and it becomes part of the plan. A copy stays on site from the start of construction to final stabilization.',
  },
  {
    ...held,
    rule: 'W-PERF',
    chapter: 'decision',
    title: 'Performance and design',
    citation: '§ 181-8',
    words:
      "Practices designed and built as the state's Design Manual and Erosion Control Manual say are presumed to meet the article. The work may not make surface waters so turbid that they contrast substantially and visibly with their natural condition.",
  },
  {
    ...held,
    rule: 'W-MAINT',
    chapter: 'decision',
    title: 'Upkeep, easements and agreements',
    citation: '§ 181-9',
    words:
      'Controls are operated and kept up at all times during construction, and sediment is removed once a trap or pond has lost half its capacity. Where an approval requires a stormwater facility, a maintenance easement that binds later owners is made before the approval and recorded with the County Clerk, and a maintenance agreement is approved and recorded before the final approval of the plan; the Village may instead accept the facility as its own. After construction the owner or operator keeps a program of upkeep, with written procedures and training.',
  },
  {
    ...held,
    rule: 'W-INSP',
    chapter: 'decision',
    title: 'Inspections during construction',
    citation: '§§ 181-9A(2), 181-10A',
    words:
      "Where Condition A, B or C is met, a qualified professional inspects the controls every seven days, and no later than 24 hours after a storm of 0.5 inch or more; the reports are kept in a log book on site. The Stormwater Management Officer may require inspections as the work goes on, and approves what is done or says where it falls short; as the officer requires, the applicant gives the Village at least 48 hours' notice before each of eight stages. Where violations are found, applicant and developer are told in writing and work stops, except to stabilize the site, until they are corrected and the work done is approved.",
  },
  {
    ...held,
    rule: 'W-ASB',
    chapter: 'decision',
    title: 'As-built plans, later inspections and reports',
    citation: '§ 181-10B–E',
    words:
      'After final construction every applicant files as-built plans of the stormwater practices on site, certified by a professional engineer. Facilities are inspected afterwards under a program on any reasonable basis, such as routine, at random or on complaints; discharges and records may be looked at. The Village may require monitoring and reports. A landowner with a new facility, or a new connection to the public system, grants the Village entry at reasonable times.',
  },
  {
    ...held,
    rule: 'W-GUAR',
    chapter: 'decision',
    title: 'Guarantees and records',
    citation: '§ 181-11',
    words:
      'Before construction the Village may require a performance bond, cash escrow or letter of credit for the completion of the work; it is held at least one year from final acceptance, with an inspection after one year. Where the developer, or a company with a commercial or industrial facility, is to run the facilities, it may require of the developer a letter of credit for their upkeep until they are taken out of use, and may draw on it. It may require records to be kept.',
  },
] satisfies OrdinanceDocument['provisions'];
