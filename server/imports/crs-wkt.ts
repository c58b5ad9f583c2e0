import { kindOf, methodNamed, plainName } from './crs-wkt-method.js';
import { childOf, childrenOf, nameOf, numbersOf, parseWkt, type WktNode } from './crs-wkt-tree.js';

/** A coordinate system as its well-known text defines it. */
export interface WktSystem {
  name: string;
  /** its own code, such as EPSG:2260, where the text has one */
  code: string | null;
  datum: string;
  /** for proj4: parameters in metres and degrees, the unit as `+to_meter` */
  definition: string;
}

const PROJECTED = ['PROJCS', 'PROJCRS', 'PROJECTEDCRS'];
const GEOGRAPHIC = ['GEOGCS', 'GEOGCRS', 'GEOGRAPHICCRS', 'GEODCRS', 'GEODETICCRS'];
const BASE = ['GEOGCS', 'BASEGEOGCRS', 'BASEGEODCRS'];
const COMPOUND = ['COMPD_CS', 'COMPDCS', 'COMPOUNDCRS'];
const DATUMS = ['DATUM', 'GEODETICDATUM', 'TRF', 'ENSEMBLE'];
const CODES = ['ID', 'AUTHORITY'];

const DEGREE = Math.PI / 180;
/** Relative, by which a unit of angle may differ from the degree. */
const DEGREE_TOLERANCE = 1e-6;

/**
 * Reads well-known text: OGC's first version, Esri's spelling of it, and version 2 of 2015 and 2019. Of a compound
 * system the horizontal part counts, of a bound one the system itself. Longitude or easting comes first in files,
 * whatever order the text gives its axes.
 * @returns null when it is none of them, or a system that cannot be converted: heights, a local one, other units of angle
 */
export function readWktSystem(text: string): WktSystem | null {
  const [root] = parseWkt(text) ?? [];
  const crs = root === undefined ? null : horizontal(root);
  if (root === undefined || crs === null) return null;
  const base = PROJECTED.includes(crs.keyword) ? childOf(crs, ...BASE) : crs;
  const datum = base === null ? null : childOf(base, ...DATUMS);
  const ellipsoid = datum === null ? null : childOf(datum, 'SPHEROID', 'ELLIPSOID');
  if (base === null || datum === null || ellipsoid === null || !fromGreenwich(base)) return null;
  const body = `${ellipsoidText(ellipsoid)}${shiftText(root, datum)}`;
  const definition = crs === base ? geographicText(base, body) : projectedText(crs, base, body);
  if (definition === null) return null;
  return {
    name: nameOf(crs) ?? 'a system without a name',
    code: codeOf(crs),
    datum: nameOf(datum) ?? 'of its own',
    definition,
  };
}

function horizontal(node: WktNode): WktNode | null {
  if (PROJECTED.includes(node.keyword) || GEOGRAPHIC.includes(node.keyword)) return node;
  if (node.keyword === 'BOUNDCRS') {
    const source = childOf(node, 'SOURCECRS')?.values[0];
    return typeof source === 'object' ? horizontal(source) : null;
  }
  if (!COMPOUND.includes(node.keyword)) return null;
  const part = childOf(node, ...PROJECTED, ...GEOGRAPHIC, 'BOUNDCRS');
  return part === null ? null : horizontal(part);
}

function codeOf(crs: WktNode): string | null {
  for (const id of childrenOf(crs, ...CODES)) {
    const [authority, code] = id.values;
    if (typeof authority !== 'string' || !/^(?:EPSG|ESRI)$/i.test(authority) || typeof code === 'object')
      continue;
    if (/^\d{4,6}$/.test(`${code ?? ''}`)) return `${authority.toUpperCase()}:${code ?? ''}`;
  }
  return null;
}

function fromGreenwich(base: WktNode): boolean {
  const meridian = childOf(base, 'PRIMEM', 'PRIMEMERIDIAN');
  return meridian === null || (numbersOf(meridian)[0] ?? 0) === 0;
}

