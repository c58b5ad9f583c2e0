import { readFile } from 'node:fs/promises';

export { PAGE_STYLE_ADDRESS } from '../../ogc/html/frame.js';

/** @returns the style of the pages: that of the API's description, and what tables need beside it */
export async function readPageStyle(): Promise<string> {
  const sheets = ['../../openapi/page.css', '../../ogc/html/page.css'];
  const texts = await Promise.all(sheets.map((sheet) => readFile(new URL(sheet, import.meta.url), 'utf8')));
  return texts.join('\n');
}
