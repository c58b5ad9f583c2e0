import type { ImportPreview } from '../../core/contracts/uploads.js';
import { USUAL_SYSTEMS } from '../draw/file-shapes.js';
import type { Failure } from '../failure.js';
import { CrsField } from '../panels/crs-field.js';
import { FailureNote } from '../panels/failure-note.js';
import { foldedRefusal, inPageWords } from './page-words.js';

const NAMES: ReadonlyMap<string, string> = new Map(USUAL_SYSTEMS);

/** Systems in which the coordinates would fit, each to be taken by whoever decides it. */
function Suggestions({ codes, onCrs }: { codes: readonly string[]; onCrs: (crs: string) => void }) {
  if (codes.length === 0) return null;
  return (
    <>
      <p class="help">Nobody but you can know it. Nothing is read otherwise before you say so:</p>
      <p class="buttons suggested">
        {codes.map((code) => (
          <button key={code} type="button" onClick={() => onCrs(code)}>
            Read it as {NAMES.get(code) ?? code}
          </button>
        ))}
      </p>
    </>
  );
}

/** Where the coordinates would lie in systems that do not fit, for whoever wonders. */
function Elsewhere({ places }: { places: readonly string[] }) {
  if (places.length === 0) return null;
  return (
    <details>
      <summary>Where they would lie in each</summary>
      <ul class="plain remarks">
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </details>
  );
}

/** Why nothing of a file could come in as it is read, and the systems in which it would fit. */
export function RefusalPart({
  refusal,
  codes,
  onCrs,
}: {
  refusal: string;
  codes: readonly string[];
  onCrs: (crs: string) => void;
}) {
  const { message, elsewhere } = foldedRefusal(refusal);
  return (
    <div class="notice failure">
      <p>{message}</p>
      <Elsewhere places={elsewhere} />
      <Suggestions codes={codes} onCrs={onCrs} />
    </div>
  );
}

/** The coordinate system in which the file is read, how it is known, and the way to name another. */
export function CrsPart({
  preview: { crs },
  chosen,
  onCrs,
}: {
  preview: ImportPreview;
  /** named by the person; empty: what the file says */
  chosen: string;
  onCrs: (crs: string) => void;
}) {
  return (
    <section aria-labelledby="crs-heading">
      <h3 id="crs-heading">Coordinate system</h3>
      <p>
        <strong>
          {crs.code !== null && !crs.name.includes(crs.code) ? `${crs.code}, ` : ''}
          {crs.code === null ? `${crs.name.charAt(0).toUpperCase()}${crs.name.slice(1)}` : crs.name}
        </strong>
      </p>
      <p class="help">
        Known by: {chosen === '' ? inPageWords(crs.how) : 'you named it'}. The coordinates are{' '}
        {crs.conversion}
        {crs.conversion.endsWith('.') ? '' : '.'}
      </p>
      {chosen !== '' && (
        <p class="buttons">
          <button type="button" onClick={() => onCrs('')}>
            Read it as the file says
          </button>
        </p>
      )}
      <details>
        <summary>Name another system</summary>
        <CrsField
          key={chosen}
          looksLike={chosen === '' ? (crs.code ?? 'EPSG:2260') : chosen}
          onChoose={onCrs}
        />
      </details>
    </section>
  );
}

/** Codes that a refusal suggests to name. */
const SUGGESTED = /\bsay crs=((?:EPSG|ESRI):\d+)/g;

/** Why the file could not be read; where its system is what is missing, with the way to name it. */
export function UnknownCrsPart({
  failure,
  asksCrs,
  onCrs,
  again,
}: {
  failure: Failure;
  asksCrs: boolean;
  onCrs: (crs: string) => void;
  again: () => void;
}) {
  const { message, elsewhere } = foldedRefusal(failure.message);
  if (!asksCrs || failure.kind !== 'refused')
    return (
      <FailureNote
        failure={{ ...failure, message: inPageWords(failure.message), problems: [] }}
        again={again}
      />
    );
  const codes = [...failure.message.matchAll(SUGGESTED)].flatMap(([, code]) => code ?? []);
  return (
    <div class="notice" role="alert">
      <p>{message}</p>
      <Elsewhere places={elsewhere} />
      <Suggestions codes={codes} onCrs={onCrs} />
      {codes.length > 0 ? (
        <details>
          <summary>Name another system</summary>
          <CrsField key={failure.message} looksLike={codes[0] ?? 'EPSG:2260'} onChoose={onCrs} />
        </details>
      ) : (
        <CrsField key={failure.message} looksLike="EPSG:2260" onChoose={onCrs} />
      )}
    </div>
  );
}
