import type { ImportPreview, Upload } from '../../core/contracts/uploads.js';
import { CheckField, ChoiceField, DayField, NoteField, TextField } from '../amend/fields.js';
import { countText } from '../figures/format.js';
import { wrongChoices, type Choices } from './choices.js';
import { ConfirmPart } from './confirm-part.js';
import { LAYER_WORDS } from './layer-words.js';

interface Props {
  place: string;
  upload: Upload;
  preview: ImportPreview;
  choices: Choices;
  /** why what is on screen does not count yet, as a sentence; empty: it does */
  waiting: string;
  onChange: (change: Partial<Choices>) => void;
  onOrdered: (upload: Upload) => void;
}

type PartProps = Pick<Props, 'preview' | 'choices' | 'onChange'>;

function ReplaceChoice({ preview, choices, onChange }: PartProps) {
  if (choices.layer === null || preview.present === 0) return null;
  const { one, many, versioned } = LAYER_WORDS[choices.layer];
  const there = countText(preview.present, one, many);
  return (
    <fieldset class="plain-fieldset">
      <legend>What becomes of the {there} that are here</legend>
      {[false, true].map((replace) => (
        <label key={String(replace)}>
          <input
            type="radio"
            name="import-replace"
            checked={choices.replace === replace}
            onChange={() => onChange({ replace })}
          />{' '}
          {replace
            ? versioned
              ? 'They leave the map; earlier versions keep them'
              : 'They are deleted, and the file takes their place'
            : 'They stay, and those of the file are added'}
        </label>
      ))}
      {choices.replace && preview.rejectedCount > 0 && (
        <CheckField
          id="import-allow-rejected"
          label={`Replace the layer although ${countText(preview.rejectedCount, 'feature is', 'features are')} rejected and will be missing from it`}
          checked={choices.allowRejected}
          onCheck={(allowRejected) => onChange({ allowRejected })}
        />
      )}
    </fieldset>
  );
}

function RoleChoice({ choices, onChange, problem }: Omit<PartProps, 'preview'> & { problem: string }) {
  if (choices.layer !== 'municipality') return null;
  return (
    <>
      <ChoiceField
        id="import-role"
        label="Outlines that do not say their role"
        help="An attribute named role with own or neighbor goes before this."
        value={choices.role}
        options={[
          ['own', 'are the municipality itself'],
          ['neighbor', 'are neighbors'],
          ['named', 'are neighbors, but for the one named below'],
        ]}
        onText={(role) => onChange({ role: role === 'neighbor' || role === 'named' ? role : 'own' })}
      />
      {choices.role === 'named' && (
        <TextField
          id="import-own"
          label="Name of the municipality in the file"
          value={choices.ownName}
          problem={problem}
          onText={(ownName) => onChange({ ownName })}
        />
      )}
    </>
  );
}

/** How the file is imported, in plain words, and the import itself. */
export function ChoicesPart(props: Props) {
  const { preview, choices, onChange } = props;
  if (choices.layer === null) return null;
  const { accuracy, versioned, many } = LAYER_WORDS[choices.layer];
  const wrong = wrongChoices(choices);
  const problemOf = (field: string): string => wrong.find((each) => each.field === field)?.message ?? '';
  return (
    <section aria-labelledby="choices-heading">
      <h3 id="choices-heading">How to import it</h3>
      <ReplaceChoice {...props} />
      <RoleChoice choices={choices} onChange={onChange} problem={problemOf('ownName')} />
      {accuracy && (
        <TextField
          id="import-accuracy"
          label="Accuracy of the outlines, in feet (optional)"
          help={`For ${many} that carry none of their own. Every margin of a screening rests on it.`}
          inputMode="decimal"
          value={choices.accuracy}
          problem={problemOf('accuracy')}
          onText={(text) => onChange({ accuracy: text })}
        />
      )}
      {versioned && (
        <>
          <NoteField
            id="import-note"
            label="Note in the history of the map (optional)"
            help="What this version is, such as the survey it rests on. Without one it names the file."
            value={choices.note}
            onText={(note) => onChange({ note })}
          />
          <DayField
            id="import-since"
            label="Day from which this version holds (optional)"
            help={`Today when it is left empty. Version ${preview.nextMapVersion ?? 1} can begin no earlier than the one before it.`}
            value={choices.since}
            problem={problemOf('since')}
            onText={(since) => onChange({ since })}
          />
        </>
      )}
      <ConfirmPart {...props} />
    </section>
  );
}
