import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The heading of a part of the page that took the place of another. Where the focus went with what was there before, the
 * keyboard and a screen reader go on from here.
 */
export function PageHeading({ id, children }: { id?: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 {...(id === undefined ? {} : { id })} class="page-heading" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}
