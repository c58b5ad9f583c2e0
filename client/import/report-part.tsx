import type { ImportReport } from '../../core/contracts/import-report.js';
import type { Upload } from '../../core/contracts/uploads.js';
import { acresText, countText, dayText, feetText, sqFtText } from '../figures/format.js';
import { PageHeading } from '../panels/page-heading.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { CsvLink } from './csv-link.js';
import { LAYER_WORDS } from './layer-words.js';
import { asSentence, inPageWords } from './page-words.js';
import { RejectedList } from './rejected-part.js';

function Counts({ report }: { report: ImportReport }) {
  const { read, accepted, rejected, skipped, replaced, totals } = report;
  const left = skipped.nullGeometry + skipped.deletedRows;
  const rows: (readonly [string, string])[] = [
    ['Read', countText(read, 'feature', 'features')],
    ['Came in', accepted.toLocaleString('en-US')],
    ['Rejected', rejected.toLocaleString('en-US')],
    ...(left > 0 ? [['Without a geometry, or deleted', left.toLocaleString('en-US')] as const] : []),
    ...(replaced > 0 ? [['Taken off the map', replaced.toLocaleString('en-US')] as const] : []),
    ...(totals.areaSqFt > 0
      ? [['Area', `${sqFtText(totals.areaSqFt)} sq ft (${acresText(totals.areaSqFt)} acres)`] as const]
      : []),
    ...(totals.lengthFt > 0 ? [['Length', `${feetText(totals.lengthFt)} ft`] as const] : []),
    ['Coordinates', `${report.crs.code === null ? '' : `${report.crs.code}, `}${report.crs.name}`],
  ];
  return (
    <dl class="facts">
      {rows.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Attributes({ report }: { report: ImportReport }) {
  if (report.attributes.length === 0) return null;
  return (
    <section aria-labelledby="used-heading">
      <h3 id="used-heading">What the attributes were used for</h3>
      <div class="table-frame attribute-table" role="region" aria-label="Table of attributes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Attribute</th>
              <th scope="col">Use</th>
            </tr>
          </thead>
          <tbody>
            {report.attributes.map(({ attribute, use }) => (
              <tr key={attribute}>
                <th scope="row">{attribute}</th>
                <td>{use}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What came of an import. */
export function ReportPart({ upload }: { upload: Upload }) {
  const { report, by } = upload;
  if (report === null) return <PageHeading>{upload.name} was imported.</PageHeading>;
  const { one, many } = LAYER_WORDS[report.layer];
  const { mapVersion, mapSince, rejectedFeatures, repairedFeatures, notices } = report;
  return (
    <>
      <PageHeading>{countText(report.accepted, `${one} came in.`, `${many} came in.`)}</PageHeading>
      <p class="about">
        From {upload.name}
        {by === null ? '' : `, sent by ${by}`}.
        {mapVersion !== null &&
          ` It is version ${mapVersion} of the map${mapSince === null ? '' : `, from ${dayText(mapSince)}`}.`}
      </p>
      <Counts report={report} />
      <p class="after">
        {mapVersion !== null && (
          <a href={formatAddress({ ...taskAddress(address.value, 'history'), version: mapVersion })}>
            What this version changed
          </a>
        )}
        <a href={formatAddress(taskAddress(address.value, 'parcel'))}>Go to the map</a>
        <a href={formatAddress({ ...address.value, upload: null })}>Import another layer</a>
      </p>
      {rejectedFeatures.length > 0 && (
        <section aria-labelledby="out-heading">
          <h3 id="out-heading">{countText(report.rejected, 'feature', 'features')} stayed out</h3>
          <RejectedList rejected={rejectedFeatures} />
          <p class="downloads">
            <CsvLink rejected={rejectedFeatures} name={`${upload.name} rejected`} />
          </p>
        </section>
      )}
      {repairedFeatures.length > 0 && (
        <section aria-labelledby="mended-heading">
          <h3 id="mended-heading">
            {countText(repairedFeatures.length, 'polygon', 'polygons')} came in repaired
          </h3>
          <RejectedList
            rejected={repairedFeatures.map(
              ({ gridAreaBeforeSqFt, gridAreaAfterSqFt, message, ...feature }) => ({
                ...feature,
                message: `${message} (${sqFtText(Math.abs(gridAreaBeforeSqFt))} sq ft in the file, ${sqFtText(gridAreaAfterSqFt)} as it came in)`,
              }),
            )}
          />
        </section>
      )}
      {notices.length > 0 && (
        <section aria-labelledby="notices-heading">
          <h3 id="notices-heading">Remarks</h3>
          <ul class="plain remarks">
            {notices.map((notice) => (
              <li key={notice}>{asSentence(inPageWords(notice))}</li>
            ))}
          </ul>
        </section>
      )}
      <Attributes report={report} />
    </>
  );
}
