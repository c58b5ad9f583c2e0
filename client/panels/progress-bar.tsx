import '../style/progress.css';

/** How far something is. @param share  0 to 1 @param text  the same in words, for whoever does not see the bar */
export function ProgressBar({ label, share, text }: { label: string; share: number; text: string }) {
  return (
    <div
      class="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={text}
    >
      <div style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </div>
  );
}
