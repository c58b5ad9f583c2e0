import { describe, expect, it } from 'vitest';
import { SCENES } from '../../scripts/screenshots/scenes.js';
import { violations } from './support/violations.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

/** Pictures of every scene, for whoever looks at them after a run. */
const PICTURES = 'test-output/pictures';

describe.each(['desk', 'phone'] as const)('on a %s', (screen) => {
  it.each(SCENES)(
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

describe('on a phone', () => {
  it('shows the sentence and the split of a proposal without scrolling, and the map when asked', async () => {
    const { page } = await visitor.open(
      '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle',
      'phone',
    );
    const scene = SCENES.find(({ name }) => name === 'proposal');
    await scene?.act?.(page);
    const height = page.viewportSize()?.height ?? 0;
    for (const part of ['#answer-heading', '.split-bar', 'tr[data-part="all"]']) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(height);
    }
    const before = (await page.locator('.map').boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Show more of the map' }).click();
    expect((await page.locator('.map').boundingBox())?.height ?? 0).toBeGreaterThan(before + 200);
  });
});
