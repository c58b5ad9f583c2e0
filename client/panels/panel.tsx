import { hasLayers, jurisdiction, jurisdictions, loadJurisdictions } from '../state/jurisdictions.js';
import { address } from '../state/route.js';
import { FailureNote } from './failure-note.js';
import { LazyPart } from './lazy-part.js';
import { ParcelPanel } from './parcel-panel.js';

const loadLaw = () => import('../law/law-page.js').then((module) => module.LawPage);
const loadProposal = () => import('./proposal-panel.js').then((module) => module.ProposalPanel);
const loadWide = () => import('./proposal-wide.js').then((module) => module.ProposalWide);
const loadAccount = () => import('../account/account-page.js').then((module) => module.AccountPage);
const loadHistory = () => import('../history/history-panel.js').then((module) => module.HistoryPanel);
const loadAmend = () => import('../amend/amend-panel.js').then((module) => module.AmendPanel);
const loadImport = () => import('../import/import-panel.js').then((module) => module.ImportPanel);
const loadBatch = () => import('../batch/batch-page.js').then((module) => module.BatchPage);
const loadLog = () => import('../activity/activity-page.js').then((module) => module.ActivityPage);
const loadDeterminations = () =>
  import('../determinations/determinations-page.js').then((module) => module.DeterminationsPage);

function NoLayers({ name }: { name: string }) {
  return (
    <div class="empty">
      <h2>No wetlands map is loaded for {name}.</h2>
      <p>
        Nothing can be measured yet. Whoever runs this server can load it with{' '}
        <code>npm run import -- wetlands your-file.zip --jurisdiction {jurisdiction.value?.id ?? ''}</code>.
        Until then, choose another municipality above; the demonstration has everything to try.
      </p>
    </div>
  );
}

/** What the panel shows: the task, or why there is nothing to do it with. */
export function Panel() {
  const list = jurisdictions.value;
  if (list.state === 'failed')
    return <FailureNote failure={list.failure} again={() => void loadJurisdictions()} />;
  if (list.state !== 'ready') return <p class="loading">Asking for the municipalities…</p>;
  // The law can be read where there is no map, and no municipality.
  const { task } = address.value;
  if (task === 'law') return <LazyPart load={loadLaw} />;
  if (task === 'account') return <LazyPart load={loadAccount} />;
  const place = jurisdiction.value;
  if (place === null)
    return (
      <div class="empty">
        <h2>Choose a municipality.</h2>
        <p>
          {address.value.jurisdiction === null
            ? 'This server has none yet.'
            : 'The one in this address is not on this server. Pick one above.'}
        </p>
      </div>
    );
  if (task === 'determinations') return <LazyPart load={loadDeterminations} />;
  if (task === 'batch') return <LazyPart load={loadBatch} />;
  if (task === 'log') return <LazyPart load={loadLog} />;
  if (task === 'history') return <LazyPart load={loadHistory} />;
  if (task === 'amend') return <LazyPart load={loadAmend} />;
  if (task === 'import') return <LazyPart load={loadImport} />;
  if (!hasLayers.value) return <NoLayers name={place.name} />;
  if (task === 'parcel') return <ParcelPanel />;
  return <LazyPart load={address.value.view === null ? loadProposal : loadWide} />;
}
