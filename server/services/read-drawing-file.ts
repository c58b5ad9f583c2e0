import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import {
  DRAWING_FILE_LIMITS,
  type DrawingFile,
  type DrawingFileQuery,
} from '../../core/contracts/drawing-files.js';
import { LIMITS } from '../../core/contracts/screening.js';
import { TooComplex } from '../../core/errors.js';
import { AttributeLog } from '../imports/attributes/attribute-log.js';
import { FeatureFields } from '../imports/attributes/feature-fields.js';
import { storable } from '../imports/attributes/values.js';
import { ImportTally } from '../imports/import-tally.js';
import { REACH_FT } from '../imports/place.js';
import { mapPositions, type Ring, type Shape } from '../imports/shape.js';
import type { SourceFeature } from '../imports/source-feature.js';
import { wkbOf } from '../imports/wkb.js';
import { judgeShapes } from '../sql/delineation/judge-shapes.js';
import { findJurisdiction } from '../sql/jurisdictions/find-jurisdiction.js';
import { checkedShapes } from './uploads/checked-shapes.js';
import { readUpload, refuseUseless, type OpenedUpload } from './uploads/read-upload.js';
import { rejectUnfit } from './uploads/reject-unfit.js';
import { inRequestWords } from './uploads/request-words.js';

const DRAWN = { shapes: 'areas', noun: 'proposed work' } as const;

/** A shapefile packs to a fifth or so. */
const UNPACKED_BYTES = 60_000_000;

/** Attributes that may hold what a shape is called. */
const NAMES = ['name', 'label', 'title', 'description', 'activity', 'layer', 'type'];

type DrawingShape = DrawingFile['shapes'][number];

interface ReadFeature extends DrawingShape {
  /** EPSG:2260, in hexadecimal */
  wkb: string;
}

/**
 * Reads the polygons of a file as shapes to draw with. Nothing is stored, and the file is gone when it returns.
 * @param stream  the bytes of the file
 * @returns the shapes in degrees (NAD83), and which features were rejected and why
 * @throws NotFound  for an unknown municipality
 * @throws InvalidInput  when the file cannot be read or nothing of it can be taken; a problem of the path `crs` or
 *   `layerInFile` says what to name with it
 * @throws TooComplex  when it has more bytes, shapes or vertices than are taken
 */
export async function readDrawingFile(
  knex: Knex,
  jurisdictionId: string,
  asked: DrawingFileQuery,
  stream: Readable,
): Promise<DrawingFile> {
  const jurisdiction = await findJurisdiction(knex, jurisdictionId);
  const limits = { bytes: DRAWING_FILE_LIMITS.bytes, unpackedBytes: UNPACKED_BYTES };
  return readUpload(knex, { ...asked, jurisdictionId: jurisdiction.id }, stream, limits, async (opened) => {
    const tally = new ImportTally();
    const read = await readFeatures(opened, tally);
    const shapes = await fitShapes(knex, jurisdiction.id, read, tally);
    await refuseUseless(knex, tally, opened.crs, jurisdiction);
    return answerOf(asked.name, opened, shapes, tally);
  });
}

async function readFeatures({ source, crs }: OpenedUpload, tally: ImportTally): Promise<ReadFeature[]> {
  const log = new AttributeLog();
  const read: ReadFeature[] = [];
  const counted = { shapes: 0, vertices: 0 };
  for await (const { source: feature, shape } of checkedShapes(source, DRAWN, crs, tally)) {
    const polygons = polygonsOf(mapPositions(shape, crs.toLonLat));
    counted.shapes += polygons.length;
    counted.vertices += polygons.flat().reduce((sum, ring) => sum + ring.length, 0);
    refuseTooMany(counted);
    read.push({
      feature: feature.feature,
      name: nameOf(feature, log),
      polygons,
      wkb: wkbOf(mapPositions(shape, crs.toStorage)),
    });
  }
  return read;
}

/** The polygons of a shape as open rings. */
function polygonsOf(shape: Shape): DrawingShape['polygons'] {
  const opened = (ring: Ring): [number, number][] => ring.slice(0, -1).map(([x, y]) => [x, y]);
  return shape.kind === 'areas' ? shape.polygons.map((rings) => rings.map(opened)) : [];
}

function nameOf(feature: SourceFeature, log: AttributeLog): string | null {
  const text = new FeatureFields(feature, log).firstText('name', NAMES) ?? '';
  const name = storable(text.slice(0, LIMITS.nameLength)).trim();
  return name === '' ? null : name;
}

function refuseTooMany({ shapes, vertices }: { shapes: number; vertices: number }): void {
  if (shapes > DRAWING_FILE_LIMITS.shapes) {
    throw new TooComplex(
      `The file has more than ${DRAWING_FILE_LIMITS.shapes} polygons, which is what one drawing holds at most. Send those of the proposal, without the rest of the layer.`,
    );
  }
  if (vertices > DRAWING_FILE_LIMITS.vertices) {
    const most = DRAWING_FILE_LIMITS.vertices.toLocaleString('en-US');
    throw new TooComplex(
      `The polygons of the file have more than ${most} corners, which is what one drawing holds at most. Simplify them or leave some out.`,
    );
  }
}

async function fitShapes(
  knex: Knex,
  jurisdictionId: string,
  read: readonly ReadFeature[],
  tally: ImportTally,
): Promise<DrawingShape[]> {
  if (read.length === 0) return [];
  const rows = read.map(({ feature, wkb }) => ({ feature, wkb }));
  const judged = await judgeShapes(knex, rows, { jurisdictionId, repair: false, reachFt: REACH_FT });
  const fit = new Set(judged.filter((shape) => !rejectUnfit(shape, tally)).map(({ feature }) => feature));
  tally.accepted = fit.size;
  // Nothing is repaired here, so that a refusal must not speak of it.
  tally.invalid = 0;
  return read
    .filter(({ feature }) => fit.has(feature))
    .map(({ feature, name, polygons }) => ({ feature, name, polygons }));
}

function answerOf(
  name: string,
  { source, crs }: OpenedUpload,
  shapes: DrawingShape[],
  tally: ImportTally,
): DrawingFile {
  const from = source.layerInFile === null ? name : `${name} (${source.layerInFile})`;
  return {
    name: from,
    crs: inRequestWords(`${crs.name} (${crs.how})`),
    read: tally.read,
    shapes,
    rejected: [...tally.rejected]
      .sort((a, b) => a.feature - b.feature)
      .map(({ feature, message }) => ({ feature, message })),
  };
}
