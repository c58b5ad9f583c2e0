import { address } from './route.js';
import { redoLast, undoLast } from './undo.js';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) for the drawing, except where text is typed. */
export function followKeys(): void {
  window.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || address.value.task !== 'proposal' || isTyping(event.target))
      return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undoLast();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) redoLast();
    else return;
    event.preventDefault();
  });
}
