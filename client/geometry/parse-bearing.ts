/** A direction in degrees clockwise from north, or what is wrong with it as a sentence. */
export type ParsedBearing = { ok: true; azimuth: number } | { ok: false; message: string };

const EXAMPLE = `such as N 45°10'30" E, N45-10-30E or 45.175`;

function wrong(message: string): ParsedBearing {
  return { ok: false, message };
}

/** Degrees, minutes and seconds however they are parted; null where they are no such numbers. */
function angleOf(text: string): number | { wrong: string } {
  const bare = text
    .replaceAll(/degrees?|deg\.?|minutes?|min\.?|seconds?|sec\.?/g, ' ')
    .replaceAll(/[°ºd'’′m"”″s:*]/g, ' ')
    .replaceAll(/(\d)-/g, '$1 ')
    .trim();
  const words = bare.split(/\s+/);
  if (words.length > 3 || !words.every((word) => /^(\d+\.?\d*|\.\d+)$/.test(word)))
    return { wrong: `Write the angle in degrees, minutes and seconds, ${EXAMPLE}.` };
  if (words.slice(0, -1).some((word) => word.includes('.')))
    return { wrong: 'Only the last of degrees, minutes and seconds can have decimals.' };
  const [degrees = 0, minutes = 0, seconds = 0] = words.map(Number);
  if (minutes >= 60) return { wrong: `There are 60 minutes in a degree, so ${minutes} is too many.` };
  if (seconds >= 60) return { wrong: `There are 60 seconds in a minute, so ${seconds} is too many.` };
  return degrees + minutes / 60 + seconds / 3600;
}

const QUADRANT = /^(n|s)\s*(.*?)\s*(e|w)$/;
const DUE: Readonly<Record<string, number>> = { n: 0, e: 90, s: 180, w: 270 };

function quadrantBearing(from: string, angleText: string, to: string): ParsedBearing {
  if (angleText === '')
    return wrong(`Write the angle between ${from.toUpperCase()} and ${to.toUpperCase()}, ${EXAMPLE}.`);
  const angle = angleOf(angleText);
  if (typeof angle !== 'number') return wrong(angle.wrong);
  if (angle > 90) return wrong('A bearing from N or S to E or W is at most 90°.');
  const fromNorth = from === 'n' ? angle : 180 - angle;
  return { ok: true, azimuth: to === 'e' ? fromNorth : (360 - fromNorth) % 360 };
}

/**
 * Reads a direction as surveyors write it: a quadrant bearing (`N45-10-30E`, `N 45°10'30" E`, `S 12 W`, `due north`) or an
 * azimuth, clockwise from north (`45.175`, `225-30-15`).
 */
export function parseBearing(text: string): ParsedBearing {
  const bare = text
    .toLowerCase()
    .replaceAll(/north/g, 'n')
    .replaceAll(/south/g, 's')
    .replaceAll(/east/g, 'e')
    .replaceAll(/west/g, 'w')
    .replaceAll(/\bdue\b/g, '')
    .replaceAll(/\b([nsew])\./g, '$1')
    .replaceAll(/[–—−]/g, '-')
    .trim()
    .replace(/^([ns])\s*-\s*/, '$1 ')
    .replace(/\s*-\s*([ew])$/, ' $1');
  if (bare === '') return wrong(`A bearing is missing, ${EXAMPLE}.`);
  const due = DUE[bare];
  if (due !== undefined) return { ok: true, azimuth: due };
  const [, from, angleText, to] = QUADRANT.exec(bare) ?? [];
  if (from !== undefined && angleText !== undefined && to !== undefined)
    return quadrantBearing(from, angleText, to);
  if (/^[ns]/.test(bare)) return wrong('A bearing that begins with N or S ends with E or W.');
  if (/^[ew]/.test(bare)) return wrong('A bearing begins with N or S and ends with E or W.');
  if (/[ew]$/.test(bare)) return wrong('A bearing that ends with E or W begins with N or S.');
  if (bare.startsWith('-')) return wrong('An azimuth runs clockwise from north, from 0 to 360°.');
  const angle = angleOf(bare);
  if (typeof angle !== 'number') return wrong(angle.wrong);
  if (angle > 360) return wrong('An azimuth runs clockwise from north, from 0 to 360°.');
  return { ok: true, azimuth: angle % 360 };
}
