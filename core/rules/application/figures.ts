import type { FilledNotice } from '../../contracts/application.js';
import type { Figure } from '../../ordinance-format/requirements.js';
import {
  disturbanceByLand,
  impairedWaters,
  mitigationFigures,
  openAtOnce,
  totalDisturbance,
} from './area-figures.js';
import { featuresWithin } from './around-figures.js';
import { delineationAge, monthsBefore } from './delineation.js';
import { filled, textFigure, type Filled } from './filled.js';
import type { ApplicationInput } from './input.js';
import { municipalityFigures, propertyFigures, wetlandsReached } from './land-figures.js';

function delineation({ delineatedOn, filedOn }: ApplicationInput, months: number): Filled {
  if (delineatedOn === null) {
    return filled({
      figures: [textFigure('Located in the field no earlier than', monthsBefore(filedOn, months))],
      notes: [
        `Say on which day the wetland was located in the field: for an application filed on ${filedOn} it may be at most ${months} months before.`,
      ],
    });
  }
  const { earliest, age, inTime } = delineationAge(delineatedOn, filedOn, months);
  return filled({
    figures: [
      textFigure('Located in the field on', delineatedOn),
      textFigure('Age on the day of filing', age),
      textFigure('Located in the field no earlier than', earliest),
    ],
    met: inTime,
    notes: inTime
      ? []
      : [
          `It is older than ${months} months on ${filedOn}: the wetland has to be located anew before filing.`,
        ],
  });
}

function noticeFigure(notice: FilledNotice | undefined): Filled {
  if (notice === undefined || notice.standing === 'not-asked') return filled({});
  if (notice.parcels === null) return filled({ notes: notice.notes });
  const count = notice.parcels.length;
  return filled({
    figures: [
      textFigure(
        notice.title,
        count === 0 ? 'no parcel found' : `${count} ${count === 1 ? 'parcel' : 'parcels'}`,
      ),
    ],
    notes: [`The parcels are under the notice “${notice.title}”.`],
  });
}

/**
 * @param figure  that the ordinance's data names for an item
 * @param input  what was answered and measured
 * @param notices  as they were filled in
 * @returns what the product can say for it by itself
 */
export function figureFor(figure: Figure, input: ApplicationInput, notices: readonly FilledNotice[]): Filled {
  switch (figure.kind) {
    case 'disturbance-by-land':
      return disturbanceByLand(input);
    case 'total-disturbance':
      return totalDisturbance(input);
    case 'open-at-once':
      return openAtOnce(input);
    case 'mitigation':
      return mitigationFigures(input);
    case 'features-within':
      return featuresWithin(input, figure.ft);
    case 'property':
      return propertyFigures(input);
    case 'wetlands-reached':
      return wetlandsReached(input);
    case 'impaired-waters':
      return impairedWaters(input);
    case 'municipalities':
      return municipalityFigures(input);
    case 'notice':
      return noticeFigure(notices.find(({ id }) => id === figure.notice));
    case 'delineation-age':
      return delineation(input, figure.months);
    case 'site-map':
      return filled({
        links: [
          { label: 'Shapes of this answer (GeoJSON)', href: `/api/screenings/${input.screening}.geojson` },
        ],
        notes: [
          'The map of this answer is no plan of a surveyor: it shows what was drawn on the map held here.',
        ],
      });
  }
}
