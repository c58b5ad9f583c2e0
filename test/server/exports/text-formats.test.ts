import { describe, expect, it } from 'vitest';
import type { ExportCrs } from '../../../core/contracts/file-exports.js';
import { csvWriter } from '../../../server/exports/csv-writer.js';
import { dxfWriter } from '../../../server/exports/dxf-writer.js';
import type { ExportTable } from '../../../server/exports/export-table.js';
import { geojsonWriter } from '../../../server/exports/geojson-writer.js';
import { kmlWriter } from '../../../server/exports/kml-writer.js';
import type { MakeTableWriter } from '../../../server/exports/table-writer.js';
import { FEATURES, tableOf } from './tables.js';

function written(make: MakeTableWriter, crs: ExportCrs, table: ExportTable = tableOf()): string {
  const writer = make(table, crs);
  return [
    writer.head(),
    ...FEATURES.map((feature, index) => writer.feature(feature, index)),
    writer.tail(),
  ].join('');
}

describe('a table as text', () => {
  it('GeoJSON holds every vertex and value, and names feet but no degrees', () => {
    const feet = JSON.parse(written(geojsonWriter, 'EPSG:2260')) as Record<string, unknown>;
    expect(feet).toMatchObject({
      type: 'FeatureCollection',
      crs: { properties: { name: 'urn:ogc:def:crs:EPSG::2260' } },
      about: ['Nowhere is invented.', 'The map is guidance.'],
      features: FEATURES.map(({ geometry }) => ({ geometry })),
    });
    expect(feet['features']).toMatchObject([
      { properties: { WETID: '007', NOTE: null, ACRES: 1.234568, N: 3, SINCE: '2026-03-08' } },
      { properties: { WETID: '2020-01-01', NAME: '=HYPERLINK("x")', ACRES: null, N: null } },
    ]);
    expect(JSON.parse(written(geojsonWriter, 'EPSG:4326'))).not.toHaveProperty('crs');
  });

  it('CSV has no formula, quotes what RFC 4180 quotes, and puts the shape last', () => {
    const lines = written(csvWriter, 'EPSG:2260').split('\r\n');
    expect(lines[0]).toBe('\uFEFFWETID,NAME,NOTE,ACRES,N,SINCE,CRS,WKT');
    expect(lines[1]).toBe(
      '007,Étang “du” <Nord> & Co,,1.234568,3,2026-03-08,EPSG:2260,"POLYGON ((0 0,100 0,100 100,0 100,0 0),(40 40,40 60,60 60,60 40,40 40))"',
    );
    expect(lines[2]).toBe(
      '2020-01-01,"\'=HYPERLINK(""x"")","a,b\n""c""",,,,EPSG:2260,"MULTILINESTRING ((720625.123456789 765564.3,720700 765600),(1 2,3 4,5 6))"',
    );
    const plain = written(csvWriter, 'EPSG:2260', tableOf({ hasShapes: false })).split('\r\n');
    expect(plain[0]).toBe('\uFEFFWETID,NAME,NOTE,ACRES,N,SINCE');
  });

  it('KML escapes what XML takes for its own, turns colors round, and has holes as inner boundaries', () => {
    const kml = written(kmlWriter, 'EPSG:4326');
    expect(kml).toContain('<SimpleData name="NAME">Étang “du” &lt;Nord&gt; &amp; Co</SimpleData>');
    // 1b8a8f is written from blue to red
    expect(kml).toContain('<Style id="WETLAND-TIDAL"><LineStyle><color>ff8f8a1b</color>');
    expect(kml).toContain(
      '<innerBoundaryIs><LinearRing><coordinates>40,40 40,60 60,60 60,40 40,40</coordinates></LinearRing></innerBoundaryIs>',
    );
    expect(kml).toContain('<MultiGeometry><LineString><coordinates>720625.123456789,765564.3 720700,765600<');
    expect(kml).toContain('<SimpleData name="NOTE"/>');
  });

  it('DXF has closed polylines for rings, open ones for lines, and the id within the shape, not in its hole', () => {
    const pairs = written(dxfWriter, 'EPSG:2260').split('\r\n');
    const values = (code: string): string[] =>
      pairs.filter((_value, index) => index % 2 === 1 && pairs[index - 1]?.trim() === code);
    expect(values('0').filter((name) => name === 'POLYLINE')).toHaveLength(4);
    expect(values('0').at(-1)).toBe('EOF');
    const closed = pairs.flatMap((value, index) =>
      value === 'POLYLINE' ? [pairs[pairs.indexOf(' 70', index) + 1]] : [],
    );
    expect(closed).toEqual(['1', '1', '0', '0']);
    // four corners of each ring, the last not repeated; then two and three of the lines
    expect(values('0').filter((name) => name === 'VERTEX')).toHaveLength(4 + 4 + 2 + 3);
    expect(values('1')).toContain('007');
    const text = pairs.indexOf('TEXT');
    // halfway up, the stretches in the square beside its hole are 0 to 40 and 60 to 100
    expect(pairs.slice(text + 3, text + 7)).toEqual([' 10', '20', ' 20', '50']);
    expect(pairs.join('\n')).toMatch(/^999\nWetlands of Nowhere/);
    expect(values('8').every((layer) => /^WETLAND-TIDAL(?:-TEXT)?$/.test(layer))).toBe(true);
  });

  it('writes letters beyond ASCII by their numbers in a DXF', () => {
    const writer = dxfWriter(tableOf(), 'EPSG:2260');
    const [feature] = FEATURES;
    if (feature === undefined) throw new Error('there are features');
    expect(writer.feature({ ...feature, label: 'Étang' }, 0)).toContain('\\U+00C9tang');
  });
});
