import { cutBlocks } from './blocks.js';
import { drawBuildings } from './buildings.js';
import { drawCoast, landSide, waterAreas } from './coast.js';
import { ringToFile, roundPoint } from './frame.js';
import { GROUNDS } from './grounds.js';
import { drawImpairedWaters } from './impaired-waters.js';
import { areaGeometry, layerText, lineGeometry, type LayerFeature } from './layer-file.js';
import { buildableOutline, drawMunicipalities } from './municipality.js';
import { common } from './overlay.js';
import { divideParcels } from './parcels.js';
import { layStreets, rightsOfWay } from './streets.js';
import { listParcels } from './tax-map.js';
import { drawBrooks, drawPonds, type Brook, type Pond } from './watercourses.js';
import { ACCURACY_FT } from './wetland-plan.js';
import { drawWetlands, type Wetland } from './wetlands.js';

/**
 * Makes every layer of the demonstration municipality; the same text each time.
 * @returns the text of each file by its name, such as `parcels.geojson`
 */
export function buildLayers(): Map<string, string> {
  const coast = drawCoast();
  const { harbour, open } = waterAreas(coast);
  const municipalities = drawMunicipalities();
  const streets = layStreets();
  const land = common([[buildableOutline(municipalities[0].ring)]], [[landSide(coast)]]);
  const blocks = cutBlocks(land, rightsOfWay(streets), GROUNDS, streets);
  const parcels = listParcels(divideParcels(blocks, streets), streets);
  const [brooks, ponds] = [drawBrooks(), drawPonds()];
  const wetlands = drawWetlands(coast, ponds);
  const buildings = drawBuildings(parcels, {
    wetlands: wetlands.flatMap(({ shapes }) => shapes),
    ponds: ponds.map(({ ring }) => ring),
    brooks: brooks.map(({ line }) => line),
  });
  const layers: [string, LayerFeature[]][] = [
    [
      'municipality',
      municipalities.map(({ name, role, ring }) => ({
        properties: { name, role },
        geometry: areaGeometry([[ring]]),
      })),
    ],
    [
      'parcels',
      parcels.map(({ sbl, address, parts }) => ({
        properties: { SBL: sbl, address, SWIS: '999901' },
        geometry: areaGeometry(parts),
      })),
    ],
    ['wetlands', wetlands.map(wetlandFeature)],
    ['watercourses', [...brooks.map(brookFeature), ...ponds.map(pondFeature)]],
    [
      'roads',
      streets.map(({ name, width, line }) => ({
        properties: { name, width_ft: width },
        geometry: lineGeometry(line.map(roundPoint)),
      })),
    ],
    [
      'buildings',
      buildings.map(({ use, ring }) => ({ properties: { use }, geometry: areaGeometry([[ring]]) })),
    ],
    [
      'water',
      [['Sedge Harbor', harbour] as const, ['The Sound', open] as const].map(([name, ring]) => ({
        properties: { name },
        geometry: areaGeometry([[ringToFile(ring)]]),
      })),
    ],
    [
      'impaired-waters',
      drawImpairedWaters(harbour).map(({ ring, ...properties }) => ({
        properties,
        geometry: areaGeometry([[ring]]),
      })),
    ],
  ];
  return new Map(layers.map(([name, features]) => [`${name}.geojson`, layerText(name, features)]));
}

function wetlandFeature({
  id,
  name,
  kind,
  localImportance,
  degraded,
  source,
  shapes,
}: Wetland): LayerFeature {
  return {
    properties: {
      id,
      name,
      kind,
      local_importance: localImportance,
      degraded,
      accuracy_ft: ACCURACY_FT[source],
      source,
    },
    geometry: areaGeometry(shapes),
  };
}

function brookFeature({ id, name, kind, permanent, accuracyFt, line }: Brook): LayerFeature {
  return { properties: { id, name, kind, permanent, accuracy_ft: accuracyFt }, geometry: lineGeometry(line) };
}

function pondFeature({ id, name, kind, accuracyFt, ring }: Pond): LayerFeature {
  return {
    properties: { id, name, kind, permanent: true, accuracy_ft: accuracyFt },
    geometry: areaGeometry([[ring]]),
  };
}
