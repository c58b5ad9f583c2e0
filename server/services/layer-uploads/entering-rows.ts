import type { Knex } from 'knex';
import type { ImportLayerId } from '../../../core/contracts/import-report.js';
import { countTakenIds, type TakenIds } from '../../sql/uploads/count-taken-ids.js';

/** Numbers that are named. */
const NAMED = 5;

/** A number that tells a parcel, as the import has it. */
const TELLS = /[1-9]/;

const NONE: TakenIds = { count: 0, ids: [] };

/** What the rows that would come in say together, which none says alone: their ids, and tax map numbers on several. */
export class EnteringRows {
  private readonly ids: string[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly layer: ImportLayerId) {}

  /** @param row  of the layer, as an import would store it */
  include(row: object): void {
    if ('id' in row && typeof row.id === 'string') this.ids.push(row.id);
    if ('tax_map_number' in row && typeof row.tax_map_number === 'string')
      this.numbers.set(row.tax_map_number, (this.numbers.get(row.tax_map_number) ?? 0) + 1);
  }

  /** @returns the ids that the layer has already; layers without ids of their own have none taken */
  async taken(knex: Knex, jurisdictionId: string): Promise<TakenIds> {
    const { layer, ids } = this;
    if ((layer !== 'wetlands' && layer !== 'watercourses') || ids.length === 0) return NONE;
    return countTakenIds(knex, layer, jurisdictionId, ids);
  }

  /** @returns what becomes of parcels whose number is on several features; nothing where there are none */
  notices(): string[] {
    const repeated = [...this.numbers].filter(([number, count]) => count > 1 && TELLS.test(number));
    if (repeated.length === 0) return [];
    const features = repeated.reduce((sum, [, count]) => sum + count, 0);
    const named = repeated.slice(0, NAMED).map(([number]) => number);
    const numbers =
      repeated.length === 1
        ? 'one tax map number'
        : `${repeated.length.toLocaleString('en-US')} tax map numbers`;
    return [
      `${features.toLocaleString('en-US')} features share ${numbers} (${named.join(', ')}${repeated.length > NAMED ? ', …' : ''}). ` +
        'Where all else that is said of them agrees they are parts of one parcel, and the import makes one of them: ' +
        'fewer parcels come in than are counted here. The report says how many.',
    ];
  }
}
