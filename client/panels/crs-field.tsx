import { useState } from 'preact/hooks';
import { USUAL_SYSTEMS } from '../draw/file-shapes.js';

const ANOTHER = 'another';

const isUsual = (crs: string): boolean => USUAL_SYSTEMS.some(([value]) => value === crs);

interface Props {
  /** the one to begin with */
  looksLike: string;
  onChoose: (crs: string) => void;
}

/** Asks in which coordinate system a file is, where the file does not say it. */
export function CrsField({ looksLike, onChoose }: Props) {
  const [chosen, setChosen] = useState<string>(isUsual(looksLike) ? looksLike : ANOTHER);
  const [code, setCode] = useState(isUsual(looksLike) ? '' : looksLike);
  const crs = chosen === ANOTHER ? code.trim() : chosen;
  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    if (crs !== '') onChoose(crs);
  };
  return (
    <form class="crs" onSubmit={take}>
      <label for="file-crs">Coordinate system of the file</label>
      <select id="file-crs" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
        {USUAL_SYSTEMS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={ANOTHER}>Another</option>
      </select>
      {chosen === ANOTHER && (
        <>
          <label for="file-crs-code">Its EPSG number</label>
          <input
            id="file-crs-code"
            type="text"
            inputMode="numeric"
            maxLength={20}
            autocomplete="off"
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </>
      )}
      <button type="submit">Read it so</button>
    </form>
  );
}
