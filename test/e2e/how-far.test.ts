import { describe, expect, it } from 'vitest';
import { serverFigures } from '../../scripts/screenshots/figures.js';
import { drawProposal } from '../../scripts/screenshots/proposal.js';
import { violations } from './support/violations.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();

describe('how far must this move', () => {
  it('says the shortest way out of the controlled area, shows it, goes there, and comes back', async () => {
    const { page, complaints } = await visitor.open(
      '/#/screen-a-proposal?jurisdiction=demo&ordinance=north-castle',
    );
    await drawProposal(page);
    const before = await serverFigures(page);
    const card = page.getByRole('region', { name: 'How far must this move?' });
    await card.getByRole('button').first().click();
    const found = card.locator('.shift-answer');
    await expect.poll(() => found.textContent(), { timeout: 30_000 }).toMatch(/^Moved [\d.]+ ft to the /);
    await card.getByRole('button', { name: 'Show it first' }).click();
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Move it there' }).click();
    await expect.poll(async () => (await serverFigures(page)).sqFt['wetland'], { timeout: 20_000 }).toBe(0);
    const after = await serverFigures(page);
    expect(after.sqFt['adjacent']).toBe(0);
    expect(Math.abs((after.sqFt['all'] ?? 0) - (before.sqFt['all'] ?? 0))).toBeLessThan(0.1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await serverFigures(page)).sqFt['wetland']).toBe(before.sqFt['wetland']);
    expect(complaints).toEqual([]);
  });
});
