interface Props {
  id: string;
  label: string;
  /** YYYY-MM-DD, or empty */
  value: string;
  onDay: (day: string) => void;
}

/** A day with its label, to stand in whatever holds a field there. */
export function DayInput({ id, label, value, onDay }: Props) {
  return (
    <>
      <label for={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={(event) => onDay(event.currentTarget.value)} />
    </>
  );
}
