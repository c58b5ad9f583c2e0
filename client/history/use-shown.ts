import { useEffect } from 'preact/hooks';
import type { CalendarDate } from '../../core/dates.js';
import { historyDay } from '../state/map-day.js';
import { NOTHING_SHOWN, pointedOut, shownHistory, type ShownHistory } from './history-state.js';

/**
 * Has the map show something of the past for as long as a part of the panel is there.
 * @param day  the day as of which the map beneath is drawn; null: that of the address
 * @param shown  null while it is on its way
 */
export function useShown(day: CalendarDate | null, shown: ShownHistory | null): void {
  const key = shown?.key ?? null;
  useEffect(() => {
    historyDay.value = day;
    return () => {
      historyDay.value = null;
    };
  }, [day]);
  useEffect(() => {
    shownHistory.value = shown ?? NOTHING_SHOWN;
    return () => {
      shownHistory.value = NOTHING_SHOWN;
      pointedOut.value = null;
    };
  }, [key]);
}
