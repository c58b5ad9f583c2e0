/** Account. */
export function AccountPage() {
  return <h2>Account</h2>;
}
