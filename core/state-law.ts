import type { StateNote } from './contracts/state-law.js';
import type { CalendarDate } from './dates.js';
import { formatAcres } from './format.js';
import type { WetlandFacts } from './measurements.js';
import { AREA_NOISE_SQFT, sqFtFromAcres } from './units.js';

/** A state of the law of the state, for as long as it lasts. */
interface StatePeriod {
  /** null: before the days told apart here */
  from: CalendarDate | null;
  until: CalendarDate | null;
  thresholdAcres: number;
  settled: boolean;
  text: string;
}

const SOURCE =
  'New York Environmental Conservation Law, article 24 (freshwater wetlands), as amended in 2022; not among the texts held here';

/**
 * Freshwater wetlands that the state regulates by their size, dated, as information beside a town's findings. The
 * law is in motion: whoever knows better changes this list, and no finding changes with it.
 */
const FRESHWATER: readonly StatePeriod[] = [
  {
    from: null,
    until: '2025-01-01',
    thresholdAcres: 12.4,
    settled: true,
    text: 'The state regulates freshwater wetlands that are shown on its own maps, in general those of 12.4 acres or more, and smaller ones of unusual local importance.',
  },
  {
    from: '2025-01-01',
    until: '2028-01-01',
    thresholdAcres: 12.4,
    settled: false,
    text: 'Since 2025 the state’s maps are information and no longer decide. The size from which the state regulates is 12.4 acres; some smaller wetlands count as well. A regulation of 2025 that went further was annulled in court, and the agency went back to wetlands of 12.4 acres, those that were mapped before 2025, and 100 ft around them.',
  },
  {
    from: '2028-01-01',
    until: null,
    thresholdAcres: 7.4,
    settled: false,
    text: 'From 2028 on the size from which the state regulates freshwater wetlands is 7.4 acres; some smaller ones count as well.',
  },
];

const TIDAL: Omit<StateNote, 'reached'> = {
  title: 'Tidal wetlands of the state',
  text: 'Tidal wetlands and the land next to them are regulated by the state under a law of their own, whatever their size.',
  thresholdAcres: null,
  from: null,
  until: null,
  settled: true,
  source:
    'New York Environmental Conservation Law, article 25 (tidal wetlands); not among the texts held here',
};

function isInForceOn(period: StatePeriod, on: CalendarDate): boolean {
  return (period.from === null || period.from <= on) && (period.until === null || on < period.until);
}

/**
 * @param on  the day whose law is asked about
 * @param wetlands  those near the subject; their areas are held against the state's size
 * @returns notes on the state's law of that day: freshwater always, tidal where a tidal wetland is near
 */
export function stateNotes(on: CalendarDate, wetlands: readonly WetlandFacts[]): StateNote[] {
  const freshwater = FRESHWATER.filter((period) => isInForceOn(period, on)).map((period): StateNote => {
    const threshold = sqFtFromAcres(period.thresholdAcres);
    const reached = wetlands.filter(
      ({ kind, areaSqFt }) => kind === 'freshwater' && areaSqFt >= threshold - AREA_NOISE_SQFT,
    );
    const sizes = reached.map(({ id, areaSqFt }) => `${id} (${formatAcres(areaSqFt, threshold)})`);
    return {
      title: 'Freshwater wetlands of the state',
      text:
        sizes.length === 0
          ? `${period.text} No freshwater wetland mapped near here has ${period.thresholdAcres} acres.`
          : `${period.text} Of those mapped near here, ${sizes.join(', ')} ${sizes.length === 1 ? 'has' : 'have'} that size.`,
      thresholdAcres: period.thresholdAcres,
      reached: reached.map(({ id }) => id),
      from: period.from,
      until: period.until,
      settled: period.settled,
      source: SOURCE,
    };
  });
  const tidal = wetlands.filter(({ kind }) => kind === 'tidal').map(({ id }) => id);
  return tidal.length === 0 ? freshwater : [...freshwater, { ...TIDAL, reached: [] }];
}
