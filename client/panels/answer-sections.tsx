import type { ParcelScreening, ProposalScreening } from '../../core/contracts/screening.js';
import type { ExplainedFinding } from '../../core/finding.js';
import { dayText, feetText, scaleText, sqFtText } from '../figures/format.js';
import { ordinanceData } from '../state/ordinance-data.js';
import { FindingList } from './finding-list.js';
import { StateLaw } from './state-law.js';
import { UncertainFindings } from './uncertain-findings.js';
import { WetlandList } from './wetland-list.js';

/** An answer of either kind: what follows its figures is the same. */
export type AnyScreening = ParcelScreening | ProposalScreening;

function Nearest({ answer }: { answer: AnyScreening }) {
  const { nearestWetlandFt, inWetlandSqFt } = answer.totals;
  if (nearestWetlandFt === null || (inWetlandSqFt ?? 0) > 0) return null;
  return (
    <p class="nearest">
      {nearestWetlandFt === 0 ? (
        'It touches a wetland.'
      ) : (
        <>
          The nearest wetland is <strong>{feetText(nearestWetlandFt)} ft</strong> away.
        </>
      )}
    </p>
  );
}

function Notices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="notices-heading">
      <h3 id="notices-heading">Before relying on these figures</h3>
      <ul class="plain">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </section>
  );
}

function NotFound({ answer }: { answer: AnyScreening }) {
  if (answer.checkedAndNotFound.length === 0) return null;
  return (
    <details>
      <summary>What was checked and not found</summary>
      <ul class="plain">
        {answer.checkedAndNotFound.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

function Method({ answer }: { answer: AnyScreening }) {
  const { method } = answer;
  return (
    <details>
      <summary>How it was measured</summary>
      <p>{method.statement}</p>
      <dl>
        <dt>Area on the State Plane grid, as plans quote it</dt>
        <dd>{sqFtText(method.gridAreaSqFt)} sq ft</dd>
        <dt>Grid feet in one foot on the ground</dt>
        <dd>{scaleText(method.gridScale)}</dd>
        <dt>Coordinate system</dt>
        <dd>EPSG:{method.srid}</dd>
        <dt>Method</dt>
        <dd>{method.id}</dd>
      </dl>
    </details>
  );
}

/** Which map was used, of which day; a notice says more where the record of the map begins later than that day. */
function MapAndDate({ answer }: { answer: AnyScreening }) {
  const { on, mapSince, mapVersion } = answer;
  const held = mapSince !== null && mapSince <= on ? 'in force since' : 'the first on record, of';
  const since = mapSince === null ? '' : `, ${held} ${dayText(mapSince)}`;
  return (
    <p class="fine-print">
      Law and map as of {dayText(on)}: wetlands map {mapVersion}
      {since}; {answer.ordinance.name}.
    </p>
  );
}

interface FindingsProps {
  answer: AnyScreening;
  /** those of its findings that are not said elsewhere */
  findings: readonly ExplainedFinding[];
}

/** What follows the figures at once: distance, what is uncertain, and the findings. */
export function AnswerFindings({ answer, findings }: FindingsProps) {
  return (
    <>
      <Nearest answer={answer} />
      <UncertainFindings findings={answer.findings} />
      <FindingList findings={findings} />
    </>
  );
}

/** What stands beside and behind it: the state's law, wetlands near by, what was not found, method, guidance and the map in force. */
export function AnswerGrounds({ answer }: { answer: AnyScreening }) {
  return (
    <>
      <StateLaw notes={answer.stateLaw} />
      <WetlandList
        law={ordinanceData(answer.ordinance.id)}
        wetlands={answer.wetlands}
        watercourses={answer.watercourses}
      />
      <Notices notices={answer.notices} />
      <NotFound answer={answer} />
      <Method answer={answer} />
      <p class="guidance">{answer.guidance}</p>
      <MapAndDate answer={answer} />
    </>
  );
}
