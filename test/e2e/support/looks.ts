import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../scripts/screenshots/browser.js';
import type { Scene } from '../../../scripts/screenshots/proposal.js';
import { violations } from './violations.js';
import type { Visitor } from './visitor.js';

/** Pictures of every scene, for whoever looks at them after a run. */
const PICTURES = 'test-output/pictures';

/** Looks at scenes on a screen, light and dark. */
export function looksOn(screen: Screen, scenes: readonly Scene[], visitor: Visitor): void {
  describe(`on a ${screen}`, () => {
    it.each(scenes)(
      '$name breaks no rule of accessibility, light and dark, and does not scroll sideways',
      async (scene) => {
        const open = scene.hasMap === false ? visitor.openBare : visitor.open;
        const { page } = await open(scene.address, screen);
        await scene.act?.(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.waitForTimeout(200);
          expect(await violations(page), colorScheme).toEqual([]);
          await page.screenshot({ path: `${PICTURES}/${scene.name}-${screen}-${colorScheme}.png` });
        }
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      },
    );
  });
}
