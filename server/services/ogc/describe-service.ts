import type { OgcConformance, OgcLanding } from '../../../core/contracts/ogc.js';
import type { OgcAnswer } from '../../ogc/answer.js';
import { CONFORMS_TO } from '../../ogc/conformance.js';
import { conformancePage, landingPage } from '../../ogc/html/describing-pages.js';
import { linksTo, linksToSelf, linkTo, type FormedRequest } from '../../ogc/links.js';
import { landingTileLinks } from '../../ogc/tile-links.js';

/** @returns the page from which everything else is reached */
export function describeService(request: FormedRequest): OgcAnswer<OgcLanding> {
  const body: OgcLanding = {
    title: 'Hundredfoot',
    description:
      'Municipalities, wetlands, watercourses, adjacent areas, parcels and further layers as they are on the current maps. ' +
      'The maps are guidance: the boundary of a wetland is fixed in the field.',
    links: [
      ...linksToSelf(request, 'This page'),
      linkTo(request, 'service-desc', '/api/openapi.json', 'Description of the API, OpenAPI 3.1'),
      linkTo(request, 'service-doc', '/api', 'Description of the API for people', 'text/html'),
      ...linksTo(request, 'conformance', '/ogc/conformance', 'What is kept of the standards'),
      ...linksTo(request, 'data', '/ogc/collections', 'Collections'),
      ...landingTileLinks(request),
    ],
  };
  return { body, page: () => landingPage(body) };
}

/** @returns the classes of requirements that are kept */
export function describeConformance(request: FormedRequest): OgcAnswer<OgcConformance> {
  const body = { conformsTo: [...CONFORMS_TO] };
  return { body, page: () => conformancePage(body, `${request.path}?f=json`) };
}
