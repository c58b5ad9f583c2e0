import { describe, expect, it } from 'vitest';
import { readAccuracy } from '../../../client/amend/read-fields.js';
import { toolHint } from '../../../client/amend/tool-words.js';

describe('what is typed about a wetland', () => {
  it('reads an accuracy in feet, or none', () => {
    expect(readAccuracy(' 0.5 ')).toEqual({ ok: true, accuracyFt: 0.5 });
    expect(readAccuracy('1,000')).toEqual({ ok: true, accuracyFt: 1000 });
    expect(readAccuracy('')).toEqual({ ok: true, accuracyFt: null });
  });

  it.each(['-1', '1,001', 'half a foot', '0.5 ft'])('says what is wrong with %s', (text) => {
    const read = readAccuracy(text);
    expect(read.ok ? '' : read.problem).toContain('from 0 to 1,000');
  });
});

describe('the line beneath the tools', () => {
  const standing = { tool: null, chosen: 0, hasDrawing: false, corners: 0, drawingPart: false };

  it('says what comes next', () => {
    expect(toolHint(standing)).toContain('Choose a tool');
    expect(toolHint({ ...standing, tool: 'add' })).toContain('Click the corners');
    expect(toolHint({ ...standing, tool: 'add', corners: 3 })).toContain('press Enter');
    expect(toolHint({ ...standing, tool: 'add', hasDrawing: true })).toContain('Drag a corner');
    expect(toolHint({ ...standing, tool: 'reshape' })).toContain('Click the wetland');
    expect(toolHint({ ...standing, tool: 'reshape', chosen: 1, drawingPart: true })).toContain(
      'further part',
    );
    expect(toolHint({ ...standing, tool: 'split', chosen: 1 })).toContain('line across');
    expect(toolHint({ ...standing, tool: 'merge', chosen: 1 })).toContain('two or more');
  });
});
