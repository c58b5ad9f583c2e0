import { useState } from 'preact/hooks';
import { isCalendarDate, localDateOf } from '../../core/dates.js';
import type { Jurisdiction } from '../../core/contracts/jurisdictions.js';
import { ChoiceField, DayField } from '../amend/fields.js';
import { startBatch } from '../batch-api.js';
import { FailureLine } from '../panels/failure-line.js';
import { jurisdictions, ordinance } from '../state/jurisdictions.js';
import { valueOf } from '../state/loadable.js';
import { address, go } from '../state/route.js';
import { useSending } from '../state/use-sending.js';

const startText = (parcels: number): string =>
  parcels === 1 ? 'Screen the only parcel' : `Screen all ${parcels.toLocaleString('en-US')} parcels`;

/** Under which law and day all parcels are screened, and the start of it. */
export function StartForm({ place }: { place: Jurisdiction }) {
  const laws = valueOf(jurisdictions.value)?.ordinances ?? [];
  const today = localDateOf(new Date());
  const [law, setLaw] = useState(ordinance.value?.id ?? place.ordinance);
  const [day, setDay] = useState<string>(address.value.on ?? today);
  const [problem, setProblem] = useState('');
  const { sending, failure, send } = useSending(async () => {
    if (!isCalendarDate(day)) return;
    const batch = await startBatch(place.id, { ordinance: law, on: day });
    go({ batch: batch.id });
  });
  const parcels = place.layers['parcels'] ?? 0;
  return (
    <form
      class="batch-start"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = isCalendarDate(day) ? '' : 'Give the day whose law and map are applied.';
        setProblem(wrong);
        if (wrong === '') send();
      }}
    >
      <div class="batch-fields">
        <ChoiceField
          id="batch-ordinance"
          label="Ordinance"
          value={law}
          options={laws.map(({ id, shortName }) => [id, shortName] as const)}
          onText={setLaw}
        />
        <DayField
          id="batch-day"
          label="As of"
          value={day}
          problem={problem}
          onText={(text) => {
            setDay(text);
            setProblem('');
          }}
        />
      </div>
      <p class="buttons">
        <button type="submit" class="primary" aria-disabled={sending}>
          {sending ? 'Starting…' : startText(parcels)}
        </button>
      </p>
      <p class="help">
        The law and the wetlands map of that day. You can leave the page: it goes on, and this address shows
        it again. A village takes a minute or so, a county longer; others are answered meanwhile.
      </p>
      <FailureLine failure={failure} />
    </form>
  );
}
