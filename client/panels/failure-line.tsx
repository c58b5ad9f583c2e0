import type { Failure } from '../failure.js';
import { formatAddress, taskAddress } from '../state/address.js';
import { address } from '../state/route.js';
import { session } from '../state/session.js';

/** What can be done about it without losing what was entered. */
function Advice({ failure }: { failure: Failure }) {
  if (failure.kind === 'unreachable')
    return <> What you entered is still here: check that you are connected, then try again.</>;
  if (failure.code !== 'SignInNeeded' || session.value?.account == null) return null;
  return (
    <>
      {' '}
      Your session has ended. What you entered is still here:{' '}
      <a href={formatAddress(taskAddress(address.value, 'account'))} target="_blank" rel="noopener">
        sign in again in another tab
      </a>
      , then send it again.
    </>
  );
}

/** Why what was sent was not taken, beside the button that sent it. The line is there before it says anything. */
export function FailureLine({ failure }: { failure: Failure | null }) {
  const problems = failure?.problems ?? [];
  // The message of a single problem repeats it.
  const listed =
    problems.length === 1 && failure?.message.includes(problems[0]?.message ?? '') ? [] : problems;
  return (
    <div class="failure-line" role="alert">
      {failure !== null && (
        <p>
          {failure.message}
          <Advice failure={failure} />
        </p>
      )}
      {listed.length > 0 && (
        <ul class="plain">
          {listed.slice(0, 6).map(({ message }, index) => (
            <li key={index}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
