import type { Page } from 'playwright-core';

/** Opens the menu of what an answer can be had as, and takes one. */
export async function downloadAs(page: Page, role: 'button' | 'link', name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Download this answer' }).click();
  await page.getByRole('group', { name: 'Download this answer' }).getByRole(role, { name }).click();
}
