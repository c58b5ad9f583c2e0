import { useEffect, useState } from 'preact/hooks';
import { PrintButton } from './print-button.js';

/** The answer about a proposal as files: the JSON as it came, and the GeoJSON the server makes of it. */
export function ProposalDownloads({ id, json }: { id: string; json: unknown }) {
  const [href, setHref] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(json, null, 2)], { type: 'application/json' }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [json]);
  return (
    <p class="downloads">
      Download this answer as{' '}
      <a href={href} download={`screening-${id}.json`}>
        JSON
      </a>{' '}
      or{' '}
      <a href={`/api/screenings/${encodeURIComponent(id)}.geojson`} download={`screening-${id}.geojson`}>
        GeoJSON
      </a>
      <PrintButton />
    </p>
  );
}
