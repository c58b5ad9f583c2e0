import { dayText } from '../figures/format.js';
import { ordinance } from '../state/jurisdictions.js';

/** Says where the map beside the panel cannot be of a day, because no text of the ordinance is held for it. */
export function MapDayNote({ day }: { day: string }) {
  const law = ordinance.value;
  if (law === null || day >= law.textHeldFrom) return null;
  return (
    <p class="notice">
      The text of {law.shortName} held here begins on {dayText(law.textHeldFrom)}, so the map beside this
      shows today’s wetlands and adjacent areas. The outlines before and after are drawn over it as they were.
    </p>
  );
}
