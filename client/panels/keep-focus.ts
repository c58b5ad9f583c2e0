import { useEffect } from 'preact/hooks';

const FIELD = 'input, textarea, select';
const FOCUSABLE = `${FIELD}, button, a[href], [tabindex="0"]`;
/** What holds a page of the panel. */
const WHOLE = '.panel-content, .panel-body';
const HEADING = ':scope > h2, :scope > h3, :scope > h4';

/** What came in the place of what is gone: its first field, else its first button or link. */
function inItsPlace(place: Element, records: readonly MutationRecord[]): HTMLElement | null {
  const added = records
    .filter(({ target }) => target === place)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement)
    .filter(({ isConnected }) => isConnected);
  for (const wanted of [FIELD, FOCUSABLE])
    for (const element of added) {
      const found = element.matches(wanted) ? element : element.querySelector(wanted);
      if (found instanceof HTMLElement) return found;
    }
  return null;
}

/** The heading that what is gone stood under. */
function headingAbove(around: readonly Element[]): HTMLElement | null {
  for (const element of around) {
    const heading = element.querySelector(HEADING);
    if (!(heading instanceof HTMLElement)) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return null;
}

/**
 * Whoever works with the keyboard is not thrown back to the top of the page when what had the focus goes away: the focus
 * goes to what took its place, else to the heading above it.
 * @param root  within which it is kept
 * @returns what stops it
 */
function keepFocusIn(root: Element): () => void {
  /** what has the focus, and all that it stands in, from within outwards */
  let held: readonly Element[] = [];
  const take = ({ target }: Event): void => {
    held = [];
    for (
      let at = target instanceof Element ? target : null;
      at !== null && at !== root;
      at = at.parentElement
    )
      held = [...held, at];
  };
  const leave = ({ target }: Event): void =>
    // What is taken off the page loses the focus too; only what is still there was left on purpose.
    queueMicrotask(() => {
      if (target === held[0] && target instanceof Element && target.isConnected) held = [];
    });
  const observer = new MutationObserver((records) => {
    const [focused, ...around] = held;
    if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return;
    const standing = around.filter(({ isConnected }) => isConnected);
    const [place] = standing;
    // Another page of the panel begins at its own heading.
    if (place === undefined || place.matches(WHOLE)) return;
    (inItsPlace(place, records) ?? headingAbove(standing))?.focus();
  });
  root.addEventListener('focusin', take);
  root.addEventListener('focusout', leave);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', take);
    root.removeEventListener('focusout', leave);
  };
}

/** Keeps the focus within the panel as long as a part of the page is shown that asks for it. */
export function useFocusKept(): void {
  useEffect(() => {
    const panel = document.querySelector('.panel');
    return panel === null ? undefined : keepFocusIn(panel);
  }, []);
}
