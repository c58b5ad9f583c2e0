import type { Page } from 'playwright-core';

/** Unrounded square feet by part, and who measured them, read off the table on the page. */
export interface ShownFigures {
  source: string;
  sqFt: Record<string, number>;
}

/** Runs on the page; as text, because the scripts are compiled without the types of a browser. */
const READ = `(() => {
  const split = document.querySelector('.split');
  if (split === null) return null;
  const rows = [...split.querySelectorAll('tr[data-part]')];
  const sqFt = rows.map((row) => [row.getAttribute('data-part'), Number(row.getAttribute('data-sq-ft'))]);
  return { source: split.getAttribute('data-source'), sqFt: Object.fromEntries(sqFt) };
})()`;

/** @returns what the table shows now, or null while there is none */
export async function shownFigures(page: Page): Promise<ShownFigures | null> {
  return page.evaluate<ShownFigures | null>(READ);
}

/** Waits for figures that the server measured. */
export async function serverFigures(page: Page): Promise<ShownFigures> {
  await page.locator('.split[data-source="server"]').waitFor({ timeout: 20_000 });
  const figures = await shownFigures(page);
  if (figures === null) throw new Error('the figures went away');
  return figures;
}
