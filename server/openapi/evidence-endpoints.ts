import { z } from 'zod';
import { AMENDMENT_LIMITS } from '../../core/contracts/amendments.js';
import { delineationQuerySchema } from '../../core/contracts/delineation.js';
import { documentQuerySchema } from '../../core/contracts/documents.js';
import { json, type Answer, type Endpoint, type ParameterText } from './endpoint.js';
import type { ProblemCode } from './problems.js';

const MUNICIPALITY = '/api/jurisdictions/{jurisdiction}';
const AMENDMENT = `${MUNICIPALITY}/amendments/{number}`;
const EVIDENCE = `${AMENDMENT}/evidence/{evidence}`;
const tag = 'Amendments';

const numberSchema = z.number().int().positive();
const municipality = { jurisdiction: z.string() };
const amendment = { ...municipality, number: numberSchema };
const evidence = { ...amendment, evidence: numberSchema };

const TEXTS: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
  number: { description: 'The number of the amendment in its municipality.', example: 1 },
  evidence: { description: 'The number of the evidence in its amendment.', example: 1 },
};

const READING: readonly ProblemCode[] = ['InvalidInput', 'NotFound', 'SignInNeeded', 'Forbidden'];
const CHANGING: readonly ProblemCode[] = [...READING, 'Conflict', 'VersionNeeded'];

const IF_MATCH =
  'Takes the role of naturalist, an amendment that is a draft, and the header `If-Match` with the ETag that was seen last.';

const FILE =
  'The bytes of the file, sent as application/octet-stream also where it is JSON or GeoJSON, with no form around them';

const HEADERS = { ETag: 'the revision of the amendment, to send as If-Match with the next change' };
const whole: Answer = { ...json('Amendment', 'The amendment as it is then'), headers: HEADERS };

const bytes = (most: number): string => `At most ${most.toLocaleString('en-US')} bytes.`;

/** Evidence of an amendment, its documents, and delineations brought in as files. */
export const EVIDENCE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: `${MUNICIPALITY}/documents`,
    operationId: 'sendDocument',
    tag,
    summary: 'Send a document that evidence is going to name',
    description:
      `${bytes(AMENDMENT_LIMITS.documentBytes)} It is kept under the SHA-256 of its bytes, so that the same document sent twice ` +
      'is one; its media type is found by its content. Name it as evidence within a day: one that nothing names is cleared ' +
      'away then. Takes the role of naturalist.',
    pathParameters: municipality,
    query: documentQuerySchema.shape,
    parameterTexts: {
      ...TEXTS,
      name: { description: 'The name of the file, under which it is sent again.', example: 'plan.pdf' },
    },
    file: FILE,
    answers: [{ ...json('Document', 'What was received, to be named in the body of evidence'), status: 201 }],
    problems: [...READING, 'TooComplex'],
  },
  {
    method: 'post',
    path: `${AMENDMENT}/evidence`,
    operationId: 'attachEvidence',
    tag,
    summary: 'Attach evidence to a draft',
    description:
      'Who delineated what, when, how and how exactly, with a document that was sent before. The day must not be yet to come, ' +
      `and \`wetlands\` names only wetlands that the amendment changes; empty, it is for all of them. ${IF_MATCH}`,
    pathParameters: amendment,
    parameterTexts: TEXTS,
    body: {
      schema: 'NewEvidence',
      description: 'a field delineation of one wetland',
      example: {
        wetlands: ['D-3'],
        delineatedBy: 'Fenwick Surveys',
        delineatedOn: '2026-05-12',
        method: 'Flags 1 to 14, located by total station',
        accuracyFt: 0.1,
        note: 'Soils and plants as in the report.',
        document: { sha256: '0'.repeat(64), name: 'report.pdf' },
      },
    },
    answers: [whole],
    problems: CHANGING,
  },
  {
    method: 'post',
    path: `${EVIDENCE}/take-back`,
    operationId: 'takeBackEvidence',
    tag,
    summary: 'Take evidence of a draft back',
    description: `It stays on record, with its document, and its number is not given again. ${IF_MATCH}`,
    pathParameters: evidence,
    parameterTexts: TEXTS,
    answers: [whole],
    problems: CHANGING,
  },
  {
    method: 'get',
    path: `${EVIDENCE}/document`,
    operationId: 'readEvidenceDocument',
    tag,
    summary: 'The document of a piece of evidence',
    description:
      'To be saved under its name, byte for byte as it was sent; it is compared with its SHA-256 first, and one that is lost or ' +
      'damaged on the server is said to be so. Public once the amendment is adopted; of others it takes the role of planner.',
    pathParameters: evidence,
    parameterTexts: TEXTS,
    answers: [
      {
        status: 200,
        description: 'The document',
        mediaType: 'application/octet-stream',
        headers: { ETag: 'the SHA-256 of the document', 'Content-Disposition': 'attachment, with its name' },
      },
      { status: 304, description: 'The document of If-None-Match still holds' },
    ],
    problems: READING,
  },
  {
    method: 'post',
    path: `${AMENDMENT}/delineation`,
    operationId: 'bringInDelineation',
    tag,
    summary: 'Bring a surveyor’s delineation into a draft',
    description:
      'A zipped shapefile or File Geodatabase, GeoJSON, GeoPackage, KML, KMZ, DXF, FlatGeobuf, CSV or well-known text. ' +
      'Every polygon of it that can be read becomes a change, in one go: it replaces the wetland ' +
      'whose id it bears, else the one of its kind that it shares most land with, at least half of the smaller of both, and is ' +
      'a new wetland otherwise. Of several shapes for one wetland, that with the larger share replaces it. The operation ' +
      '`rematch` changes that afterwards. Coordinates in EPSG:2260 are stored to the last bit. Features that cannot be taken ' +
      'are in `rejected` with their reason, invalid polygons with their place; when nothing can be taken, nothing is ' +
      `changed. Shapes that the map has just so already are left alone. ${bytes(AMENDMENT_LIMITS.delineationBytes)} ${IF_MATCH}`,
    pathParameters: amendment,
    query: delineationQuerySchema.shape,
    parameterTexts: {
      ...TEXTS,
      name: {
        description: 'The name of the file; its ending says what it is, such as .zip, .gpkg or .dxf.',
        example: 'survey.zip',
      },
      crs: {
        description: 'The coordinate system; goes before what the file says of it.',
        example: 'EPSG:2260',
      },
      accuracyFt: { description: 'How exact the outlines are, in feet, where the file does not say.' },
      kind: { description: 'What the wetlands are, where the file does not say.' },
      layerInFile: { description: 'Which layer of a file that holds several, or which file of a zip.' },
      repair: {
        description: 'true takes invalid polygons in repaired by the even-odd rule, each with a remark.',
      },
    },
    file: FILE,
    answers: [{ ...json('Delineation', 'The amendment, and what became of each feature'), headers: HEADERS }],
    problems: [...CHANGING, 'TooComplex'],
  },
];