function ellipsoidText(ellipsoid: WktNode): string {
  const [axis = Number.NaN, flattening = Number.NaN] = numbersOf(ellipsoid);
  const unit = childOf(ellipsoid, 'LENGTHUNIT', 'UNIT');
  const a = axis * (unit === null ? 1 : factorOf(unit));
  return flattening === 0 ? `+a=${a} +b=${a}` : `+a=${a} +rf=${flattening}`;
}

/** @returns the translation to WGS 84 that a text gives, by which a datum that is no NAD83 is known */
function shiftText(root: WktNode, datum: WktNode): string {
  const bound = childOf(root, 'ABRIDGEDTRANSFORMATION');
  const first = childOf(datum, 'TOWGS84');
  const meters =
    bound === null
      ? numbersOf(first ?? { keyword: '', values: [] }).slice(0, 3)
      : childrenOf(bound, 'PARAMETER').map((each) =>
          /translation/i.test(nameOf(each) ?? '') ? (numbersOf(each)[0] ?? 0) : 0,
        );
  return meters.some((each) => each !== 0) ? ` +towgs84=${meters.slice(0, 3).join(',')}` : '';
}

const factorOf = (unit: WktNode): number => numbersOf(unit)[0] ?? Number.NaN;

/** @returns the unit of an element, which version 2 may give at its axes instead */
function unitOf(node: WktNode, keyword: string): number | null {
  const axis = childrenOf(node, 'AXIS').map((each) => childOf(each, keyword, 'UNIT'));
  const unit = childOf(node, 'UNIT', keyword) ?? axis.find((each) => each !== null) ?? null;
  return unit === null ? null : factorOf(unit);
}

const isDegree = (factor: number): boolean => Math.abs(factor / DEGREE - 1) < DEGREE_TOLERANCE;

function geographicText(crs: WktNode, body: string): string | null {
  if (
    childOf(crs, 'DERIVINGCONVERSION') !== null ||
    /CARTESIAN/i.test(nameOf(childOf(crs, 'CS') ?? crs) ?? '')
  )
    return null;
  return isDegree(unitOf(crs, 'ANGLEUNIT') ?? DEGREE) ? `+proj=longlat ${body} +no_defs` : null;
}

/** Directions in which no coordinate of a system that can be converted grows. */
const BACKWARD = /^(?:south|west|up|down)$/i;

function projectedText(crs: WktNode, base: WktNode, body: string): string | null {
  const proj4 = childrenOf(crs, 'EXTENSION').find((extension) => extension.values[0] === 'PROJ4')?.values[1];
  if (typeof proj4 === 'string') return proj4;
  const conversion = childOf(crs, 'CONVERSION') ?? crs;
  const method = methodNamed(nameOf(childOf(conversion, 'METHOD', 'PROJECTION') ?? crs) ?? '');
  const unit = unitOf(crs, 'LENGTHUNIT') ?? 1;
  const backward = childrenOf(crs, 'AXIS').some((axis) =>
    axis.values.some((value) => typeof value === 'string' && BACKWARD.test(value)),
  );
  if (method === null || backward || !(unit > 0)) return null;
  if (method === 'web-mercator') return `+proj=merc +a=6378137 +b=6378137 +to_meter=${unit} +no_defs`;
  const defaults = { length: unit, angle: unitOf(base, 'ANGLEUNIT') ?? DEGREE, scale: 1 } as const;
  const parameters: string[] = [];
  for (const parameter of childrenOf(conversion, 'PARAMETER')) {
    const name = method.parameters[plainName(nameOf(parameter) ?? '')];
    const value = numbersOf(parameter)[0];
    if (value === undefined) return null;
    if (name === undefined) continue;
    const own = childOf(parameter, 'LENGTHUNIT', 'ANGLEUNIT', 'SCALEUNIT', 'UNIT');
    const kind = kindOf(name);
    const factor = own === null ? defaults[kind] : factorOf(own);
    // A degree is a degree, however many digits its factor was written with.
    const inUnit = kind === 'angle' ? (isDegree(factor) ? value : (value * factor) / DEGREE) : value * factor;
    parameters.push(`+${name}=${inUnit}`);
  }
  return [method.proj, ...parameters, body, `+to_meter=${unit}`, '+no_defs'].join(' ');
}
