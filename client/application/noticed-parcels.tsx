import { useEffect, useMemo, useState } from 'preact/hooks';
import type { FilledNotice, NoticedParcel } from '../../core/contracts/application.js';
import { countText, feetText } from '../figures/format.js';
import { inOrder, parcelsCsv, parcelsText } from './parcels-csv.js';

function CsvLink({ parcels, name }: { parcels: readonly NoticedParcel[]; name: string }) {
  const [href, setHref] = useState('');
  useEffect(() => {
    // Excel reads UTF-8 only behind this mark.
    const blob = new Blob(['\uFEFF', parcelsCsv(parcels)], { type: 'text/csv;charset=utf-8' });
    const url = URL.createObjectURL(blob);
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [parcels]);
  return (
    <a href={href} download={`${name}.csv`}>
      Download as CSV
    </a>
  );
}

function CopyButton({ parcels }: { parcels: readonly NoticedParcel[] }) {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    // Only a page from https or this machine may write there.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const refused = (): void => setSaid('This browser did not let it be copied; select the table instead.');
    if (clipboard === undefined) refused();
    else clipboard.writeText(parcelsText(parcels)).then(() => setSaid('Copied.'), refused);
  };
  return (
    <>
      <button type="button" onClick={copy}>
        Copy the list
      </button>{' '}
      <span role="status">{said}</span>
    </>
  );
}

/** The parcels whose owners have to be told or listed, to read, copy, download and print. */
export function NoticedParcels({ notice }: { notice: FilledNotice }) {
  const { title, countedFrom } = notice;
  // The same list as long as the notice is the same, so that its file is not made anew with each look.
  const parcels = useMemo(() => (notice.parcels === null ? null : inOrder(notice.parcels)), [notice]);
  if (parcels === null) return null;
  if (parcels.length === 0) return <p>No parcel on the map is reached by it.</p>;
  return (
    <>
      <p>
        {countText(parcels.length, 'parcel', 'parcels')}
        {countedFrom === null ? '' : `, counted from ${countedFrom}`}.
      </p>
      <div class="table-frame" role="region" aria-label={`Parcels: ${title}`} tabIndex={0}>
        <table class="law-table parcels">
          <caption class="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Tax map number</th>
              <th scope="col">Address</th>
              <th scope="col" class="figure">
                Feet away
              </th>
            </tr>
          </thead>
          <tbody>
            {parcels.map((parcel) => (
              <tr key={parcel.id}>
                <th scope="row">{parcel.taxMapNumber ?? 'none'}</th>
                <td>{parcel.address ?? 'none on the map'}</td>
                <td class="figure">{parcel.distanceFt === 0 ? 'touches' : feetText(parcel.distanceFt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="buttons no-print">
        <CopyButton parcels={parcels} /> <CsvLink parcels={parcels} name={`parcels-${notice.id}`} />
      </p>
    </>
  );
}
