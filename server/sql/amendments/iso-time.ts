/** @returns SQL for a timestamp as ISO 8601 in UTC with milliseconds, null for null */
export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
