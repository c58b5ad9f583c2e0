import {
  CHEMISTRY_MODIFIERS,
  CLASSES,
  SPECIAL_MODIFIERS,
  SYSTEMS,
  WATER_REGIMES,
  type Tide,
} from './codes.js';

/** A class named in a code, with its subclasses; both of a mixed one, the one that covers more first. */
export interface DecodedClass {
  code: string;
  name: string;
  subclasses: string[];
}

/** What a Cowardin code says, part by part, in words; null where it says nothing of that. */
export interface DecodedCowardin {
  /** as it was read, without blanks around it */
  code: string;
  /** such as palustrine; upland for U, which is no wetland */
  system: string;
  subsystem: string | null;
  classes: DecodedClass[];
  waterRegime: string | null;
  modifiers: string[];
  /** salt: of the sea; fresh: fresh water that rises and falls with it; null: not told by the part that was read */
  tide: Tide | null;
  /** the rest of the code from the first part that has no known meaning; null where all of it was read */
  unread: string | null;
}

/** Reads a code from its left, a part at a time. */
class Reader {
  at = 0;
  constructor(readonly text: string) {}

  get rest(): string {
    return this.text.slice(this.at);
  }

  /** @returns the value that a table has for the next characters, having gone past them; null where it has none */
  take<T>(table: Readonly<Record<string, T>>, length: number): { code: string; value: T } | null {
    const code = this.text.slice(this.at, this.at + length);
    const value = code.length === length && Object.hasOwn(table, code) ? table[code] : undefined;
    if (value === undefined) return null;
    this.at += length;
    return { code, value };
  }
}

/**
 * Reads a code of the wetland classification, as the National Wetlands Inventory writes them. What has no known meaning is
 * handed back unread; nothing is guessed.
 * @param text  such as PFO1/4Eh, PEM1/SS1C or E2EM1P6, also all in small or all in capital letters
 * @returns null where the text does not begin as such a code does
 * @source FGDC-STD-004-2013; mapping codes of the National Wetlands Inventory
 */
export function decodeCowardin(text: string): DecodedCowardin | null {
  const code = text.trim();
  if (/^u(?:p|pl|pland)?$/i.test(code)) return { ...NOTHING, code, system: 'upland' };
  // A farmed wetland that the inventory maps without a class.
  if (/^pf$/i.test(code))
    return { ...NOTHING, code, system: 'palustrine', modifiers: ['farmed'], tide: null };
  const reader = new Reader(/[A-Z]/.test(code) ? code : code.toUpperCase());
  const system = reader.take(SYSTEMS, 1);
  if (system === null) return null;
  const subsystem = reader.take(system.value.subsystems, 1);
  const classes = readClasses(reader);
  // A lone letter, or a word that begins with one, is no code.
  if (classes.length === 0 && (subsystem === null || reader.rest !== '')) return null;
  const regime = reader.take(WATER_REGIMES, 1);
  const modifiers = readModifiers(reader, regime !== null);
  // Where the subsystem is left out, as LABEL seems to, only what can be read to its end is taken for a code.
  if (subsystem === null && system.code !== 'P' && reader.rest !== '') return null;
  return {
    code,
    system: system.value.name,
    subsystem: subsystem?.value ?? null,
    classes,
    waterRegime: regime?.value.name ?? null,
    modifiers,
    tide: tideOf(system.code, subsystem?.code ?? null, regime?.value.tide ?? null),
    unread: reader.rest === '' ? null : reader.rest,
  };
}

const NOTHING = { subsystem: null, classes: [], waterRegime: null, modifiers: [], tide: null, unread: null };

/** Classes with subclasses, parted by strokes: FO1, FO1/4, EM1/SS1, SS/EM5, UB/FO. */
function readClasses(reader: Reader): DecodedClass[] {
  const classes: DecodedClass[] = [];
  let before = reader.at;
  for (;;) {
    const last = classes.at(-1);
    const found = reader.take(CLASSES, 2);
    if (found !== null) classes.push({ code: found.code, name: found.value.name, subclasses: [] });
    const current = classes.at(-1);
    const table = current === undefined ? undefined : CLASSES[current.code]?.subclasses;
    const subclass = table === undefined ? null : reader.take(table, 1);
    if (subclass !== null) current?.subclasses.push(subclass.value);
    // A stroke that leads to no class and no subclass belongs to what could not be read.
    if (found === null && (last === undefined || subclass === null)) {
      reader.at = before;
      return classes;
    }
    before = reader.at;
    if (!reader.rest.startsWith('/')) return classes;
    reader.at += 1;
  }
}

function readModifiers(reader: Reader, afterRegime: boolean): string[] {
  const names: string[] = [];
  for (;;) {
    // After the water regime no other capital letter can follow, so one is a modifier of a file all in capitals. A number
    // tells how salt the water is there; before it, it is a subclass that the class lacks.
    const found =
      reader.take(SPECIAL_MODIFIERS, 1) ??
      (afterRegime ? (reader.take(CAPITAL_MODIFIERS, 1) ?? reader.take(CHEMISTRY_MODIFIERS, 1)) : null);
    if (found === null) return names;
    names.push(found.value);
  }
}

const CAPITAL_MODIFIERS = Object.fromEntries(
  Object.entries(SPECIAL_MODIFIERS).map(([letter, name]) => [letter.toUpperCase(), name]),
);

function tideOf(system: string, subsystem: string | null, regime: Tide | null): Tide | null {
  if (system === 'M' || system === 'E') return 'salt';
  // A regime of the sea in a river or marsh of fresh water, as older maps have it, is a fresh tide.
  if (regime === 'salt' || regime === 'fresh') return 'fresh';
  if (system === 'R' && subsystem === '1') return 'fresh';
  return system === 'R' && subsystem !== null ? 'none' : regime;
}
