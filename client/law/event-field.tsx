import type { EventTerms } from '../../core/ordinance-format/clocks.js';

interface EventProps {
  event: EventTerms;
  time: string;
  onTime: (time: string) => void;
  /** absent: it is always there */
  onRemove?: () => void;
}

/** The day of something that happened, or its hour where the law counts hours from it. */
export function EventField({ event, time, onTime, onRemove }: EventProps) {
  const id = `event-${event.id}`;
  return (
    <div class="event">
      <label for={id}>{event.label}</label>
      <input
        id={id}
        type={event.precision === 'hour' ? 'datetime-local' : 'date'}
        value={time}
        {...(event.help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
        onChange={(typed) => onTime(typed.currentTarget.value)}
      />
      {onRemove !== undefined && (
        <button type="button" aria-label={`Remove: ${event.label}`} onClick={onRemove}>
          Remove
        </button>
      )}
      {event.help !== undefined && (
        <p id={`${id}-help`} class="help">
          {event.help}
        </p>
      )}
    </div>
  );
}
