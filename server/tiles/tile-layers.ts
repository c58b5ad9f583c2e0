import { TILE_LAYER_NAMES, type TileLayerName, type VectorLayer } from '../../core/contracts/tiles.js';
import { TILE_ZOOMS } from '../../core/tile-zooms.js';

/** What a source layer is, for whoever reads the tiles with another program. */
export interface TileLayerText {
  title: string;
  description: string;
  /** of its features: 0 points, 1 lines, 2 areas; null where there are lines and areas */
  dimension: 0 | 1 | 2 | null;
  /** it is drawn from this zoom on; further out it would only be a blur, and dear */
  minZoom: number;
  /** what each attribute holds; one without a value is left out of a feature */
  fields: Readonly<Record<string, { type: 'string' | 'number' | 'boolean'; text: string }>>;
}

const name = { type: 'string', text: 'name, where it has one' } as const;
const regulated = {
  type: 'boolean',
  text: 'whether the ordinance of the tiles regulates it, by its kind, size and place',
} as const;
const mapped = { id: { type: 'string', text: 'its id on the wetlands map' }, name } as const;
const wetland = { ...mapped, kind: { type: 'string', text: 'freshwater or tidal' }, regulated } as const;

/** The source layers, in the order in which a tile holds them. */
export const TILE_LAYER_TEXTS: Readonly<Record<TileLayerName, TileLayerText>> = {
  municipality: {
    title: 'Municipality',
    description: 'Outlines of the municipality and of its neighbors, as far as they are loaded.',
    dimension: 2,
    minZoom: 0,
    fields: { name, role: { type: 'string', text: 'own or neighbor' } },
  },
  water: {
    title: 'Water',
    description: 'Open water, for orientation.',
    dimension: 2,
    minZoom: 9,
    fields: { name },
  },
  impairedWaters: {
    title: 'Impaired waters',
    description: 'Waters that the state lists as impaired.',
    dimension: null,
    minZoom: 9,
    fields: {
      id: { type: 'string', text: 'its id on the list' },
      name,
      listing: { type: 'string', text: 'the list that it is on' },
    },
  },
  parcels: {
    title: 'Parcels',
    description: 'Parcels with tax map number and address.',
    dimension: 2,
    minZoom: 14,
    fields: {
      id: { type: 'string', text: 'its id in this program' },
      taxMapNumber: { type: 'string', text: 'tax map number' },
      address: { type: 'string', text: 'address of the property' },
    },
  },
  adjacent: {
    title: 'Adjacent area',
    description:
      'Land beside regulated wetlands and watercourses that the ordinance regulates too, united, without them.',
    dimension: 2,
    minZoom: 12,
    fields: { widthFt: { type: 'number', text: 'width that the ordinance states, feet on the ground' } },
  },
  wetlands: {
    title: 'Wetlands',
    description:
      'Wetlands of the map, regulated or not. The map is guidance; the boundary is fixed in the field.',
    dimension: 2,
    minZoom: 9,
    fields: wetland,
  },
  watercourses: {
    title: 'Watercourses',
    description: 'Watercourses of the map as lines or areas, regulated or not.',
    dimension: null,
    minZoom: 9,
    fields: { ...mapped, kind: { type: 'string', text: 'brook, river, lake and so on' }, regulated },
  },
  roads: {
    title: 'Roads',
    description: 'Center lines of roads, for orientation.',
    dimension: 1,
    minZoom: 12,
    fields: { name },
  },
  buildings: {
    title: 'Buildings',
    description: 'Outlines of buildings, for orientation.',
    dimension: 2,
    minZoom: 15,
    fields: { name },
  },
  wetlandLabels: {
    title: 'Places for the names of wetlands',
    description: 'One point in each wetland, on one tile only, to write its name at.',
    dimension: 0,
    minZoom: 13,
    fields: wetland,
  },
};

/** @returns those of the layers that a tile of the zoom shows */
export function layersAtZoom(
  zoom: number,
  layers: readonly TileLayerName[] = TILE_LAYER_NAMES,
): TileLayerName[] {
  return layers.filter((layer) => TILE_LAYER_TEXTS[layer].minZoom <= zoom);
}

/** What GDAL reads the type of an attribute from, where it is not text. */
const TYPE_WORDS = { number: 'Number', boolean: 'Boolean' } as const;

/**
 * @returns a layer as TileJSON describes it. An attribute that is text is described where it stands; of others the type stands
 *   there, which readers go by, and what they hold is told with the layer
 */
export function vectorLayer(layer: TileLayerName): VectorLayer {
  const { description, minZoom, fields } = TILE_LAYER_TEXTS[layer];
  const entries = Object.entries(fields);
  const told = entries.flatMap(([field, { type, text }]) =>
    type === 'string' ? [] : [` ${field}: ${text}.`],
  );
  return {
    id: layer,
    description: `${description}${told.join('')}`,
    minzoom: minZoom,
    maxzoom: TILE_ZOOMS.most,
    fields: Object.fromEntries(
      entries.map(([field, { type, text }]) => [field, type === 'string' ? text : TYPE_WORDS[type]]),
    ),
  };
}
