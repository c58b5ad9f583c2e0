/** The short way from the form of a tool to the map, for whoever works with the keyboard: seen while it has the focus. */
export function GoToMap() {
  return (
    <button
      type="button"
      class="link to-map"
      onClick={() => document.querySelector<HTMLElement>('.map-canvas canvas')?.focus()}
    >
      Go to the map, to do it there with the keys
    </button>
  );
}
