import { useState } from 'preact/hooks';
import { EXPORT_CRS, type ExportCrs, type ExportFormat } from '../../core/contracts/file-exports.js';
import { filePath, type DownloadOffer, type ReadyFile } from './download-offer.js';
import { CRS_WORDS, FORMAT_WORDS, MENU_FORMATS } from './format-words.js';

interface Props {
  /** unique on the page, for the ids of fields */
  id: string;
  offers: readonly DownloadOffer[];
  ready: ReadyFile | null;
  take: (path: string, what: string) => void;
  close: () => void;
}

function OfferChoice({
  id,
  offers,
  chosen,
  choose,
}: Pick<Props, 'id' | 'offers'> & { chosen: number; choose: (index: number) => void }) {
  return (
    <div class="field">
      <label for={`${id}-what`}>What</label>
      <select
        id={`${id}-what`}
        value={chosen}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        {offers.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function CrsChoice({ id, crs, choose }: { id: string; crs: ExportCrs; choose: (crs: ExportCrs) => void }) {
  return (
    <fieldset class="unframed">
      <legend>Coordinates</legend>
      {EXPORT_CRS.map((code) => (
        <label key={code} class="choice">
          <input type="radio" name={`${id}-crs`} checked={crs === code} onChange={() => choose(code)} />
          {CRS_WORDS[code]}
        </label>
      ))}
      <p class="help">KML is always in longitude and latitude, DXF in State Plane feet.</p>
    </fieldset>
  );
}

/** What there is to choose of a download: what, in which coordinates, in which format. */
export function DownloadChoices({ id, offers, ready, take, close }: Props) {
  const [chosen, setChosen] = useState(0);
  const [crs, setCrs] = useState<ExportCrs>('EPSG:2260');
  const offer = offers[chosen] ?? offers[0];
  if (offer === undefined) return null;
  const formats: readonly ExportFormat[] = offer.tableOnly === true ? ['csv'] : MENU_FORMATS;
  return (
    <>
      {offers.length > 1 && <OfferChoice id={id} offers={offers} chosen={chosen} choose={setChosen} />}
      {offer.tableOnly !== true && <CrsChoice id={id} crs={crs} choose={setCrs} />}
      <ul>
        {formats.map((format) => (
          <li key={format}>
            <button
              type="button"
              onClick={() => {
                close();
                take(filePath(offer.path, { format, crs }), FORMAT_WORDS[format].name);
              }}
            >
              <strong>{FORMAT_WORDS[format].name}</strong> <span>{FORMAT_WORDS[format].use}</span>
            </button>
          </li>
        ))}
        {ready !== null && (
          <li>
            <a href={ready.href} download={ready.fileName} onClick={close}>
              <strong>{ready.name}</strong> <span>{ready.use}</span>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
