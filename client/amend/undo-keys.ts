import { mayEdit } from './amendment-state.js';
import { canRedoDrawing, tool } from './sketch.js';
import { redoLastStep, undoLastAct } from './undo.js';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) for what is drawn, except where text is typed. A change that is part of the draft
 * is taken back by its own button: that is sent, and not done by a slip of the hand.
 * @returns what stops it
 */
export function undoByKeys(): () => void {
  const follow = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || !mayEdit.peek() || isTyping(event.target)) return;
    if (tool.peek() === null) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undoLastAct();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) {
      if (canRedoDrawing.peek()) redoLastStep();
    } else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', follow);
  return () => window.removeEventListener('keydown', follow);
}
