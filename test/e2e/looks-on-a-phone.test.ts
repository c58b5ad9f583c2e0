import { describe, expect, it } from 'vitest';
import { SCENES } from '../../scripts/screenshots/scenes.js';
import { looksOn } from './support/looks.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

looksOn('phone', SCENES, visitor);

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
