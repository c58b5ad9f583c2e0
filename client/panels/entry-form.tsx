import { entryOpen } from '../state/entry.js';
import { BearingsForm } from './bearings-form.js';
import { CoordinatesForm } from './coordinates-form.js';
import { LazyPart } from './lazy-part.js';

const loadFile = () => import('./file-form.js').then((module) => module.FileForm);

/** The form that is open for corners that do not come from the pointer. */
export function EntryForm() {
  const entry = entryOpen.value;
  switch (entry?.way) {
    case 'coordinates':
      return <CoordinatesForm key={entry.shape ?? 'new'} />;
    case 'bearings':
      return <BearingsForm />;
    case 'file':
      return <LazyPart load={loadFile} />;
    case undefined:
      return null;
  }
}
