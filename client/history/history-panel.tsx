/** History of the map. */
export function HistoryPanel() {
  return <h2>History of the map</h2>;
}
