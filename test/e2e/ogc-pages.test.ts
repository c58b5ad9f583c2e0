import { describe, expect, it } from 'vitest';
import { violations } from './support/violations.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

const SEEN = [
  { size: { width: 1280, height: 800 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

describe('the layers for other programs, in a browser', () => {
  it.each([
    '/ogc',
    '/ogc/collections/wetlands',
    '/ogc/collections/wetlands/items?limit=20',
    '/ogc/collections/wetlands/items/demo.W-1',
  ])('%s is a page that everybody can use, light on a desk and dark on a phone', async (address) => {
    const { page, complaints } = await visitor.openBare(address);
    for (const { size, colorScheme } of SEEN) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.width);
      expect(await violations(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  it('leads with the keys from the start to the features, and on to their second page', async () => {
    const { page } = await visitor.openBare('/ogc');
    const go = async (name: string): Promise<void> => {
      await page.getByRole('link', { name, exact: true }).first().focus();
      await page.keyboard.press('Enter');
    };
    await go('Parcels');
    await go('Features of Parcels');
    await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(101);
    await go('Next page');
    await page.waitForURL(/after=/);
    await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(101);
  });
});
