import { useState } from 'preact/hooks';
import { failureOf } from '../failure.js';
import { mapCommands } from '../state/map-view.js';
import { showWetland } from '../state/shown-wetland.js';

/** Moves the map to a wetland. Not there where there is no map. */
export function ShowWetlandButton({ id }: { id: string }) {
  const [problem, setProblem] = useState('');
  if (mapCommands.value === null) return null;
  const show = (): void => {
    setProblem('');
    showWetland(id).catch((error: unknown) => setProblem(failureOf(error).message));
  };
  return (
    <span class="show-wetland">
      <button type="button" class="small no-print" onClick={show}>
        Show on the map<span class="visually-hidden">: {id}</span>
      </button>
      <span role="alert" class="show-problem">
        {problem}
      </span>
    </span>
  );
}
