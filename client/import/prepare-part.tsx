import { useEffect, useRef, useState } from 'preact/hooks';
import { IMPORT_LAYERS } from '../../core/contracts/import-report.js';
import type { Upload } from '../../core/contracts/uploads.js';
import { ChoiceField } from '../amend/fields.js';
import { useKept } from '../amend/kept-form.js';
import { fileQuestion } from '../draw/file-shapes.js';
import { fetchPreview } from '../import-api.js';
import { PageHeading } from '../panels/page-heading.js';
import { mapWanted } from '../state/map-view.js';
import { useAnswer } from '../state/use-answer.js';
import { bytesText } from './bytes-text.js';
import { choicesSchema, firstChoices, readingOf, type Choices } from './choices.js';
import { ChoicesPart } from './choices-part.js';
import { ComingPart } from './coming-part.js';
import { CrsPart, UnknownCrsPart } from './crs-part.js';
import { DiscardButton } from './discard-button.js';
import { FieldsPart } from './fields-part.js';
import { pointedOut, shownPreview } from './import-state.js';
import { LAYER_CHOICES } from './layer-words.js';
import { inPageWords } from './page-words.js';
import { RejectedPart } from './rejected-part.js';
import { TablePart } from './table-part.js';

/** Milliseconds of reading from which on a file is not read anew at each change of a field. */
const SLOW_MS = 4000;

interface Props {
  place: string;
  upload: Upload;
  onOrdered: (upload: Upload) => void;
}

interface LayerFieldsProps {
  upload: Upload;
  choices: Choices;
  /** layers of the file to choose from; empty: there is no choice */
  layersInFile: readonly string[];
  onChange: (change: Partial<Choices>) => void;
}

function LayerFields({ upload, choices, layersInFile, onChange }: LayerFieldsProps) {
  const described = new Map(
    upload.layers.map(({ name, features, geometry }) => [
      name ?? '',
      [
        name,
        [features === null ? '' : `${features.toLocaleString('en-US')} features`, geometry ?? '']
          .filter((part) => part !== '')
          .join(', '),
      ]
        .filter((part) => part !== '' && part !== null)
        .join(': '),
    ]),
  );
  return (
    <>
      {layersInFile.length > 0 && (
        <ChoiceField
          id="import-layer-in-file"
          label="Which layer of the file"
          help={`The file holds ${layersInFile.length} layers.`}
          value={choices.layerInFile}
          options={[
            ['', 'Choose one'],
            ...layersInFile.map((name) => [name, described.get(name) ?? name] as const),
          ]}
          onText={(layerInFile) => onChange({ layerInFile, crs: '', fields: {} })}
        />
      )}
      <ChoiceField
        id="import-layer"
        label="What it is on the map"
        value={choices.layer ?? ''}
        options={LAYER_CHOICES}
        onText={(id) =>
          onChange({ layer: IMPORT_LAYERS.find((known) => known === id) ?? null, fields: {}, replace: false })
        }
      />
    </>
  );
}

/** A file that waits: what would come in of it as it is read now, and what is to become of it. */
export function PreparePart({ place, upload, onOrdered }: Props) {
  const [choices, setChoices] = useKept<Choices>(
    `hundredfoot.import.${upload.id}`,
    choicesSchema,
    firstChoices(upload),
  );
  const [shown, setShown] = useState(true);
  // Those with which the file was read last: what is chosen since waits where reading takes long.
  const [readFields, setReadFields] = useState(choices.fields);
  const tookMs = useRef(0);
  const reading = readingOf(upload, { ...choices, fields: readFields });
  const question = reading === null ? null : JSON.stringify(reading);
  const asked = useAnswer(question, async (signal) => {
    if (reading === null) throw new Error('there is nothing to ask');
    const since = performance.now();
    const read = await fetchPreview(place, upload.id, reading, signal);
    tookMs.current = performance.now() - since;
    return read;
  });
  const { value: preview, failure, asking } = asked;
  useEffect(() => {
    shownPreview.value = shown ? preview : null;
    if (preview?.bbox != null) mapWanted.value = true;
    pointedOut.value = null;
  }, [preview, shown]);
  const change = (next: Partial<Choices>): void => {
    const all = { ...choices, ...next };
    setChoices(all);
    const fieldsAlone = Object.keys(next).every((member) => member === 'fields');
    if (!fieldsAlone || tookMs.current < SLOW_MS) setReadFields(all.fields);
  };
  const fieldsWait = JSON.stringify(readFields) !== JSON.stringify(choices.fields);
  const told = failure === null ? null : fileQuestion(failure);
  const several =
    upload.layers.length > 1 ? upload.layers.map(({ name }) => name ?? '') : (told?.layers ?? []);
  return (
    <>
      <PageHeading>Import {upload.name}</PageHeading>
      <p class="about">
        {upload.format}, {bytesText(upload.bytes)}. Nothing of it has come in yet.
      </p>
      {upload.failure !== null && (
        <div class="notice failure" role="alert">
          <p>
            <strong>Nothing came in the last time.</strong> {inPageWords(upload.failure)}
          </p>
        </div>
      )}
      <LayerFields upload={upload} choices={choices} layersInFile={several} onChange={change} />
      {reading === null && (
        <p class="help">
          {upload.layers.length > 1 && choices.layerInFile === ''
            ? 'Choose one of its layers, and what it is, to see what would come in.'
            : 'Choose what it is, to see what would come in.'}
        </p>
      )}
      <p class="reading" role="status">
        {asking ? 'Reading the file…' : ''}
      </p>
      {told !== null && failure !== null && (
        <UnknownCrsPart
          failure={failure}
          asksCrs={told.asksCrs}
          onCrs={(crs) => change({ crs })}
          again={asked.again}
        />
      )}
      {preview !== null && choices.layer !== null && (
        <div aria-busy={asking} class={asking ? 'preview stale' : 'preview'}>
          <ComingPart
            layer={choices.layer}
            preview={preview}
            shown={shown}
            onShown={setShown}
            onCrs={(crs) => change({ crs })}
          />
          <CrsPart preview={preview} chosen={choices.crs} onCrs={(crs) => change({ crs })} />
          <RejectedPart
            preview={preview}
            repair={choices.repair}
            file={upload.name}
            onRepair={(repair) => change({ repair })}
          />
          {preview.accepted > 0 && (
            <FieldsPart
              key={JSON.stringify([choices.layer, choices.layerInFile])}
              preview={preview}
              fields={choices.fields}
              onFields={(fields) => change({ fields })}
              onRead={fieldsWait ? () => setReadFields(choices.fields) : null}
            />
          )}
          <TablePart preview={preview} />
          {preview.accepted > 0 && (
            <ChoicesPart
              place={place}
              upload={upload}
              preview={preview}
              choices={choices}
              waiting={
                asking
                  ? 'Wait until the file has been read again.'
                  : fieldsWait
                    ? 'Have the file read again with the fields that you chose first.'
                    : ''
              }
              onChange={change}
              onOrdered={onOrdered}
            />
          )}
        </div>
      )}
      <DiscardButton place={place} upload={upload} />
    </>
  );
}
