/** A place where a kept answer and the same answer computed anew differ. */
export interface AnswerDifference {
  /** path in the answer, such as `totals.inWetlandSqFt` or `wetlands[0].areaSqFt` */
  member: string;
  kept: unknown;
  now: unknown;
  /** both are sentences: what is said differs, and no figure, name or code by itself */
  wording: boolean;
}

/** What a comparison found. */
export interface AnswerComparison {
  differences: AnswerDifference[];
  /** members that the kept answer does not have, without the places in lists */
  lacking: string[];
}

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSentence = (value: unknown): boolean => typeof value === 'string' && /\s\S+\s/.test(value);

/** Keys of rows, which an import of the very same file gives anew: they say nothing of the land. */
const ROW_KEY = /^(?:parcels|slivers)\[\d+\]\.id$/;

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * Compares two answers member by member, numbers bit for bit. Both as JSON gives them back. A parcel is known by its tax map
 * number, address and areas, not by the key that it is stored under.
 * @param kept  the answer as it was kept
 * @param now  the answer as it is computed now
 * @param olderShape  the kept one is of an earlier version of the program: what it lacks is listed and not compared
 */
export function compareKept(kept: unknown, now: unknown, olderShape: boolean): AnswerComparison {
  const differences: AnswerDifference[] = [];
  const lacking = new Set<string>();
  const differ = (member: string, then: unknown, present: unknown): void => {
    differences.push({ member, kept: then, now: present, wording: isSentence(then) && isSentence(present) });
  };
  const compareMembers = (path: string, then: Members, present: Members): void => {
    for (const name of Object.keys(then)) compare(within(path, name), then[name], present[name] ?? null);
    for (const name of Object.keys(present)) {
      if (Object.hasOwn(then, name)) continue;
      if (olderShape) lacking.add(within(path, name).replaceAll(/\[\d+\]/g, ''));
      else differ(within(path, name), null, present[name]);
    }
  };
  const compare = (path: string, then: unknown, present: unknown): void => {
    if (Array.isArray(then) && Array.isArray(present)) {
      for (let place = 0; place < Math.max(then.length, present.length); place += 1) {
        compare(`${path}[${place}]`, then[place] ?? null, present[place] ?? null);
      }
    } else if (isMembers(then) && isMembers(present)) compareMembers(path, then, present);
    else if (then !== present && !ROW_KEY.test(path)) differ(path, then, present);
  };
  compare('', kept, now);
  return { differences, lacking: [...lacking].sort() };
}
