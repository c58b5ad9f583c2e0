import { formatAddress, taskAddress } from '../state/address.js';
import { address } from '../state/route.js';

/** The way to sign in. The account's page leads back by the browser's Back. */
export function SignInLink({ text = 'Sign in' }: { text?: string }) {
  return <a href={formatAddress(taskAddress(address.value, 'account'))}>{text}</a>;
}
