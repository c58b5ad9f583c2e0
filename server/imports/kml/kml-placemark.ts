/** A ring or line of KML; what is no number stays NaN, to be named by whoever looks at shapes. */
export type KmlLine = readonly (readonly [number, number])[];

/** A Placemark of a KML file. */
export interface KmlPlacemark {
  /** names of the folders it lies in, joined by a slash; of the document, when it lies in none */
  folder: string;
  id: string | undefined;
  /** null: the file has it, and nothing stands in it */
  properties: Readonly<Record<string, string | null>>;
  /** each its outer ring and its holes */
  polygons: readonly (readonly KmlLine[])[];
  lines: readonly KmlLine[];
  points: number;
  /** models, tracks and what else has no polygon or line */
  others: number;
}

/**
 * @param text  of a coordinates element: tuples of longitude, latitude and height
 * @returns longitude and latitude of each
 */
export function kmlLine(text: string): KmlLine {
  const tuples = text
    .replace(/\s*,\s*/g, ',')
    .trim()
    .split(/\s+/);
  return tuples[0] === '' ? [] : tuples.map(position);
}

function position(tuple: string): [number, number] {
  const [lon, lat] = tuple.split(',');
  return [numberOf(lon), numberOf(lat)];
}

const numberOf = (text: string | undefined): number =>
  text === undefined || text === '' ? Number.NaN : Number(text);
