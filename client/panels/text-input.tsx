import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  id: string;
  value: string;
  /** with what was typed, once the field is left or Enter is pressed */
  onText: (text: string) => void;
  maxLength: number;
  /** `decimal` brings up digits on a phone */
  inputMode?: 'text' | 'decimal';
  wrong?: boolean;
  /** ids of what explains the field */
  describedBy?: string;
}

/**
 * A field for text that says what was typed once it is done. An answer that comes in meanwhile draws the page anew, and
 * must not put back what stood in the field before.
 */
export function TextInput({ id, value, onText, maxLength, inputMode = 'text', wrong, describedBy }: Props) {
  const [typed, setTyped] = useState(value);
  const given = useRef(value);
  useEffect(() => {
    // Neither when the field first appears nor for what was typed here: by then somebody may have typed on.
    if (given.current === value) return;
    given.current = value;
    setTyped(value);
  }, [value]);
  return (
    <input
      id={id}
      type="text"
      inputMode={inputMode}
      autocomplete="off"
      maxLength={maxLength}
      {...(wrong === undefined ? {} : { 'aria-invalid': wrong })}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      value={typed}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => {
        given.current = event.currentTarget.value;
        onText(event.currentTarget.value);
      }}
    />
  );
}
