/** A piece of HTML; text that is not wrapped in it is escaped. */
export class Html {
  constructor(readonly source: string) {}
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | string | number | readonly Value[];

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source;
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
  if (typeof value === 'number') return String(value);
  return value.map(sourceOf).join('');
}

/** @returns the template as HTML with every value escaped, unless it is HTML itself */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    strings
      .map((text, index) => text + (index < values.length ? sourceOf(values[index] ?? '') : ''))
      .join(''),
  );
}

/** @returns text in which `words` between backticks are set as code */
export function prose(text: string): Html {
  const parts = text.split('`');
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
