import { describe, expect, it } from 'vitest';
import { bytesText } from '../../../client/import/bytes-text.js';
import { inPageWords } from '../../../client/import/page-words.js';
import { progressText, spokenStep } from '../../../client/import/progress-words.js';
import { rejectedCsv } from '../../../client/import/rejected-csv.js';
import { inUploadWords } from '../../../server/services/layer-uploads/upload-words.js';

describe('sentences of the importer', () => {
  it.each([
    [
      'Nothing says it. Add the .prj, or name the system with --crs, such as --crs EPSG:2260.',
      'Nothing says it. Add the .prj, or name it below, such as EPSG:2260.',
    ],
    [
      'These look like New York East in US survey feet: say --crs EPSG:2260.',
      'These look like New York East in US survey feet: read it as EPSG:2260.',
    ],
    [
      'Mend them, accept repairs with --repair, or say --allow-rejected to go on without them.',
      'Mend them, allow repairs, or allow the layer to be replaced without them.',
    ],
    [
      '3 features of this layer were there before and stay (--replace replaces them).',
      '3 features of this layer were there before and stay.',
    ],
    ['2 were rejected and are not on the map (--allow-rejected).', '2 were rejected and are not on the map.'],
    ['it is not a valid polygon', 'It is not a valid polygon'],
  ])('%s', (said, shown) => {
    const inRequest = inUploadWords(said);
    expect(inRequest).not.toContain('--');
    expect(inPageWords(inRequest)).toBe(shown);
  });
});

describe('progress', () => {
  it('is said in figures, and spoken at each quarter', () => {
    expect(progressText(null)).toBe('The file is being opened.');
    expect(progressText({ read: 1500, accepted: 1490, rejected: 10, share: 0.337 })).toBe(
      '33 percent of the file: 1,500 features read, 1,490 in, 10 rejected.',
    );
    expect([0, 0.24, 0.25, 0.99, 1].map(spokenStep)).toEqual([0, 0, 1, 3, 4]);
  });
});

it('sizes of files are for people', () => {
  expect([940, 1300, 314_397, 2_206_409, 500_000_000].map(bytesText)).toEqual([
    '940 bytes',
    '1.3 KB',
    '314 KB',
    '2.2 MB',
    '500 MB',
  ]);
});

it('rejected features become a file that spreadsheets read', () => {
  const location = { lon: -73.7, lat: 41, xFt: 750_050, yFt: 760_050.5 };
  const lines = rejectedCsv([
    { feature: 3, message: 'ring 1, vertex 4: "x", y', ring: 1, vertex: 4 },
    { feature: 9, message: '=1+1', location },
  ]).split('\r\n');
  expect(lines[0]).toMatch(/^Feature,Reason,Ring,Vertex,Longitude,/);
  expect(lines[1]).toBe('3,"ring 1, vertex 4: ""x"", y",1,4,,,,');
  expect(lines[2]).toBe("9,'=1+1,,,-73.7,41,750050,760050.5");
});
