import { DownloadStanding } from './download-standing.js';
import { useDownload } from './use-download.js';
import '../style/downloads.css';

/** A button for a list that comes as CSV alone, with how its download stands. */
export function TableDownload({ path, label }: { path: string; label: string }) {
  const { now, start, stop } = useDownload();
  return (
    <p class="download-menu no-print">
      <button type="button" onClick={() => start(path, 'CSV')}>
        {label}
      </button>
      <DownloadStanding now={now} stop={stop} />
    </p>
  );
}
