import { Conflict, InvalidInput, NotFound } from '../../core/errors.js';
import type { Ordinance, OrdinanceId } from '../../core/ordinance.js';
import type { OrdinanceBook } from '../../core/ordinances/registry.js';
import type { JurisdictionRecord } from '../sql/jurisdictions/find-jurisdiction.js';

/**
 * @param asked  the ordinance that a request names; the municipality's own when absent
 * @returns the ordinance under which a municipality is read
 * @throws InvalidInput  when the request names one that is not there
 * @throws Conflict  when the municipality applies one whose data this server does not have
 */
export function ordinanceOf(
  ordinances: OrdinanceBook,
  jurisdiction: Pick<JurisdictionRecord, 'name' | 'ordinanceId'>,
  asked: OrdinanceId | undefined,
): Ordinance {
  try {
    return ordinances.find(asked ?? jurisdiction.ordinanceId);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    if (asked !== undefined) {
      throw new InvalidInput(error.message, [{ path: 'ordinance', message: error.message }]);
    }
    throw new Conflict(
      `${jurisdiction.name} applies the ordinance "${jurisdiction.ordinanceId}", whose data is not on this server. Put its file back into the folder of ordinances and start again, or ask under another ordinance.`,
    );
  }
}
