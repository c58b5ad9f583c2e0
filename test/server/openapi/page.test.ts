import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html, prose } from '../../../server/openapi/html.js';
import { operationsOf } from '../../../server/openapi/render-operation.js';
import { openapiRouter } from '../../../server/routes/openapi.js';
import { describeApi } from '../../../server/services/api-description.js';
import { serveRouter, type ServedRouter } from '../../support/serve-router.js';

describe('page at /api', () => {
  let served: ServedRouter;
  let page: string;
  beforeAll(async () => {
    served = await serveRouter(openapiRouter());
    page = await (await served.get('/api')).text();
  });
  afterAll(() => served.close());

  it('is served beside the document and its style sheet', async () => {
    const answers = await Promise.all(
      ['/api', '/api/openapi.json', '/api/openapi.css'].map((path) => served.get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ headers }) => headers.get('content-type')?.split(';')[0])).toEqual([
      'text/html',
      'application/json',
      'text/css',
    ]);
    const stylesheet = /href="(\/api\/openapi\.css[^"]*)"/.exec(page)?.[1] ?? '';
    expect((await served.get(stylesheet)).status).toBe(200);
  });

  it('needs no script, no inline style and no other host', async () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect((await describeApi()).stylesheet).not.toMatch(/url\(|@import/);
  });

  it('has every operation, and no link within it that leads nowhere', async () => {
    const { document } = await describeApi();
    for (const [, path, { operationId, summary }] of operationsOf(document)) {
      expect(page).toContain(`id="${operationId}"`);
      expect(page).toContain(path);
      expect(page).toContain(summary);
    }
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids, target).toContain(target);
  });

  it('can be read in order and by keyboard: one h1, levels without gaps, scrolling boxes that take the focus', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1));
    for (const [box] of page.matchAll(/<pre[^>]*>/g)) expect(box).toMatch(/tabindex="0".*aria-label=/s);
    expect(page).toMatch(/<html lang="en">/);
  });
});

describe('html', () => {
  it('escapes what is put into it, in lists and code too', () => {
    const text = `<b a="1">&'`;
    const escaped = '&lt;b a=&quot;1&quot;&gt;&amp;&#39;';
    expect(html`<i title="${text}">${[text, html`<br />`]}</i>`.source).toBe(
      `<i title="${escaped}">${escaped}<br /></i>`,
    );
    expect(prose('use `a<b` here').source).toBe('use <code>a&lt;b</code> here');
  });
});
