/** Determinations. */
export function DeterminationsPage() {
  return <h2>Determinations</h2>;
}
