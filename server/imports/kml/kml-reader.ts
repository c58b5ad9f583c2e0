import { SaxesParser } from 'saxes';
import { InvalidInput, TooComplex } from '../../../core/errors.js';
import { kmlLine, type KmlLine, type KmlPlacemark } from './kml-placemark.js';

/** Elements within elements; a KML of folders has some twenty. */
const DEEPEST = 200;

/** Characters of one text; the coordinates of a shape with the most vertices that are taken have half of it. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

const OTHER_SHAPES = new Set(['Model', 'Track', 'MultiTrack']);

type Draft = { -readonly [Key in keyof KmlPlacemark]: KmlPlacemark[Key] } & {
  properties: Record<string, string | null>;
  polygons: KmlLine[][];
  lines: KmlLine[];
};

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Reads the Placemarks of a KML file out of its text, as that comes in. */
export class KmlReader {
  /** that are complete and were not taken yet */
  readonly ready: KmlPlacemark[] = [];
  links = 0;
  private readonly parser = new SaxesParser();
  private readonly open: Element[] = [];
  private readonly folders: string[] = [];
  private foldersSeen = 0;
  private document = '';
  private placemark: Draft | null = null;
  private rings: { outer: KmlLine[]; holes: KmlLine[] } = { outer: [], holes: [] };
  private text = '';
  /** name and description of the placemark, which are a label and a note */
  private words: Record<string, string> = {};

  constructor() {
    this.parser.on('opentag', (tag) => this.opened(tag.name, tag.attributes));
    this.parser.on('closetag', () => this.closed());
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
    this.parser.on('error', (error) => {
      throw new InvalidInput(`The KML is damaged, or no KML: ${error.message}.`);
    });
  }

  /** @throws InvalidInput  when it is no KML */
  write(text: string): void {
    this.parser.write(text);
  }

  /** @throws InvalidInput  when the file ends too early */
  end(): void {
    this.parser.close();
  }

  private add(text: string): void {
    this.text += text;
    if (this.text.length > MOST_CHARACTERS)
      throw new TooComplex('A shape or text of the KML is too large to be read.');
  }

  private opened(qualified: string, attributes: Readonly<Record<string, string>>): void {
    const name = qualified.slice(qualified.indexOf(':') + 1);
    if (this.open.length === 0 && name !== 'kml') {
      throw new InvalidInput(`The file is no KML: its outermost element is "${name.slice(0, 40)}".`);
    }
    if (this.open.length >= DEEPEST) throw new InvalidInput('The KML has elements nested too deep.');
    this.open.push({ name, attributes });
    this.text = '';
    if (name === 'Folder') this.folders.push(`Folder ${(this.foldersSeen += 1)}`);
    if (name === 'NetworkLink') this.links += 1;
    if (name === 'Polygon') this.rings = { outer: [], holes: [] };
    if (name === 'Placemark') {
      this.words = {};
      this.placemark = {
        folder: this.folders.join('/') || this.document,
        id: attributes['id'],
        properties: {},
        polygons: [],
        lines: [],
        points: 0,
        others: 0,
      };
    }
  }

  private closed(): void {
    const element = this.open.pop();
    const text = this.text;
    this.text = '';
    if (element === undefined) return;
    const parent = this.open.at(-1)?.name;
    if (element.name === 'name' && parent === 'Folder') this.folders[this.folders.length - 1] = text.trim();
    else if (element.name === 'name' && parent === 'Document') this.document = text.trim();
    else if (element.name === 'Folder') this.folders.pop();
    else if (this.placemark !== null) this.closedIn(this.placemark, element, parent, text);
  }

  private closedIn(
    placemark: Draft,
    { name, attributes }: Element,
    parent: string | undefined,
    text: string,
  ): void {
    if (name === 'Placemark') {
      this.ready.push({ ...placemark, properties: { ...this.ownWords(placemark), ...placemark.properties } });
      this.placemark = null;
    } else if (name === 'coordinates') this.closedCoordinates(placemark, parent, text);
    else if (name === 'Polygon') {
      placemark.polygons.push([
        ...(this.rings.outer.length > 0 ? this.rings.outer : [[]]),
        ...this.rings.holes,
      ]);
    } else if (parent === 'Placemark' && (name === 'name' || name === 'description')) {
      if (text.trim() !== '') this.words[name] ??= text.trim();
    } else if (name === 'SimpleData')
      placemark.properties[attributes['name'] ?? ''] = text === '' ? null : text;
    else if (name === 'value' && parent === 'Data') {
      placemark.properties[this.open.at(-1)?.attributes['name'] ?? ''] = text === '' ? null : text;
    } else if (OTHER_SHAPES.has(name) && parent !== 'MultiTrack') placemark.others += 1;
  }

  /** @returns name and description, unless the data have one of that name, also an empty one: theirs is the attribute */
  private ownWords({ properties }: Draft): Record<string, string> {
    const told = new Set(Object.keys(properties).map((name) => name.toLowerCase()));
    return Object.fromEntries(Object.entries(this.words).filter(([name]) => !told.has(name)));
  }

  private closedCoordinates(placemark: Draft, parent: string | undefined, text: string): void {
    if (parent === 'Point') placemark.points += 1;
    else if (parent === 'LineString') placemark.lines.push(kmlLine(text));
    else if (parent === 'LinearRing') {
      const boundary = this.open.at(-2)?.name;
      if (boundary === 'outerBoundaryIs') this.rings.outer.push(kmlLine(text));
      else if (boundary === 'innerBoundaryIs') this.rings.holes.push(kmlLine(text));
      else placemark.polygons.push([kmlLine(text)]);
    }
  }
}
