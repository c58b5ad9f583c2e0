import type { ScreenedWatercourse, ScreenedWetland } from '../../core/contracts/screening.js';
import type { Ordinance } from '../../core/ordinance.js';
import { criterionText } from '../figures/criterion.js';
import { acresText, feetText, sqFtText } from '../figures/format.js';
import { ShowWetlandButton } from './show-wetland-button.js';
import { Swatch } from './swatch.js';

function titleOf(item: { id: string; name: string | null }): string {
  return item.name === null || item.name === item.id ? item.id : `${item.name} (${item.id})`;
}

function distanceText(feet: number): string {
  return feet === 0 ? 'touches it' : `${feetText(feet)} ft away`;
}

function accuracyText(feet: number | null): string {
  return feet === null ? 'accuracy of its outline not recorded' : `outline known to ±${feetText(feet)} ft`;
}

function WetlandItem({ wetland, law }: { wetland: ScreenedWetland; law: Ordinance | null }) {
  const criterion = wetland.regulated
    ? `Regulated${wetland.criterion === null ? '' : ` as ${criterionText(law, wetland.criterion)}`}`
    : 'Not regulated under this ordinance';
  return (
    <li>
      <h4>
        <Swatch kind={wetland.regulated ? 'wetland' : 'unregulated'} /> {titleOf(wetland)}
      </h4>
      <p>
        {criterion}
        {wetland.certain ? '' : ', too close to call'}. {wetland.kind === 'tidal' ? 'Tidal' : 'Freshwater'},{' '}
        {sqFtText(wetland.areaSqFt)} sq ft ({acresText(wetland.areaSqFt)} acres) in all;{' '}
        {distanceText(wetland.distanceFt)}; {accuracyText(wetland.accuracyFt)}.
      </p>
      <ShowWetlandButton id={wetland.id} />
    </li>
  );
}

function WatercourseItem({ watercourse }: { watercourse: ScreenedWatercourse }) {
  return (
    <li>
      <h4>
        <Swatch kind="watercourse" /> {titleOf(watercourse)}
      </h4>
      <p>
        {watercourse.regulated ? 'Regulated watercourse' : 'Watercourse, not regulated under this ordinance'};{' '}
        {distanceText(watercourse.distanceFt)}; {accuracyText(watercourse.accuracyFt)}.
      </p>
    </li>
  );
}

interface Props {
  /** the ordinance they are read under; null while it is not there */
  law: Ordinance | null;
  wetlands: readonly ScreenedWetland[];
  watercourses: readonly ScreenedWatercourse[];
}

/** Each wetland and watercourse the answer concerns, with its criterion, area and distance. */
export function WetlandList({ law, wetlands, watercourses }: Props) {
  if (wetlands.length + watercourses.length === 0) return null;
  return (
    <section aria-labelledby="wetlands-heading">
      <h3 id="wetlands-heading">
        {watercourses.length === 0 ? 'Wetlands near it' : 'Wetlands and watercourses near it'}
      </h3>
      <ul class="wetlands">
        {wetlands.map((wetland) => (
          <WetlandItem key={wetland.id} wetland={wetland} law={law} />
        ))}
        {watercourses.map((watercourse) => (
          <WatercourseItem key={watercourse.id} watercourse={watercourse} />
        ))}
      </ul>
    </section>
  );
}
