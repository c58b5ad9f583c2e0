/** What the outlines and marks of the past on the map mean. */
export function OutlineKey({ earlier = false }: { earlier?: boolean }) {
  return (
    <ul class="outline-key" aria-label="On the map">
      <li>
        <span class="key-line before" aria-hidden="true" /> before
      </li>
      <li>
        <span class="key-line after" aria-hidden="true" /> after
      </li>
      <li>
        <span class="key-area gained" aria-hidden="true">
          +
        </span>{' '}
        gained
      </li>
      <li>
        <span class="key-area lost" aria-hidden="true">
          −
        </span>{' '}
        lost
      </li>
      {earlier && (
        <li>
          <span class="key-line earlier" aria-hidden="true" /> at other times
        </li>
      )}
    </ul>
  );
}
