import { describe, expect, it } from 'vitest';
import { parseCrsName, readCrsMember } from '../../../server/imports/crs-statement.js';

describe('the name of a coordinate system', () => {
  it.each([
    ['EPSG:2263', 2263],
    ['epsg:2260', 2260],
    ['EPSG::2260', 2260],
    ['urn:ogc:def:crs:EPSG::2263', 2263],
    ['urn:ogc:def:crs:EPSG:9.8.1:26918', 26918],
    ['urn:x-ogc:def:crs:EPSG:2260', 2260],
    ['http://www.opengis.net/def/crs/EPSG/0/2260', 2260],
    ['https://www.opengis.net/def/crs/EPSG/0/2260', 2260],
    ['http://www.opengis.net/gml/srs/epsg.xml#2260', 2260],
    ['http://spatialreference.org/ref/epsg/2263/', 2263],
    ['https://epsg.io/4326', 4326],
    ['ESRI:102718', 102718],
    ['urn:ogc:def:crs:ESRI::102039', 102039],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', 'CRS84'],
    ['urn:ogc:def:crs:OGC::CRS84', 'CRS84'],
    ['http://www.opengis.net/def/crs/OGC/1.3/CRS84', 'CRS84'],
    ['OGC:CRS84', 'CRS84'],
    ['CRS84', 'CRS84'],
  ])('%s is %s', (name, code) => {
    expect(parseCrsName(name)).toBe(code);
  });

  it.each([
    '',
    'EPSG',
    'EPSG:',
    'NAD83',
    'EPSG:22x3',
    'urn:ogc:def:crs:EPSG::',
    'ESRI:718',
    'ESRI:',
    '2260; drop table',
  ])('%j is none', (name) => {
    expect(parseCrsName(name)).toBeNull();
  });
});

describe('the crs member of a GeoJSON file', () => {
  it('is read from a named and from a linked system', () => {
    expect(readCrsMember({ type: 'name', properties: { name: 'EPSG:2263' } })).toMatchObject({ code: 2263 });
    expect(
      readCrsMember({
        type: 'link',
        properties: { href: 'http://spatialreference.org/ref/epsg/2260/', type: 'proj4' },
      }),
    ).toMatchObject({ code: 2260 });
    expect(readCrsMember({ type: 'EPSG', properties: { code: 2260 } })).toMatchObject({ code: 2260 });
  });

  it('is degrees by the rule of RFC 7946 where it is missing, and degrees by its own word where it says CRS84', () => {
    expect(readCrsMember(undefined)).toMatchObject({ kind: 'degrees', byRule: true });
    expect(
      readCrsMember({ type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } }),
    ).toMatchObject({
      kind: 'degrees',
      byRule: false,
    });
  });

  it.each([{}, { properties: {} }, 17, [], { type: 'name', properties: { name: 'Gauss' } }])(
    '%j is said to be unreadable, not taken for degrees',
    (member) => {
      expect(readCrsMember(member).kind).toBe('unreadable');
    },
  );
});
