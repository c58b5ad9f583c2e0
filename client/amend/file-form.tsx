import { useState } from 'preact/hooks';
import { z } from 'zod';
import { AMENDMENT_LIMITS, type WetlandState } from '../../core/contracts/amendments.js';
import { type Delineation } from '../../core/contracts/delineation.js';
import { bringDelineation } from '../amend-api.js';
import { READ_ENDINGS } from '../draw/file-shapes.js';
import { acting, perform } from './acts.js';
import { openedPlace } from './amendment-state.js';
import { CheckField, ChoiceField, TextField } from './fields.js';
import { formKey, useKept } from './kept-form.js';
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

const typedSchema = z.object({
  crs: z.string(),
  accuracy: z.string(),
  kind: z.enum(['', 'freshwater', 'tidal']),
  repair: z.boolean(),
});

type Typed = z.infer<typeof typedSchema>;

const EMPTY: Typed = { crs: '', accuracy: '', kind: '', repair: false };

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

/** A surveyor's file with what is said of it. What is typed stays when the page is loaded anew; a file cannot. */
export function FileForm() {
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useKept(formKey(openedPlace.value, 'file'), typedSchema, EMPTY);
  const [missing, setMissing] = useState('');
  const { crs, accuracy, kind, repair } = typed;
  const set = (change: Partial<Typed>): void => setTyped({ ...typed, ...change });
  const read = readAccuracy(accuracy);

  const bring = (): void => {
    const wrong = whatIsWrong(file, read.ok);
    setMissing(wrong);
    if (file === null || !read.ok || wrong !== '') return;
    let answer: Delineation | null = null;
    const said = {
      crs: crs.trim(),
      accuracyFt: read.accuracyFt,
      kind: kind === '' ? null : kind,
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
        setTyped(EMPTY);
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
          A zipped Shapefile or File Geodatabase (.zip), GeoPackage, GeoJSON, KML or KMZ, DXF, FlatGeobuf, or
          CSV or text with well-known text, up to 20 MB.
        </p>
        <input
          id="survey-file"
          type="file"
          accept={READ_ENDINGS}
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
        onText={(text) => set({ crs: text })}
      />
      <TextField
        id="survey-accuracy"
        label="Accuracy of the survey, in feet"
        help="How far off its outlines may lie, such as 0.5. Empty: what the file says."
        inputMode="decimal"
        maxLength={20}
        value={accuracy}
        problem={read.ok ? '' : read.problem}
        onText={(text) => set({ accuracy: text })}
      />
      <ChoiceField
        id="survey-kind"
        label="Kind of wetland"
        value={kind}
        options={KINDS}
        onText={(text) => set({ kind: typedSchema.shape.kind.catch('').parse(text) })}
      />
      <CheckField
        id="survey-repair"
        label="Take what an outline that crosses itself encloses, instead of rejecting it"
        checked={repair}
        onCheck={(checked) => set({ repair: checked })}
      />
      <div class="buttons">
        <button type="button" class="primary" aria-disabled={acting.value !== null} onClick={bring}>
          Bring it in
        </button>
        <button
          type="button"
          onClick={() => {
            setTyped(EMPTY);
            putAway();
          }}
        >
          Cancel
        </button>
      </div>
      <p class="problems" role="alert">
        {missing}
      </p>
    </>
  );
}
