import { useEffect, useState } from 'preact/hooks';
import { rejectedCsv, type RejectedFeature } from './rejected-csv.js';

/** Rejected features as a file to download. */
export function CsvLink({ rejected, name }: { rejected: readonly RejectedFeature[]; name: string }) {
  const [href, setHref] = useState('');
  useEffect(() => {
    // Excel reads UTF-8 only behind this mark.
    const blob = new Blob(['\uFEFF', rejectedCsv(rejected)], { type: 'text/csv;charset=utf-8' });
    const url = URL.createObjectURL(blob);
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [rejected]);
  return (
    <a href={href} download={`${name}.csv`}>
      Download the rejected features as CSV
    </a>
  );
}
