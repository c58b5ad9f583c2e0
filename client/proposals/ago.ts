const MINUTE_MS = 60_000;
const MOMENT = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** @returns a moment in the time of this device, such as `Mar 3, 2026, 2:05 PM`; the text itself where it is none */
export function momentText(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : MOMENT.format(time);
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/**
 * @param nowMs  as `Date.now()` gives it
 * @returns how long ago a moment was; the moment itself where that is a day or more
 */
export function agoText(iso: string, nowMs: number): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  const minutes = Math.floor((nowMs - time) / MINUTE_MS);
  // A server's clock may be a little ahead of this device's.
  if (minutes < 1) return 'just now';
  if (minutes < 60) return counted(minutes, 'minute');
  return minutes < 1440 ? counted(Math.floor(minutes / 60), 'hour') : `on ${momentText(iso)}`;
}
