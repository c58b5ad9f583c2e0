/** Amend the map. */
export function AmendPanel() {
  return <h2>Amend the map</h2>;
}
