import { useEffect, useRef } from 'preact/hooks';
import type { Failure } from '../failure.js';
import { whenReconnected } from '../state/connection.js';

interface Props {
  failure: Failure;
  /** what is kept safe while there is no answer, as a sentence */
  kept?: string;
  again: () => void;
}

function advice(failure: Failure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'The question is sent again as soon as it does.';
    case 'unreadable':
    case 'broken':
      return 'Reload the page; if it happens again, tell whoever runs this server.';
    case 'refused':
      return '';
  }
}

/** Why there is no answer and what to do about it. */
export function FailureNote({ failure, kept, again }: Props) {
  const latest = useRef(again);
  latest.current = again;
  const unreachable = failure.kind === 'unreachable';
  useEffect(() => (unreachable ? whenReconnected(() => latest.current()) : undefined), [unreachable]);
  // What is wrong with the day, the sentence above says in full.
  const problems = failure.problems.filter(({ path }) => path !== 'on');
  return (
    <div class="notice failure" role="alert">
      <p>
        <strong>{failure.message}</strong> {advice(failure)} {kept}
      </p>
      {problems.length > 0 && (
        <ul class="plain">
          {problems.slice(0, 5).map((problem, index) => (
            <li key={index}>{problem.message}</li>
          ))}
        </ul>
      )}
      <button type="button" onClick={again}>
        Try again
      </button>
    </div>
  );
}
