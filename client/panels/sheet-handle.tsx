import { useRef } from 'preact/hooks';
import { heightAfterDrag, heightAfterSteps, SLIP_PX, type SheetHeight } from '../state/sheet.js';

interface Props {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
}

/** What the sheet of a phone is drawn up and down by: dragged, tapped, or with the arrow keys. */
export function SheetHandle({ height, onHeight }: Props) {
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const follow = (event: PointerEvent): number => {
    const handle = event.currentTarget as HTMLElement;
    const up = from.current === null ? 0 : from.current - event.clientY;
    if (Math.abs(up) > SLIP_PX) dragged.current = true;
    handle.parentElement?.style.setProperty('--drag', `${dragged.current ? up : 0}px`);
    return up;
  };
  const end = (event: PointerEvent): void => {
    if (from.current === null) return;
    const up = follow(event);
    from.current = null;
    (event.currentTarget as HTMLElement).parentElement?.style.removeProperty('--drag');
    if (dragged.current) onHeight(heightAfterDrag(height, up, window.innerHeight));
  };
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-expanded={height !== 'low'}
      onPointerDown={(event) => {
        from.current = event.clientY;
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current !== null) follow(event);
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        // The click that ends a drag is no tap.
        if (!dragged.current) onHeight(height === 'half' ? 'low' : 'half');
        dragged.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onHeight(heightAfterSteps(height, event.key === 'ArrowUp' ? 1 : -1));
      }}
    >
      {height === 'low' ? 'Show the answer' : 'Show more of the map'}
    </button>
  );
}
