import type { OgcConformance, OgcLanding } from '../../../core/contracts/ogc.js';
import { linkBack, linkTo, JSON_TYPE, type RequestAddress } from '../../ogc/links.js';

/** The description of the API is one of OpenAPI 3.1, so the class of OpenAPI 3.0 is not among them. */
const CONFORMS_TO = [
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
  'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
];

/** @returns the page from which everything else is reached */
export function describeService(address: RequestAddress): OgcLanding {
  return {
    title: 'Hundredfoot',
    description:
      'Municipalities, wetlands, watercourses, adjacent areas and parcels as they are on the current maps. The maps are ' +
      'guidance: the boundary of a wetland is fixed in the field.',
    links: [
      linkBack(address, 'self', 'This page', JSON_TYPE),
      linkTo(address, 'service-desc', '/api/openapi.json', 'Description of the API, OpenAPI 3.1'),
      linkTo(address, 'service-doc', '/api', 'Description of the API for people', 'text/html'),
      linkTo(address, 'conformance', '/ogc/conformance', 'What is kept of the standards'),
      linkTo(address, 'data', '/ogc/collections', 'Collections'),
    ],
  };
}

/** @returns the classes of requirements that are kept */
export function describeConformance(): OgcConformance {
  return { conformsTo: CONFORMS_TO };
}
