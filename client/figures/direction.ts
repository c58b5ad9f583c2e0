const SIDES = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const;

/**
 * @param azimuth  degrees clockwise from grid north, 0 to below 360
 * @returns the direction in words and as plans write it, to a degree: `northeast (N 42° E)`
 */
export function directionText(azimuth: number): string {
  const degrees = Math.round(azimuth) % 360;
  const side = SIDES[Math.round(azimuth / 45) % 8] ?? '';
  const isSouth = degrees > 90 && degrees < 270;
  const angle = isSouth ? Math.abs(180 - degrees) : Math.min(degrees, 360 - degrees);
  return `${side} (${isSouth ? 'S' : 'N'} ${angle}° ${degrees > 180 ? 'W' : 'E'})`;
}
