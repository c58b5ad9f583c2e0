import { describe, expect, it } from 'vitest';
import { plainReason } from '../../../server/gdal/plain-reason.js';

describe('what GDAL says of a file', () => {
  it.each([
    [
      '/home/someone/gdal3.js/build/native/src/gdal-3.8.4/ogr/ogrsf_frmts/dxf/ogrdxflayer.cpp, 123: error at line 30 of /input/site.dxf',
      'error at line 30 of site.dxf',
    ],
    ['Assertion failed in file C:\\build\\port\\cpl_conv.cpp, line 5', 'Assertion failed'],
    [
      "sqlite3_prepare_v2(SELECT COUNT(*) FROM x WHERE a IN ('b')) failed: database disk image is malformed",
      'database disk image is malformed',
    ],
    ['/input/a.fgb: Header failed\n consistency check.', 'a.fgb: Header failed consistency check'],
    ['it took more than 4 seconds', 'it took more than 4 seconds'],
    ['the layer 1/2.c is missing', 'the layer 1/2.c is missing'],
  ])('%s', (said, plain) => {
    expect(plainReason(said)).toBe(plain);
  });
});
