/** A subsystem or subclass: its number in a code, and the words for it. */
type Numbered = Readonly<Record<string, string>>;

/** A system of the classification, and what may follow its letter. */
export interface CowardinSystem {
  name: string;
  subsystems: Numbered;
}

/**
 * The five systems by their letter.
 * @source FGDC-STD-004-2013, Classification of Wetlands and Deepwater Habitats of the United States, 2nd edition
 */
export const SYSTEMS: Readonly<Record<string, CowardinSystem>> = {
  M: { name: 'marine', subsystems: { 1: 'subtidal', 2: 'intertidal' } },
  E: { name: 'estuarine', subsystems: { 1: 'subtidal', 2: 'intertidal' } },
  R: {
    name: 'riverine',
    subsystems: {
      1: 'tidal',
      2: 'lower perennial',
      3: 'upper perennial',
      4: 'intermittent',
      // Of the inventory; the standard itself has four.
      5: 'unknown perennial',
    },
  },
  L: { name: 'lacustrine', subsystems: { 1: 'limnetic', 2: 'littoral' } },
  P: { name: 'palustrine', subsystems: {} },
};

/** A class of the classification by its two letters. */
export interface CowardinClass {
  name: string;
  subclasses: Numbered;
}

const SUBSTRATE: Numbered = { 1: 'cobble and gravel', 2: 'sand', 3: 'mud', 4: 'organic' };

const WOODY: Numbered = {
  1: 'broad-leaved deciduous',
  2: 'needle-leaved deciduous',
  3: 'broad-leaved evergreen',
  4: 'needle-leaved evergreen',
  5: 'dead',
  6: 'deciduous',
  7: 'evergreen',
};

/** The classes; open water, flat and beach are those of maps before 1990. */
export const CLASSES: Readonly<Record<string, CowardinClass>> = {
  RB: { name: 'rock bottom', subclasses: { 1: 'bedrock', 2: 'rubble' } },
  UB: { name: 'unconsolidated bottom', subclasses: SUBSTRATE },
  AB: {
    name: 'aquatic bed',
    subclasses: {
      1: 'algal',
      2: 'aquatic moss',
      3: 'rooted vascular',
      4: 'floating vascular',
      5: 'unknown submergent',
      6: 'unknown surface',
    },
  },
  RF: { name: 'reef', subclasses: { 1: 'coral', 2: 'mollusk', 3: 'worm' } },
  SB: {
    name: 'streambed',
    subclasses: {
      1: 'bedrock',
      2: 'rubble',
      3: 'cobble and gravel',
      4: 'sand',
      5: 'mud',
      6: 'organic',
      7: 'vegetated',
    },
  },
  RS: { name: 'rocky shore', subclasses: { 1: 'bedrock', 2: 'rubble' } },
  US: { name: 'unconsolidated shore', subclasses: { ...SUBSTRATE, 5: 'vegetated' } },
  ML: { name: 'moss-lichen', subclasses: { 1: 'moss', 2: 'lichen' } },
  EM: {
    name: 'emergent',
    subclasses: { 1: 'persistent', 2: 'nonpersistent', 5: 'common reed (Phragmites australis)' },
  },
  SS: { name: 'scrub-shrub', subclasses: WOODY },
  FO: { name: 'forested', subclasses: WOODY },
  OW: { name: 'open water', subclasses: {} },
  FL: { name: 'flat', subclasses: SUBSTRATE },
  BB: { name: 'beach or bar', subclasses: { 1: 'cobble and gravel', 2: 'sand' } },
};

/** How water comes and goes: without a tide, with the sea's, or as fresh water that the tide holds up. */
export type Tide = 'none' | 'salt' | 'fresh';

/** Water regimes by their letter. U, W, Y and Z are those of older maps. */
export const WATER_REGIMES: Readonly<Record<string, { name: string; tide: Tide | null }>> = {
  A: { name: 'temporarily flooded', tide: 'none' },
  B: { name: 'seasonally saturated', tide: 'none' },
  C: { name: 'seasonally flooded', tide: 'none' },
  D: { name: 'continuously saturated', tide: 'none' },
  E: { name: 'seasonally flooded and saturated', tide: 'none' },
  F: { name: 'semipermanently flooded', tide: 'none' },
  G: { name: 'intermittently exposed', tide: 'none' },
  H: { name: 'permanently flooded', tide: 'none' },
  J: { name: 'intermittently flooded', tide: 'none' },
  K: { name: 'artificially flooded', tide: null },
  W: { name: 'intermittently or temporarily flooded', tide: 'none' },
  Y: { name: 'saturated, semipermanently or seasonally flooded', tide: 'none' },
  Z: { name: 'intermittently exposed or permanently flooded', tide: 'none' },
  U: { name: 'water regime not known', tide: null },
  L: { name: 'subtidal', tide: 'salt' },
  M: { name: 'irregularly exposed by the tide', tide: 'salt' },
  N: { name: 'regularly flooded by the tide', tide: 'salt' },
  P: { name: 'irregularly flooded by the tide', tide: 'salt' },
  Q: { name: 'regularly flooded by a fresh tide', tide: 'fresh' },
  R: { name: 'seasonally flooded by a fresh tide', tide: 'fresh' },
  S: { name: 'temporarily flooded by a fresh tide', tide: 'fresh' },
  T: { name: 'semipermanently flooded by a fresh tide', tide: 'fresh' },
  V: { name: 'permanently flooded by a fresh tide', tide: 'fresh' },
};

/** What people or beavers did to it. */
export const SPECIAL_MODIFIERS: Readonly<Record<string, string>> = {
  b: 'beaver',
  d: 'partly drained or ditched',
  f: 'farmed',
  h: 'diked or impounded',
  m: 'managed',
  r: 'artificial substrate',
  s: 'spoil',
  x: 'excavated',
};

/** How salt and how acid the water is, and what the soil is of. */
export const CHEMISTRY_MODIFIERS: Readonly<Record<string, string>> = {
  1: 'hyperhaline',
  2: 'euhaline',
  3: 'mixohaline (brackish)',
  4: 'polyhaline',
  5: 'mesohaline',
  6: 'oligohaline',
  7: 'hypersaline',
  8: 'eusaline',
  9: 'mixosaline',
  0: 'fresh',
  a: 'acid',
  t: 'circumneutral',
  i: 'alkaline',
  g: 'organic soil',
  n: 'mineral soil',
};
