import { html, type Html } from '../../openapi/html.js';

const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, useGrouping: false });

/** @returns a value of a property for people; numbers are rounded to two decimals, which the JSON is not */
export function valueText(value: string | number | boolean | null | undefined): Html {
  if (value === null || value === undefined) return html`<span class="type">not recorded</span>`;
  if (typeof value === 'boolean') return html`${value ? 'yes' : 'no'}`;
  return html`${typeof value === 'number' ? NUMBERS.format(value) : value}`;
}
