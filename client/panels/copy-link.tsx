import { useState } from 'preact/hooks';

/** Copies the address of what is on screen, for a mail or a note. */
export function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    // Only a page from https or this machine may write there.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const refused = (): void =>
      setSaid('This browser did not let it be copied. Copy it from the address bar instead.');
    if (clipboard === undefined) refused();
    else clipboard.writeText(window.location.href).then(() => setSaid('The link is copied.'), refused);
  };
  return (
    <>
      <button type="button" class="no-print" onClick={copy}>
        Copy link
      </button>{' '}
      <span role="status" class="copied">
        {said}
      </span>
    </>
  );
}
