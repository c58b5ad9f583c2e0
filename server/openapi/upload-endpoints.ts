import { z } from 'zod';
import { UPLOAD_LIMITS, uploadQuerySchema } from '../../core/contracts/uploads.js';
import { json, type Endpoint, type ParameterText } from './endpoint.js';
import type { ProblemCode } from './problems.js';

const UPLOADS = '/api/jurisdictions/{jurisdiction}/uploads';
const UPLOAD = `${UPLOADS}/{upload}`;
const tag = 'Imports';

const municipality = { jurisdiction: z.string() };
const upload = { ...municipality, upload: z.uuid() };

const TEXTS: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
  upload: {
    description: 'The id of the file, as the answer to sending it said.',
    example: '0b2f6a52-6a0f-4c1e-9d37-0a7f6d0f3c11',
  },
};

const READING: readonly ProblemCode[] = ['InvalidInput', 'NotFound', 'SignInNeeded', 'Forbidden'];
const CHANGING: readonly ProblemCode[] = [...READING, 'Conflict'];

const ROLE = 'Takes the role of administrator.';

/** Files that are sent to be imported. */
export const UPLOAD_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: UPLOADS,
    operationId: 'sendUpload',
    tag,
    summary: 'Send a file to be imported',
    description:
      'Says what the file is and which layers it holds; nothing is imported yet. The file is kept for a day. At most ' +
      `${UPLOAD_LIMITS.bytes.toLocaleString('en-US')} bytes, and ${UPLOAD_LIMITS.waiting} files of a municipality that wait. ${ROLE}`,
    pathParameters: municipality,
    query: uploadQuerySchema.shape,
    parameterTexts: {
      ...TEXTS,
      name: {
        description:
          'The name of the file; its ending says what it is. Well-known text is sent under a name with .wkt.',
        example: 'wetlands.zip',
      },
    },
    file: 'The bytes of the file, sent as application/octet-stream also where it is JSON or GeoJSON, with no form around them',
    answers: [{ ...json('Upload', 'The file, with its layers'), status: 201 }],
    problems: [...CHANGING, 'TooComplex'],
  },
  {
    method: 'get',
    path: UPLOADS,
    operationId: 'listUploads',
    tag,
    summary: 'The files that were sent last',
    description: `Newest first, whatever became of them. ${ROLE}`,
    pathParameters: municipality,
    parameterTexts: TEXTS,
    answers: [json('UploadList', 'The files')],
    problems: READING,
  },
  {
    method: 'get',
    path: UPLOAD,
    operationId: 'readUpload',
    tag,
    summary: 'How a file stands',
    description:
      'While it is being imported, how far that is; afterwards the report, or why nothing came in. Whoever ordered the import is ' +
      `answered at once also while it has the only connection to the embedded database. ${ROLE}`,
    pathParameters: upload,
    parameterTexts: TEXTS,
    answers: [json('Upload', 'The file')],
    problems: READING,
  },
  {
    method: 'post',
    path: `${UPLOAD}/preview`,
    operationId: 'previewUpload',
    tag,
    summary: 'What would come in of a file',
    description:
      'Reads the file as an import would: coordinate system and how it was known, what would be rejected and where, the first rows ' +
      'of the attribute table without attributes that name people, what fills which column, and shapes for a map: ' +
      `at most ${UPLOAD_LIMITS.previewFeatures.toLocaleString('en-US')}, simplified for a screen. Nothing is stored. Where the coordinate ` +
      'system cannot be told, or the file holds several layers, it is refused with a problem whose `path` is `crs` or `layerInFile`. ' +
      `A system that is suggested is never applied by itself. ${ROLE}`,
    pathParameters: upload,
    parameterTexts: TEXTS,
    body: {
      schema: 'PreviewRequest',
      description: 'how the file is to be understood',
      example: { layer: 'wetlands', crs: 'EPSG:2260', fields: { kind: 'ATTRIBUTE' } },
    },
    answers: [json('ImportPreview', 'What would come in')],
    problems: [...CHANGING, 'TooComplex'],
  },
  {
    method: 'post',
    path: `${UPLOAD}/import`,
    operationId: 'importUpload',
    tag,
    summary: 'Import a file',
    description:
      'Begins the import and answers at once; GET says how far it is. All features that pass come in, in one transaction, or none. ' +
      'With `replace` every feature has to pass, unless `allowRejected` is true. One file of a municipality is imported at a time; ' +
      `a second order is refused with 409. The log of the municipality names who imported what. ${ROLE}`,
    pathParameters: upload,
    parameterTexts: TEXTS,
    body: {
      schema: 'ImportOrder',
      description: 'how the file is to be understood, and what becomes of what is there',
      example: {
        layer: 'wetlands',
        replace: true,
        accuracyFt: 40,
        mapNote: 'Wetlands as delineated in 2026.',
      },
    },
    answers: [{ ...json('Upload', 'The file, being imported'), status: 202 }],
    problems: CHANGING,
  },
  {
    method: 'delete',
    path: UPLOAD,
    operationId: 'discardUpload',
    tag,
    summary: 'Cancel an import, or discard a file',
    description:
      'An import that runs is ended, and everything that came in is taken back; a file that waits is removed. What was imported ' +
      `cannot be discarded. ${ROLE}`,
    pathParameters: upload,
    parameterTexts: TEXTS,
    answers: [{ status: 204, description: 'Nothing of the file is left' }],
    problems: CHANGING,
  },
];
