import { z } from 'zod';
import {
  EXPORT_LAYERS,
  exportFormSchema,
  exportQuerySchema,
  parcelExportQuerySchema,
  proposalExportQuerySchema,
  type ExportList,
} from '../../core/contracts/file-exports.js';
import type { Answer, Endpoint, ParameterText } from './endpoint.js';

const PLACE = '/api/jurisdictions/{jurisdiction}/files';
const TAG = 'Files';
const jurisdiction = { jurisdiction: z.string() };

const PLACE_TEXT: Readonly<Record<string, ParameterText>> = {
  jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
};

const FORM_TEXT: Readonly<Record<string, ParameterText>> = {
  format: {
    description:
      '`shapefile` comes in a zip with a note; `kml` is always in degrees, `dxf` in State Plane feet.',
    example: 'geopackage',
  },
  crs: {
    description:
      'EPSG:2260, State Plane New York East in US survey feet, or EPSG:4326, longitude and latitude.',
  },
};

const FILE: readonly Answer[] = [
  {
    status: 200,
    description: 'The file, whole, with its length and a name that says what it is and of which day',
    mediaType: 'application/octet-stream',
    headers: { 'Content-Disposition': 'Name of the file, such as demo-wetlands-2026-11-30.gpkg' },
  },
];

/** A list without shapes. */
const TABLE: readonly Answer[] = FILE.map((answer) => ({ ...answer, mediaType: 'text/csv' }));

const WHAT_COMES =
  'It is made before it is sent, so that a failure never looks like a file. At most 500,000 features or 1,500 MB of text, and ' +
  '300 files a minute for one address. In CSV, a text that a spreadsheet would take for a formula has an apostrophe in front.';

const LISTS: Readonly<Record<ExportList, { operationId: string; summary: string; description: string }>> = {
  determinations: {
    operationId: 'downloadDeterminations',
    summary: 'The determinations as a file',
    description: 'All of them, with the land that they are about, in any format; 404 while there are none.',
  },
  amendments: {
    operationId: 'downloadAmendments',
    summary: 'The list of amendments as a file',
    description:
      'All of them, drafts too, newest first. The list has no shapes, so the format has to be `csv`.',
  },
  'map-versions': {
    operationId: 'downloadMapVersions',
    summary: 'The versions of the wetlands map as a file',
    description:
      'All of them, newest first, with what each changed. The list has no shapes, so the format has to be `csv`.',
  },
  'activity-log': {
    operationId: 'downloadActivityLog',
    summary: 'The activity log of a municipality as a file',
    description: 'All of it, newest first. It has no shapes, so the format has to be `csv`.',
  },
};

function listEndpoint(list: ExportList): Endpoint {
  const { operationId, summary, description } = LISTS[list];
  return {
    method: 'get',
    path: `${PLACE}/${list}`,
    operationId,
    tag: TAG,
    summary,
    description: `${description} ${WHAT_COMES}`,
    pathParameters: jurisdiction,
    query: exportFormSchema.shape,
    parameterTexts: { ...PLACE_TEXT, ...FORM_TEXT },
    answers: list === 'determinations' ? FILE : TABLE,
    problems: [
      'InvalidInput',
      ...(list === 'map-versions' ? [] : (['SignInNeeded', 'Forbidden'] as const)),
      'NotFound',
      'TooComplex',
      'TooManyRequests',
    ],
    ...(list === 'map-versions' ? { tryAt: '/api/jurisdictions/demo/files/map-versions?format=csv' } : {}),
  };
}

/** Layers, answers and lists as files for other programs. */
export const FILE_EXPORT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: `${PLACE}/layers/{layer}`,
    operationId: 'downloadLayer',
    tag: TAG,
    summary: 'A layer of a municipality as a file',
    description:
      'Wetlands and watercourses are those of the map of a day, or of a version by its number; adjacent areas are computed ' +
      'under the municipality’s own ordinance of that day. The other layers have no versions and are as they are now. A layer ' +
      `that is empty is 404, since a file of nothing would say that there is none. ${WHAT_COMES}`,
    pathParameters: { ...jurisdiction, layer: z.enum(EXPORT_LAYERS) },
    query: exportQuerySchema.shape,
    parameterTexts: {
      ...PLACE_TEXT,
      ...FORM_TEXT,
      layer: { description: 'The layer, by its id.', example: 'wetlands' },
      on: { description: 'The day whose map and law are meant; today in New York when absent.' },
      version: { description: 'A version of the wetlands map by its number, in the place of `on`.' },
    },
    answers: FILE,
    problems: ['InvalidInput', 'NotFound', 'Conflict', 'TooComplex', 'TooManyRequests'],
  },
  ...(['determinations', 'amendments', 'map-versions', 'activity-log'] as const).map(listEndpoint),
  {
    method: 'get',
    path: '/api/files/parcels/{id}',
    operationId: 'downloadParcelCheck',
    tag: TAG,
    summary: 'A parcel’s check as a file',
    description: `The parcel and the parts it is split into, each with its square feet and its section. ${WHAT_COMES}`,
    pathParameters: { id: z.string() },
    query: parcelExportQuerySchema.shape,
    parameterTexts: {
      ...FORM_TEXT,
      id: { description: 'Id of the parcel, as GET /api/parcels gives it.', example: '1' },
      on: { description: 'The day whose map and law are applied; today in New York when absent.' },
      ordinance: { description: 'Another ordinance than the municipality’s own, by its id.' },
    },
    answers: FILE,
    problems: ['InvalidInput', 'NotFound', 'InvalidGeometry', 'TooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/files/screenings/{id}',
    operationId: 'downloadScreening',
    tag: TAG,
    summary: 'A kept answer as a file',
    description:
      'What was drawn, with names, activities and phases, and the parts that it was split into on the map it used. ' +
      WHAT_COMES,
    pathParameters: { id: z.string() },
    query: exportFormSchema.shape,
    parameterTexts: { ...FORM_TEXT, id: { description: 'Under which the answer is kept.' } },
    answers: FILE,
    problems: ['InvalidInput', 'NotFound', 'Conflict', 'TooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/files/proposals',
    operationId: 'downloadProposals',
    tag: TAG,
    summary: 'The proposals that one keeps here as a file',
    description: `Each finished shape of each alternative, of whoever is signed in. ${WHAT_COMES}`,
    query: proposalExportQuerySchema.shape,
    parameterTexts: {
      ...FORM_TEXT,
      jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
    },
    answers: FILE,
    problems: ['InvalidInput', 'SignInNeeded', 'NotFound', 'TooManyRequests'],
  },
];
