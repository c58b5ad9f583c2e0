import type { ComponentChildren } from 'preact';
import { lawAddress } from '../state/address.js';
import { address } from '../state/route.js';

/** The section alone: which ordinance it is stands above the figures. */
export function sectionOf(citation: string): string {
  const at = citation.indexOf('§');
  return at === -1 ? citation : citation.slice(at);
}

interface Props {
  /** the place in the law: a rule, or a part of the page */
  at: string;
  children: ComponentChildren;
}

/** The way to a place in the law, as the page shows it. */
export function LawLink({ at, children }: Props) {
  return (
    <a class="citation" href={lawAddress(address.value, at)}>
      {children}
    </a>
  );
}
