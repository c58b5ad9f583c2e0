import type { Queryable } from '../../core/contracts/ogc-queryables.js';
import type { CollectionId } from './collections.js';

const INVENTED: Queryable = {
  name: 'invented',
  title: 'Of an invented municipality, made for demonstration',
  type: 'boolean',
};
const NAME: Queryable = { name: 'name', title: 'Name', type: 'string' };
const ACCURACY: Queryable = {
  name: 'accuracy_ft',
  title: 'How exactly the outline is mapped, in feet',
  type: 'number',
};
const SINCE: Queryable = {
  name: 'since',
  title: 'Day from which it has been as it is shown',
  type: 'date',
};
const MAP_VERSION: Queryable = { name: 'map_version', title: 'Version of the map', type: 'integer' };
const AREA: Queryable = { name: 'area_sqft', title: 'Area in square feet on the ground', type: 'number' };
const KIND: Queryable = {
  name: 'kind',
  title: 'Kind of wetland',
  type: 'string',
  choices: ['freshwater', 'tidal'],
};
const ID: Queryable = { name: 'id', title: 'Id on the map', type: 'string' };

/**
 * The properties of each collection that features can be chosen by, each a query parameter of its features: equal to the
 * value. `jurisdiction` is one for every collection and stands with the other parameters.
 */
export const QUERYABLES: Readonly<Record<CollectionId, readonly Queryable[]>> = {
  municipalities: [
    NAME,
    { name: 'role', title: 'Own, or neighbor of one', type: 'string', choices: ['own', 'neighbor'] },
    ACCURACY,
    INVENTED,
  ],
  wetlands: [
    ID,
    NAME,
    KIND,
    { name: 'local_importance', title: 'Of unusual local importance', type: 'boolean' },
    { name: 'degraded', title: 'Degraded', type: 'boolean' },
    ACCURACY,
    AREA,
    SINCE,
    MAP_VERSION,
    INVENTED,
  ],
  watercourses: [
    ID,
    NAME,
    { name: 'kind', title: 'Kind of watercourse', type: 'string' },
    { name: 'permanent', title: 'Flows all year', type: 'boolean' },
    ACCURACY,
    SINCE,
    MAP_VERSION,
    INVENTED,
  ],
  'adjacent-areas': [
    { name: 'ordinance', title: 'Ordinance under which it is one', type: 'string' },
    { name: 'wetland', title: 'Id of its wetland on the map', type: 'string' },
    { name: 'name', title: 'Name of its wetland', type: 'string' },
    KIND,
    INVENTED,
  ],
  parcels: [
    { name: 'tax_map_number', title: 'Tax map number', type: 'string' },
    { name: 'address', title: 'Address', type: 'string' },
    AREA,
    INVENTED,
  ],
  'impaired-waters': [ID, NAME, { name: 'listing', title: 'Listing', type: 'string' }, INVENTED],
  'hydric-soils': [ID, NAME, INVENTED],
  roads: [NAME, INVENTED],
  buildings: [NAME, INVENTED],
  water: [NAME, INVENTED],
};
