/** Red, green and blue in linear light, 0 to 1. */
export type LinearColour = readonly [number, number, number];

/** Ways of seeing in which colours have to be told apart; `grey` is a print without colour. */
export const SIGHTS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'grey'] as const;
export type Sight = (typeof SIGHTS)[number];

// Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light.
const SIMULATED: Record<Exclude<Sight, 'usual' | 'grey'>, readonly LinearColour[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @param hex  such as `#0b5c7a` */
export function linear(hex: string): LinearColour {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance([red, green, blue]: LinearColour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the ratio of WCAG 2.1, from 1 to 21 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function seen(colour: LinearColour, sight: Sight): LinearColour {
  if (sight === 'usual') return colour;
  if (sight === 'grey') {
    const grey = luminance(colour);
    return [grey, grey, grey];
  }
  const [red, green, blue] = SIMULATED[sight].map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** CIE L*a*b* under D65. */
function lab([red, green, blue]: LinearColour): LinearColour {
  const f = (value: number): number =>
    value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 3132 + 4 / 29;
  const x = f((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = f(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = f((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** @returns how far apart two colours are to an eye, as CIE76 ΔE; about 2.3 can just be noticed side by side */
export function difference(one: string, other: string, sight: Sight): number {
  const [a, b] = [lab(seen(linear(one), sight)), lab(seen(linear(other), sight))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
