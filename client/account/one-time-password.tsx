import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  fullName: string;
  password: string;
  /** once it has been handed on */
  onDone: () => void;
}

/** A temporary password, shown this once, to be handed to the person. */
export function OneTimePassword({ fullName, password, onDone }: Props) {
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = (): void => {
    navigator.clipboard
      .writeText(password)
      .then(() => setSaid('It is copied.'))
      .catch(() => setSaid('It could not be copied here. Select it and copy it by hand.'));
  };
  return (
    <div class="notice one-time" tabIndex={-1} ref={box}>
      <p>
        <strong>The temporary password of {fullName}</strong> is shown this once. Hand it over in person or by
        telephone; at the first sign-in it has to be changed.
      </p>
      <p>
        <code>{password}</code>
      </p>
      <p class="buttons">
        <button type="button" onClick={copy}>
          Copy it
        </button>
        <button type="button" onClick={onDone}>
          I have handed it on
        </button>
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
