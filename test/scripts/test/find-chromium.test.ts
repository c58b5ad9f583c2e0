import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/test/find-chromium.js';

describe('findChromium', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hf-chromium-'));
  const program = path.join(folder, 'chromium');
  writeFileSync(program, '');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes the one that CHROMIUM_PATH names', () => {
    expect(findChromium({ CHROMIUM_PATH: program, PATH: '' })).toBe(program);
  });

  it('does not look further when CHROMIUM_PATH names none', () => {
    expect(findChromium({ CHROMIUM_PATH: `${program}-missing`, PATH: folder })).toBeNull();
  });

  it('else searches the PATH', () => {
    expect(findChromium({ PATH: ['/nowhere', folder].join(path.delimiter) })).toBe(program);
  });
});
