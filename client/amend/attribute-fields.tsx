import { CheckField, ChoiceField, TextField } from './fields.js';
import { readAccuracy } from './read-fields.js';
import { fields, say } from './sketch.js';

const KINDS = [
  ['freshwater', 'Freshwater'],
  ['tidal', 'Tidal'],
] as const;

/** What is said about a wetland beside its shape. */
export function AttributeFields() {
  const { name, kind, localImportance, degraded, accuracy, source } = fields.value;
  const read = readAccuracy(accuracy);
  return (
    <>
      <ChoiceField
        id="wetland-kind"
        label="Kind"
        value={kind}
        options={KINDS}
        onText={(text) => say({ kind: text === 'tidal' ? 'tidal' : 'freshwater' })}
      />
      <TextField
        id="wetland-name"
        label="Name (optional)"
        value={name}
        onText={(text) => say({ name: text })}
      />
      <TextField
        id="wetland-accuracy"
        label="Accuracy of the outline, in feet"
        help="How far off it may lie: a survey 0.1, a photograph tens. Empty: not recorded."
        inputMode="decimal"
        maxLength={20}
        value={accuracy}
        problem={read.ok ? '' : read.problem}
        onText={(text) => say({ accuracy: text })}
      />
      <TextField
        id="wetland-source"
        label="Who or what the outline comes from (optional)"
        value={source}
        onText={(text) => say({ source: text })}
      />
      <CheckField
        id="wetland-importance"
        label="Of unusual local importance, as the municipality decided"
        checked={localImportance}
        onCheck={(checked) => say({ localImportance: checked })}
      />
      <CheckField
        id="wetland-degraded"
        label="Degraded"
        checked={degraded}
        onCheck={(checked) => say({ degraded: checked })}
      />
    </>
  );
}
