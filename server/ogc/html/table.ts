import { html, type Html } from '../../openapi/html.js';

/** @returns a table that scrolls by itself, also with the keys, where it is wider than the page */
export function scrollingTable(
  caption: string,
  columns: readonly (Html | string)[],
  rows: readonly (readonly (Html | string)[])[],
): Html {
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  const body = rows.map(([first = '', ...cells]) => {
    const others = cells.map((cell) => html`<td>${cell}</td>`);
    return html`<tr>
      <th scope="row">${first}</th>
      ${others}
    </tr>`;
  });
  return html`<div class="table" role="region" tabindex="0" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}
