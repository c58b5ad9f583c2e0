import type { BenchContext } from './bench-row.js';
import { benchParcels, benchProposals } from './subjects.js';

/** What somebody at the page asks the server. */
export interface Question {
  kind: 'tile' | 'search' | 'place' | 'parcel' | 'proposal';
  path: string;
  /** JSON of a POST; null: a GET */
  body: string | null;
}

const SUBJECTS = 12;
const ZOOM = 16;

/** In the order in which somebody works: the map, a parcel searched for and checked, the map again, a place, a proposal. */
const ORDER: readonly Question['kind'][] = [
  'tile',
  'tile',
  'search',
  'parcel',
  'tile',
  'tile',
  'place',
  'tile',
  'proposal',
  'tile',
];

/** @returns the tile that a place lies in */
function tileAt(longitude: number, latitude: number): { x: number; y: number } {
  const side = 2 ** ZOOM;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return {
    x: Math.floor(((longitude + 180) / 360) * side),
    y: Math.floor(((1 - north / Math.PI) / 2) * side),
  };
}

/** @returns the questions of one after the other, the same each time: some 120, about twelve places */
export async function personsQuestions({ knex, jurisdiction }: BenchContext): Promise<Question[]> {
  const proposals = await benchProposals(knex, jurisdiction, SUBJECTS);
  const parcels = await benchParcels(knex, jurisdiction, SUBJECTS);
  const places = proposals.map(({ request }) => {
    const [feature] = request.features;
    const ring = feature?.geometry.coordinates[0];
    const corner = ring?.[0] as readonly number[] | undefined;
    return { longitude: corner?.[0] ?? 0, latitude: corner?.[1] ?? 0 };
  });
  return places.flatMap(({ longitude, latitude }, at) => {
    const { x, y } = tileAt(longitude, latitude);
    return ORDER.map((kind, step): Question => {
      const get = (path: string): Question => ({ kind, path, body: null });
      switch (kind) {
        case 'tile':
          return get(`tiles/${jurisdiction}/mamaroneck/${ZOOM}/${x + (step % 3) - 1}/${y + (step % 2)}.mvt`);
        case 'search':
          return get(`api/parcels?jurisdiction=${jurisdiction}&q=${100 + 2 * at}%20Mill`);
        case 'place':
          return get(`api/jurisdictions/${jurisdiction}/place?lon=${longitude}&lat=${latitude}`);
        case 'parcel':
          return get(`api/parcels/${parcels[at % parcels.length]?.id ?? ''}/screening`);
        case 'proposal':
          return { kind, path: 'api/screenings', body: JSON.stringify(proposals[at]?.request) };
      }
    });
  });
}
