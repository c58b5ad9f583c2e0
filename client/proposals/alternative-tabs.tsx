import { useState } from 'preact/hooks';
import { LIMITS } from '../../core/contracts/screening.js';
import { focusSoon } from '../panels/focus-soon.js';
import { TextInput } from '../panels/text-input.js';
import {
  addAlternative,
  alternatives,
  canRestore,
  chooseAlternative,
  currentAlternative,
  ghostsShown,
  mayAddAlternative,
  removeAlternative,
  removedAlternative,
  renameAlternative,
  restoreAlternative,
} from '../state/alternatives.js';
import { readOnly } from '../state/drawing.js';
import { go } from '../state/route.js';

/** @returns what an alternative is called, also where its name was emptied */
export function alternativeName(name: string, index: number): string {
  return name.trim() === '' ? `Alternative ${index + 1}` : name.trim();
}

function AddChoice({ done }: { done: () => void }) {
  const index = alternatives.value.findIndex(({ id }) => id === currentAlternative.value.id);
  const add = (copyOf?: string): void => {
    addAlternative(copyOf);
    done();
    focusSoon(`alternative-${alternatives.peek().length}`);
  };
  return (
    <div class="add-alternative" role="group" aria-label="Add an alternative">
      <p>An alternative is another way of doing the same. It has its own shapes and answers.</p>
      <p class="buttons">
        <button type="button" id="add-copy" onClick={() => add(currentAlternative.peek().id)}>
          Begin with a copy of {alternativeName(currentAlternative.value.name, index)}
        </button>
        <button type="button" onClick={() => add()}>
          Begin with nothing
        </button>
        <button type="button" onClick={done}>
          Cancel
        </button>
      </p>
    </div>
  );
}

function Segments({ add }: { add: () => void }) {
  return (
    <div class="segments" role="group" aria-label="Alternatives">
      {alternatives.value.map(({ id, name }, index) => (
        <button
          type="button"
          key={id}
          id={`alternative-${index + 1}`}
          aria-pressed={id === currentAlternative.value.id}
          onClick={() => chooseAlternative(id)}
        >
          {alternativeName(name, index)}
        </button>
      ))}
      {mayAddAlternative.value && (
        <button type="button" id="add-alternative" aria-label="Add an alternative" onClick={add}>
          + Add
        </button>
      )}
    </div>
  );
}

function Acts({ change, changing }: { change: () => void; changing: boolean }) {
  return (
    <p class="proposal-acts">
      <button
        type="button"
        class="link"
        aria-label="Compare side by side"
        onClick={() => go({ view: 'alternatives' })}
      >
        Compare
      </button>
      {!readOnly.value && (
        <button
          type="button"
          class="link"
          id="change-alternative"
          aria-label="Change this alternative: its name, or remove it"
          aria-expanded={changing}
          onClick={change}
        >
          Change
        </button>
      )}
      <label class="ghosts">
        <input
          type="checkbox"
          checked={ghostsShown.value}
          onChange={(event) => (ghostsShown.value = event.currentTarget.checked)}
        />{' '}
        Outline the others
      </label>
    </p>
  );
}

function Changing({ done }: { done: () => void }) {
  const { id, name } = currentAlternative.value;
  const remove = (): void => {
    done();
    removeAlternative(id);
    focusSoon('restore-alternative');
  };
  return (
    <form
      class="change-alternative"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <p class="field">
        <label for="alternative-name">Name of this alternative</label>
        <TextInput
          id="alternative-name"
          maxLength={LIMITS.nameLength}
          value={name}
          onText={(text) => renameAlternative(id, text)}
        />
      </p>
      <p class="buttons">
        <button type="submit">Done</button>
        <button type="button" onClick={remove}>
          Remove this alternative
        </button>
      </p>
    </form>
  );
}

function Removed() {
  const removed = removedAlternative.value;
  if (removed === null || !canRestore.value) return null;
  return (
    <p class="notice" role="status">
      {removed.name} was removed.{' '}
      <button type="button" class="link" id="restore-alternative" onClick={restoreAlternative}>
        Bring it back
      </button>
    </p>
  );
}

/** The alternatives of the proposal: which one is looked at, and what can be done with it. */
export function AlternativeTabs() {
  const [doing, setDoing] = useState<'nothing' | 'adding' | 'changing'>('nothing');
  const several = alternatives.value.length > 1;
  const drawn = alternatives.value.some(({ shapes }) => shapes.length > 0);
  const begin = (what: 'adding' | 'changing', focus: string) => (): void => {
    setDoing(what);
    focusSoon(focus);
  };
  const end = (focus: string) => (): void => {
    setDoing('nothing');
    focusSoon(focus);
  };
  if (!several && (!drawn || readOnly.value)) return <Removed />;
  const add = begin('adding', 'add-copy');
  const changed = end('change-alternative');
  return (
    <div class="alternatives">
      {several && <Segments add={add} />}
      {several && (
        <Acts
          changing={doing === 'changing'}
          change={doing === 'changing' ? changed : begin('changing', 'alternative-name')}
        />
      )}
      {!several && doing === 'nothing' && (
        <p class="proposal-acts">
          <button type="button" class="link" id="add-alternative" onClick={add}>
            Add an alternative
          </button>
        </p>
      )}
      {doing === 'adding' && <AddChoice done={end('add-alternative')} />}
      {doing === 'changing' && several && <Changing key={currentAlternative.value.id} done={changed} />}
      <Removed />
    </div>
  );
}
