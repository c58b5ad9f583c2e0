/** A colour of the map and the custom property of style/tokens.css that holds it. */
const PROPERTIES = {
  ink: 'ink',
  secondary: 'secondary',
  accent: 'accent',
  around: 'around',
  land: 'land',
  road: 'road',
  parcelLine: 'parcel-line',
  building: 'building',
  halo: 'halo',
  wetland: 'wetland',
  wetlandDark: 'wetland-dark',
  adjacent: 'adjacent',
  disturbance: 'disturbance',
  mitigation: 'mitigation',
  water: 'water',
  waterDark: 'water-dark',
  before: 'before',
  past: 'past',
  new: 'new',
} as const;

export type ColourName = keyof typeof PROPERTIES;

/** The colours of one theme. */
export type Colours = Readonly<Record<ColourName, `#${string}`>>;

/** @returns the colours of the theme that the page is in now, as its sheet says them */
export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(PROPERTIES).map(([name, property]) => [
    name,
    style.getPropertyValue(`--${property}`).trim(),
  ]);
  return Object.fromEntries(entries) as Colours;
}

let current: Colours | null = null;

/** Reads the colours anew after the theme has changed. @returns those before it and those of now */
export function rereadColours(): { before: Colours; now: Colours } {
  const before = current ?? readColours();
  current = readColours();
  return { before, now: current };
}

/** Colours of the map in the theme that it is drawn in: to be read when something is drawn, and not kept. */
export const COLOURS: Colours = new Proxy({} as Colours, {
  get: (_target, name: ColourName) => (current ??= readColours())[name],
});
