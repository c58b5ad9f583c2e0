import { useState } from 'preact/hooks';
import { AMENDMENT_LIMITS, type WetlandState } from '../../core/contracts/amendments.js';
import { type Delineation } from '../../core/contracts/delineation.js';
import { bringDelineation } from '../amend-api.js';
import { acting, perform } from './acts.js';
import { CheckField, ChoiceField, TextField } from './fields.js';
import { broughtIn } from './match-list.js';
import { boxOfStates } from './overlay-features.js';
import { readAccuracy } from './read-fields.js';
import { showBox } from './shown.js';
import { putAway } from './sketch.js';

const KINDS = [
  ['', 'As the file says, else as what it replaces'],
  ['freshwater', 'Freshwater'],
  ['tidal', 'Tidal'],
] as const;

/** What stands against bringing a file in, as a sentence; empty: nothing. */
function whatIsWrong(file: File | null, accuracyIsRead: boolean): string {
  if (file === null) return 'Choose a file.';
  if (file.size > AMENDMENT_LIMITS.delineationBytes)
    return 'The file is larger than 20 MB. Leave out what lies elsewhere.';
  return accuracyIsRead ? '' : 'Correct the accuracy.';
}

/** The shapes of a file as the draft has them now. */
function broughtStates(answer: Delineation | null): (WetlandState | null)[] {
  const brought = new Set(answer?.matches.map(({ change }) => change));
  return (answer?.amendment.changes ?? [])
    .filter(({ number }) => brought.has(number))
    .map(({ after }) => after);
}

/** A surveyor's file with what is said of it. */
export function FileForm() {
  const [file, setFile] = useState<File | null>(null);
  const [crs, setCrs] = useState('');
  const [accuracy, setAccuracy] = useState('');
  const [kind, setKind] = useState('');
  const [repair, setRepair] = useState(false);
  const [missing, setMissing] = useState('');
  const read = readAccuracy(accuracy);

  const bring = (): void => {
    const wrong = whatIsWrong(file, read.ok);
    setMissing(wrong);
    if (file === null || !read.ok || wrong !== '') return;
    let answer: Delineation | null = null;
    const said = {
      crs: crs.trim(),
      accuracyFt: read.accuracyFt,
      kind: kind === 'freshwater' || kind === 'tidal' ? kind : null,
      repair,
    } as const;
    void perform({
      what: `The file ${file.name}`,
      operations: [],
      send: async (place, revision) => {
        answer = await bringDelineation(place, revision, file, said);
        return answer.amendment;
      },
      done: () => {
        broughtIn.value = answer === null ? null : { name: file.name, answer };
        putAway();
        showBox(boxOfStates(broughtStates(answer)));
      },
    });
  };

  return (
    <>
      <div class="amend-field">
        <label for="survey-file">File</label>
        <p id="survey-file-help" class="help">
          A zipped Shapefile (.zip) or GeoJSON (.geojson, .json), up to 20 MB.
        </p>
        <input
          id="survey-file"
          type="file"
          accept=".zip,.geojson,.json"
          aria-describedby="survey-file-help"
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
      </div>
      <TextField
        id="survey-crs"
        label="Coordinate system (optional)"
        help="Such as EPSG:2260. Empty: what the file itself says."
        maxLength={100}
        value={crs}
        onText={setCrs}
      />
      <TextField
        id="survey-accuracy"
        label="Accuracy of the survey, in feet"
        help="How far off its outlines may lie, such as 0.5. Empty: what the file says."
        inputMode="decimal"
        maxLength={20}
        value={accuracy}
        problem={read.ok ? '' : read.problem}
        onText={setAccuracy}
      />
      <ChoiceField id="survey-kind" label="Kind of wetland" value={kind} options={KINDS} onText={setKind} />
      <CheckField
        id="survey-repair"
        label="Take what an outline that crosses itself encloses, instead of rejecting it"
        checked={repair}
        onCheck={setRepair}
      />
      <div class="buttons">
        <button type="button" class="primary" aria-disabled={acting.value !== null} onClick={bring}>
          Bring it in
        </button>
        <button type="button" onClick={putAway}>
          Cancel
        </button>
      </div>
      <p class="problems" role="alert">
        {missing}
      </p>
    </>
  );
}
