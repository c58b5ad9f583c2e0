/** Tax map numbers of more digits are not spelled anew. */
const MOST_DIGITS = 16;
const MOST_GROUPS = 7;
/** As many separators as a number of section, block, lot and sublot has. */
const MOST_SEPARATORS = 3;
const FEWEST_DIGITS = 3;

const SEPARATORS = ['-', '.'] as const;
const CHARACTERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ...SEPARATORS];

/** The groups of digits of a text that has nothing else but separators; null for any other. */
function digitGroups(text: string): string[] | null {
  if (!/^[\d\s./_-]+$/.test(text)) return null;
  const groups = text.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  return digits < FEWEST_DIGITS || digits > MOST_DIGITS || groups.length > MOST_GROUPS ? null : groups;
}

/** Every way to join the groups with a separator between each two. */
function joined([first = '', ...rest]: readonly string[]): string[] {
  return rest.reduce<string[]>(
    (texts, group) => texts.flatMap((text) => SEPARATORS.map((separator) => text + separator + group)),
    [first],
  );
}

/** Every way to part digits: the first separator may be a point, the further ones are hyphens. */
function parted(
  digits: string,
  left = MOST_SEPARATORS,
  separators: readonly string[] = SEPARATORS,
): string[] {
  if (left === 0) return [digits];
  const cuts = Array.from({ length: digits.length - 1 }, (_, at) => at + 1);
  return [
    digits,
    ...cuts.flatMap((at) =>
      separators.flatMap((separator) =>
        parted(digits.slice(at), left - 1, ['-']).map((rest) => digits.slice(0, at) + separator + rest),
      ),
    ),
  ];
}

/** @returns ways to write the digits of a tax map number with other separators, or with some where none are typed */
export function otherSeparators(text: string): string[] {
  const groups = digitGroups(text);
  if (groups === null) return [];
  return groups.length > 1 ? joined(groups) : parted(groups[0] ?? '');
}

/** @returns tax map numbers that one slip leads to: a character too many, too few, another, or two exchanged */
export function slippedNumbers(text: string): string[] {
  const groups = digitGroups(text);
  if (groups === null) return [];
  const number = text.trim().replace(/[\s/_]+/g, '-');
  const places = Array.from({ length: number.length + 1 }, (_, at) => at);
  const slips = places.flatMap((at) => {
    const [before, after] = [number.slice(0, at), number.slice(at)];
    const rest = after.slice(1);
    return [
      ...CHARACTERS.flatMap((character) => [before + character + after, before + character + rest]),
      before + rest,
      before + rest.slice(0, 1) + after.slice(0, 1) + rest.slice(1),
    ];
  });
  return [...new Set(slips)].filter((slip) => slip !== number && slip !== '');
}
