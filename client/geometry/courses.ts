import { parseBearing } from './parse-bearing.js';
import type { Course } from './traverse.js';

/** What is wrong with one line of the text, as a sentence. */
export interface CourseProblem {
  /** from 1 */
  line: number;
  message: string;
}

/** The courses that could be read, in their order, and what is wrong with the other lines. */
export interface ParsedCourses {
  courses: Course[];
  problems: CourseProblem[];
}

/** A bearing that ends in a letter (not in a word such as "degree"), then the distance. */
const AFTER_LETTER = /^((?:.*?(?<![a-z]{2})(?:e|w|east|west)|n|s|north|south)\.?)[\s,;]+(.*)$/i;
/** Anything, then the distance as the last word. */
const LAST_WORD = /^(.*\S)[\s,;]+(\S+)$/;
const DISTANCE = /^(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/;

function distanceOf(text: string): number | null {
  const bare = text
    .toLowerCase()
    .replace(/\s*('|’|′|ft\.?|feet|foot)$/, '')
    .trim();
  if (!/\d/.test(bare) || !DISTANCE.test(bare)) return null;
  return Number(bare.replaceAll(',', ''));
}

function courseOf(line: string): Course | string {
  if (/\b(curve|arc|radius|chord|r\s*=)/i.test(line))
    return 'A curve cannot be read. Write the bearing and the length of its chord, or of several short ones.';
  // A unit apart from its number would else be taken for the last word.
  const bare = line.replaceAll(/\b(thence|due)\s+/gi, '').replace(/\s+(ft\.?|feet|foot)$/i, '');
  const [, bearingText, distanceText] = AFTER_LETTER.exec(bare) ?? LAST_WORD.exec(bare) ?? [];
  if (bearingText === undefined || distanceText === undefined) {
    const bearing = parseBearing(bare);
    return bearing.ok || distanceOf(bare) === null
      ? 'Write a bearing, a space or a comma, and a distance in feet.'
      : bearing.message;
  }
  const bearing = parseBearing(bearingText.replace(/[\s,;]+$/, ''));
  if (!bearing.ok) return bearing.message;
  const distanceFt = distanceOf(distanceText);
  if (distanceFt === null) return `“${distanceText}” is not a distance in feet, such as 120.50.`;
  if (distanceFt === 0) return 'A course cannot be 0 ft long.';
  return { azimuth: bearing.azimuth, distanceFt };
}

/** Reads the courses of a survey, one a line: `N 45°10'30" E, 120.50`. Empty lines are skipped. */
export function parseCourses(text: string): ParsedCourses {
  const courses: Course[] = [];
  const problems: CourseProblem[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const course = courseOf(line.trim());
    if (typeof course === 'string') problems.push({ line: index + 1, message: course });
    else courses.push(course);
  }
  return { courses, problems };
}
