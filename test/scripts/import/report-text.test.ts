import { describe, expect, it } from 'vitest';
import { importReportSchema, type ImportReport } from '../../../core/contracts/import-report.js';
import { problemText, reportText } from '../../../scripts/import/report-text.js';

const REPORT: ImportReport = importReportSchema.parse({
  layer: 'wetlands',
  jurisdiction: 'rye',
  file: 'survey.zip',
  format: 'zipped Shapefile',
  layerInFile: 'maps/wet',
  crs: { code: 'EPSG:2260', name: 'NY East', how: 'the .prj', conversion: 'none' },
  read: 1004,
  accepted: 1001,
  rejected: 1,
  skipped: { nullGeometry: 1, deletedRows: 1 },
  replaced: 12,
  mapVersion: 3,
  mapSince: '2026-11-30',
  totals: { areaSqFt: 43_560, gridAreaSqFt: 43_551.4, lengthFt: 0 },
  attributes: [{ attribute: 'ID', use: 'id (1,001 features)' }],
  rejectedFeatures: [
    {
      feature: 7,
      message: 'it crosses itself',
      location: { lon: -73.7447862, lat: 41.1645582, xFt: 700_050, yFt: 850_050 },
    },
  ],
  repairedFeatures: [
    {
      feature: 9,
      message: 'it is a bow-tie',
      gridAreaBeforeSqFt: 0,
      gridAreaAfterSqFt: 5000,
      areaAfterSqFt: 5001,
    },
  ],
  notices: ['There is no .shx.'],
  seconds: 1.26,
});

describe('the report of an import, for people', () => {
  it('says what came in, what did not and where, and how everything was understood', () => {
    expect(reportText(REPORT))
      .toBe(`wetlands for rye: 1,001 of 1,004 features came in, 1 rejected, 1 without a geometry skipped, 1 deleted rows skipped, in 1.3 s.
File: survey.zip (layer maps/wet), zipped Shapefile.
Coordinates: EPSG:2260, NY East, known from the .prj. Conversion: none
Areas: 43,560 sq ft (1.000 acres) on the ground, 43,551 sq ft (1.000 acres) on the grid.
Taken off the map: 12 earlier features.
Map version 3, from 2026-11-30.
Rejected:
  feature 7: it crosses itself, at -73.744786, 41.164558 (700050.00, 850050.00 ft)
Repaired:
  feature 9: it is a bow-tie; grid area before 0 sq ft (0.000 acres), after 5,000 sq ft (0.115 acres)
Attributes:
  ID: id (1,001 features)
Notices:
  There is no .shx.`);
  });

  it('lists 50 rejected features and says how many more there are', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ feature: index + 1, message: 'it is a line' }));
    const text = reportText({ ...REPORT, rejected: 60, rejectedFeatures: many });
    expect(text).toContain('  feature 50: it is a line\n  and 10 more (--json has them)');
    expect(text).not.toContain('feature 51:');
  });

  it('leaves out what there is not', () => {
    const text = reportText({ ...REPORT, mapVersion: null, replaced: 0, layerInFile: null, notices: [] });
    expect(text).not.toMatch(/Map version|Taken off|layer maps|Notices/);
    expect(problemText({ message: 'the file is empty' })).toBe('the file is empty');
  });
});
