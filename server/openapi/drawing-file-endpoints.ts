import { z } from 'zod';
import { DRAWING_FILE_LIMITS, drawingFileQuerySchema } from '../../core/contracts/drawing-files.js';
import { json, type Endpoint } from './endpoint.js';

const { bytes, shapes, vertices } = DRAWING_FILE_LIMITS;

/** Files read as drawings. */
export const DRAWING_FILE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/jurisdictions/{jurisdiction}/drawing-files',
    operationId: 'readDrawingFile',
    tag: 'Screenings',
    summary: 'Read a file as a drawing',
    description:
      'A zipped shapefile or File Geodatabase, GeoJSON, GeoPackage, KML, KMZ, DXF, FlatGeobuf, CSV or well-known text. ' +
      'Its polygons come back in degrees (NAD83) as open rings, to be drawn with and sent as ' +
      'features of a screening. Features that cannot be taken are in `rejected` with their reason; nothing is repaired, and ' +
      'nothing of the file is kept. Where the file does not say its coordinate system, or the file holds several layers, it ' +
      'is refused with a problem whose `path` is `crs` or `layerInFile`; the latter’s messages are the names to choose from. ' +
      `At most ${bytes.toLocaleString('en-US')} bytes, ${shapes} polygons and ${vertices.toLocaleString('en-US')} vertices.`,
    pathParameters: { jurisdiction: z.string() },
    query: drawingFileQuerySchema.shape,
    parameterTexts: {
      jurisdiction: { description: 'The municipality, by its id.', example: 'demo' },
      name: {
        description: 'The name of the file; its ending says what it is, such as .zip, .gpkg or .dxf.',
        example: 'driveway.zip',
      },
      crs: {
        description: 'The coordinate system; goes before what the file says of it.',
        example: 'EPSG:2260',
      },
      layerInFile: { description: 'Which layer of a file that holds several, or which file of a zip.' },
    },
    file: 'The bytes of the file, sent as application/octet-stream also where it is JSON or GeoJSON, with no form around them',
    answers: [json('DrawingFile', 'The shapes, and what could not be taken')],
    problems: ['InvalidInput', 'NotFound', 'TooComplex', 'TooManyRequests'],
  },
];
