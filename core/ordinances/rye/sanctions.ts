import type { OrdinanceDocument } from '../../ordinance.js';
import { ENFORCEMENT } from './text-held.js';

/** What the City can do about a violation; amounts of fines are not in the text held here. */
export const sanctions = [
  {
    id: 'injunction',
    rule: 'R-ENF',
    title: 'Injunction',
    citation: ENFORCEMENT,
    words: 'The City may ask a court to forbid a violation of the chapter, or one that threatens.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'restoration',
    rule: 'R-ENF',
    title: 'Restoration',
    citation: ENFORCEMENT,
    words:
      'The City may compel that the wetland, the watercourse or the buffer be put back as it was before the violation, beside an injunction or in place of one.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'work-stopped-by-officials',
    rule: 'R-OTHER',
    title: 'Work stopped by the officials who approved it',
    citation: '§ 195-4A(2)',
    words:
      'Where the City approved the work under another chapter, its officials have to stop the part that also needs a permit of this chapter, once the City Naturalist has notified them, until the permit is granted.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
  {
    id: 'stop-work-order',
    rule: 'R-FIND',
    title: 'Stop-work order on land that the map leaves off',
    citation: '§ 195-4A(3)',
    words:
      'Where no other approval of the City is needed, the City Naturalist may issue one only as the written finding of the Planning Commission authorizes it: by the votes of at least five members, and for an activity found not to be substantially completed. Without that authority the activity counts as permitted.',
    kind: 'other',
    offence: 'any',
    per: 'violation',
  },
] satisfies OrdinanceDocument['sanctions'];

/** Fees that the text held here speaks of; it names no amount, no bond and no escrow. */
export const fees = [
  {
    id: 'determination-fee',
    rule: 'R-DET',
    title: 'Fee for a determination',
    citation: '§ 195-4B(1)',
    words: 'Paid with the written request. The City Council sets it once a year by resolution.',
    kind: 'fee',
    clock: 'determination',
    localLaw: 'L.L. No. 19-1997',
  },
  {
    id: 'application-fee',
    rule: 'R-PERMIT',
    title: 'Permit application fee',
    citation: '§ 195-4B(3)',
    words:
      'An owner whose petition has failed pays it to complete the application. When it is due otherwise, and its amount, are not in the text held here.',
    kind: 'fee',
  },
] satisfies OrdinanceDocument['guarantees'];
