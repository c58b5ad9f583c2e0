import { useLayoutEffect, useRef } from 'preact/hooks';
import { CornersForm } from '../panels/corners-form.js';
import { acting } from './acts.js';
import { AttributeFields } from './attribute-fields.js';
import { ChoiceField, NoteField, TextField } from './fields.js';
import { FileForm } from './file-form.js';
import { GoToMap } from './go-to-map.js';
import { RingList } from './ring-list.js';
import { chosen, draw, drawn, fields, putAway, say, tool, type Tool } from './sketch.js';
import { wetlandTitle } from './standing.js';
import { applyTool, readyWith } from './tool-acts.js';
import { TOOL_HEADINGS } from './tool-words.js';
import { coordinatesOf, knownCorners, takeCorners } from './typed-corners.js';
import { WetlandFacts } from './wetland-card.js';
import { WetlandChoice } from './wetland-choice.js';
import { choiceFailure, chooseWetland, stateOf } from './wetlands.js';

const SUBMIT: Readonly<Record<Exclude<Tool, 'file'>, string>> = {
  add: 'Add it to the draft',
  reshape: 'Take the new shape into the draft',
  split: 'Split it',
  merge: 'Merge them',
  'cut-hole': 'Cut it out',
  retire: 'Retire it',
  reclassify: 'Take it into the draft',
};

const CHOICE: Partial<Record<Tool, string>> = {
  reshape: 'Wetland to reshape',
  split: 'Wetland to split',
  merge: 'Wetlands to merge',
  'cut-hole': 'Wetland to cut a hole in',
  retire: 'Wetland to retire',
  reclassify: 'Wetland to classify',
};

/** Corners typed for the shape or the line at hand. */
function TypedCorners({ taken }: { taken: Tool }) {
  const of = coordinatesOf.value;
  if (of === null) return null;
  const line = taken === 'split';
  const heading = line
    ? 'Type the corners of the line'
    : of === 'new'
      ? `Type the corners of ${taken === 'cut-hole' ? 'the land to take out' : 'the outline'}`
      : 'Change the corners';
  return (
    <CornersForm
      key={of === 'new' ? 'new' : of.ring}
      heading={heading}
      submit={of === 'new' ? 'Put it on the map' : 'Change it'}
      known={knownCorners()}
      shape={line ? 'line' : 'polygon'}
      onCorners={takeCorners}
      onCancel={() => (coordinatesOf.value = null)}
    />
  );
}

function MergeFields() {
  if (chosen.value.length < 2) return null;
  const into = chosen.value.includes(fields.value.into) ? fields.value.into : (chosen.value[0] ?? '');
  return (
    <ChoiceField
      id="merge-into"
      label="The one that keeps its id and what is said about it"
      value={into}
      options={chosen.value.map((id) => [id, wetlandTitle(id, stateOf(id)?.name)] as const)}
      onText={(text) => say({ into: text })}
    />
  );
}

function ChosenWetlands({ taken }: { taken: Tool }) {
  return (
    <>
      {chosen.value.map((wetland) => (
        <div key={wetland} class="chosen-wetland">
          <WetlandFacts wetland={wetland} />
          {stateOf(wetland) === null && choiceFailure.value?.wetland === wetland && (
            <p class="problems" role="alert">
              {wetland} could not be had: {choiceFailure.value.failure.message}
            </p>
          )}
          {taken === 'merge' && (
            <button type="button" class="link" onClick={() => void chooseWetland(wetland)}>
              Leave {wetland} out
            </button>
          )}
        </div>
      ))}
      {(chosen.value.length === 0 || taken === 'merge') && <WetlandChoice label={CHOICE[taken] ?? ''} />}
      {chosen.value.length > 0 && taken !== 'merge' && drawn.value.line.length === 0 && (
        <p>
          <button type="button" class="link" onClick={() => (chosen.value = [])}>
            Choose another
          </button>
        </p>
      )}
    </>
  );
}

function DrawnSketch({ taken }: { taken: Tool }) {
  const draws = taken === 'add' || ((taken === 'reshape' || taken === 'cut-hole') && chosen.value.length > 0);
  const splits = taken === 'split' && chosen.value.length > 0;
  if (!draws && !splits) return null;
  const { line, parts } = drawn.value;
  return (
    <>
      {draws && <RingList />}
      {splits && line.length > 0 && (
        <p>
          The line has {line.length} corners. The largest part keeps the id.{' '}
          <button type="button" class="link" onClick={() => draw({ line: [] })}>
            Draw it again
          </button>
        </p>
      )}
      {(splits ? line.length === 0 : parts.length === 0) && (
        <p>
          {splits ? 'Draw a line across it on the map' : 'Draw it on the map'}, or{' '}
          <button type="button" class="link" onClick={() => (coordinatesOf.value = 'new')}>
            type the coordinates
          </button>
          .
        </p>
      )}
      <TypedCorners taken={taken} />
    </>
  );
}

function Submit({ taken }: { taken: Exclude<Tool, 'file'> }) {
  const ready = readyWith(taken);
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          aria-disabled={!ready.ok || acting.value !== null}
          aria-describedby="tool-missing"
          onClick={() => void applyTool()}
        >
          {SUBMIT[taken]}
        </button>
        <button type="button" onClick={putAway}>
          Cancel
        </button>
      </div>
      <p id="tool-missing" class="help">
        {ready.ok ? '' : ready.missing}
      </p>
    </>
  );
}

/** The form of the tool in hand. */
export function ToolForm() {
  const taken = tool.value;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever took the tool from the tool bar by keyboard goes on from here; a pointer goes to the map anyway. At once, so
  // that no key goes to the heading that was meant for a field.
  useLayoutEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [taken]);
  if (taken === null) return null;
  return (
    <section class="amend-card" aria-labelledby="tool-heading">
      <h3 id="tool-heading" tabIndex={-1} ref={heading}>
        {TOOL_HEADINGS[taken]}
      </h3>
      {taken === 'file' ? (
        <FileForm />
      ) : (
        <>
          <GoToMap />
          {taken !== 'add' && <ChosenWetlands taken={taken} />}
          <DrawnSketch taken={taken} />
          {taken === 'merge' && <MergeFields />}
          {taken === 'add' && (
            <TextField
              id="wetland-id"
              label="Its id on the map (optional)"
              help="Such as W-31. One is given when you leave it empty."
              maxLength={80}
              value={fields.value.id}
              onText={(text) => say({ id: text })}
            />
          )}
          {(taken === 'add' || (taken === 'reclassify' && chosen.value.length > 0)) && <AttributeFields />}
          <NoteField
            id="tool-note"
            label={taken === 'retire' ? 'Why it is retired' : 'Note (optional)'}
            value={fields.value.note}
            onText={(text) => say({ note: text })}
          />
          <Submit taken={taken} />
        </>
      )}
    </section>
  );
}
