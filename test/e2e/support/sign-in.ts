import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { AccountRole } from '../../../core/access.js';
import { sessionSchema } from '../../../core/contracts/accounts.js';

/**
 * Signs a page's browser in as whoever has a role in the demonstration, without the form, and loads the page anew.
 * @returns the name that the page then shows
 */
export async function signInAs(page: Page, role: AccountRole): Promise<string> {
  const { signInName, password, fullName } = inject('people')[role];
  const answer = await page.request.post(new URL('/api/session', inject('origin')).href, {
    data: { signInName, password },
  });
  if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`);
  sessionSchema.parse(await answer.json());
  await page.reload();
  return fullName;
}
