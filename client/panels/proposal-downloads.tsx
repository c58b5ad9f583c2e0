import { useEffect, useState } from 'preact/hooks';
import { DownloadMenu } from '../downloads/download-menu.js';
import { screeningOffer } from '../downloads/offers.js';
import { PrintButton } from './print-button.js';

/** The answer about a proposal as files: the JSON as it came, and what the server makes of the drawing and its parts. */
export function ProposalDownloads({ id, json }: { id: string; json: unknown }) {
  const [href, setHref] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(json, null, 2)], { type: 'application/json' }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [json]);
  return (
    <div class="downloads">
      <DownloadMenu
        about="this answer"
        offers={[screeningOffer(id)]}
        ready={{ name: 'JSON', use: 'with every figure and finding', href, fileName: `screening-${id}.json` }}
      />{' '}
      <PrintButton />
    </div>
  );
}
