import { describe, expect, it } from 'vitest';
import { chooseCrs, type ChosenCrs } from '../../../server/imports/choose-crs.js';
import { parseWkt } from '../../../server/imports/crs-wkt-tree.js';
import { parsePrj } from '../../../server/imports/prj.js';
import {
  COMPOUND,
  NEW_YORK_EAST,
  NEW_YORK_EAST_1927,
  NEW_YORK_EAST_INTERNATIONAL,
  NEW_YORK_LONG_ISLAND,
} from './support/prj-texts.js';
import { usualCatalog } from './support/usual-catalog.js';
import { WKT2 } from './support/wkt2-texts.js';

const PLACE = [-73.7007, 41.1318] as const;

const ofPrj = (text: string): Promise<ChosenCrs> =>
  chooseCrs({ kind: 'wkt', text, from: 'the .prj' }, null, usualCatalog);

/** @returns the text with the words of 2015, when bases and ensembles had others */
const inWordsOf2015 = (text: string): string =>
  text
    .replace('BASEGEOGCRS', 'BASEGEODCRS')
    .replace(/^GEOGCRS/, 'GEODCRS')
    .replace(/ENSEMBLE\[("[^"]+"),(?:MEMBER\["[^"]+"\],)+/, 'DATUM[$1,')
    .replace(',ENSEMBLEACCURACY[2.0]', '');

const texts = WKT2.flatMap((each) => [
  { ...each, version: '2019' },
  { ...each, version: '2015', text: inWordsOf2015(each.text) },
]);

describe('well-known text of version 2', () => {
  it.each(texts)(
    'of $version for $code leads to the place that PROJ finds, and back',
    ({ code, at, unitFt, text }) => {
      const prj = parsePrj(text);
      expect(prj?.code).toBe(`${code > 100_000 ? 'ESRI' : 'EPSG'}:${code}`);
      const tolerance = code === 4269 || code === 6318 ? 1e-9 : unitFt ? 0.01 : 0.003;
      const [x = 0, y = 0] = prj?.projection.fromLonLat(PLACE) ?? [];
      expect(Math.abs(x - at[0])).toBeLessThan(tolerance);
      expect(Math.abs(y - at[1])).toBeLessThan(tolerance);
      const [lon = 0, lat = 0] = prj?.projection.toLonLat(at) ?? [];
      expect(lon).toBeCloseTo(PLACE[0], 8);
      expect(lat).toBeCloseTo(PLACE[1], 8);
    },
  );

  it.each([2260, 6537])('for %i is the system of storage: coordinates are kept bit for bit', async (code) => {
    const crs = await ofPrj(WKT2.find((each) => each.code === code)?.text ?? '');
    expect(crs.conversion).toMatch(/^none/);
    const odd = [700_000.1 + 0.2, 850_000 + 1 / 3] as const;
    expect(crs.toStorage(odd)).toBe(odd);
  });

  it('bound to another datum, or with heights, is the system inside', () => {
    const [east] = WKT2;
    const bound = `BOUNDCRS[SOURCECRS[${east?.text ?? ''}],TARGETCRS[GEOGCRS["WGS 84"]],ABRIDGEDTRANSFORMATION["none",METHOD["Geocentric translations (geog2D domain)"],PARAMETER["X-axis translation",0],PARAMETER["Y-axis translation",0],PARAMETER["Z-axis translation",0]]]`;
    expect(parsePrj(bound)).toMatchObject({ code: 'EPSG:2260', projection: { modern: true } });
    expect(
      parsePrj(bound.replace('X-axis translation",0', 'X-axis translation",-8.5'))?.projection.modern,
    ).toBe(false);
    const heights = 'VERTCRS["NAVD88 height",VDATUM["North American Vertical Datum 1988"]]';
    expect(parsePrj(`COMPOUNDCRS["both",${east?.text ?? ''},${heights}]`)?.code).toBe('EPSG:2260');
    expect(parsePrj(`COMPOUNDCRS["bound",${bound},${heights}]`)?.code).toBe('EPSG:2260');
    expect(parsePrj(heights)).toBeNull();
  });

  it.each([
    ['its own word of 2015', inWordsOf2015],
    ['its own word of 2019', (text: string) => text],
  ])('on the datum of 1927 is refused in %s, never read on another ellipsoid', async (_title, words) => {
    const east = WKT2.find((each) => each.code === 2260)?.text ?? '';
    const old = words(east)
      .replace('North American Datum 1983', 'North American Datum 1927')
      .replace('"GRS 1980",6378137,298.257222101', '"Clarke 1866",6378206.4,294.978698213898');
    await expect(ofPrj(old)).rejects.toThrow(/datum North American Datum 1927.*NAD83/);
  });
});

describe('the older versions of well-known text', () => {
  it("Esri's pair of two systems with a comma between them is the horizontal one", () => {
    const pair = `${NEW_YORK_EAST},VERTCS["NAVD_1988",VDATUM["North_American_Vertical_Datum_1988"],PARAMETER["Vertical_Shift",0.0],PARAMETER["Direction",1.0],UNIT["Foot_US",0.3048006096012192]]`;
    expect(parsePrj(pair)?.projection.parameters).toEqual(parsePrj(NEW_YORK_EAST)?.projection.parameters);
    expect(parsePrj(COMPOUND)?.projection.parameters).toEqual(parsePrj(NEW_YORK_EAST)?.projection.parameters);
  });

  it.each([
    ['cut short', NEW_YORK_EAST.slice(0, -1)],
    ['with something behind it', `${NEW_YORK_EAST} and more`],
    ['nested without end', 'PROJCS["a",'.repeat(5000)],
    ['nested deeper than any system is', `${'A['.repeat(40)}1${']'.repeat(40)}`],
    ['without a comma', 'PROJCS["a" "b"]'],
  ])('text that is %s is none', (_title, text) => {
    expect(parseWkt(text)).toBeNull();
    expect(parsePrj(text)).toBeNull();
  });

  it.each([
    [
      'grads',
      NEW_YORK_EAST.replace(/^PROJCS\["[^"]*",(GEOGCS.*?\]\]),PROJECTION.*$/, '$1').replace(
        '0.0174532925199433',
        '0.0157079632679490',
      ),
    ],
    ['a meridian of Paris', NEW_YORK_EAST.replace('PRIMEM["Greenwich",0.0]', 'PRIMEM["Paris",2.33722917]')],
    ['axes to the south', NEW_YORK_EAST.replace(/\]$/, ',AXIS["Southing",SOUTH],AXIS["Westing",WEST]]')],
    ['a unit of nothing', NEW_YORK_EAST.replace('0.3048006096012192', '0')],
    ['a drawing of its own', 'LOCAL_CS["site",UNIT["Foot",0.3048]]'],
  ])('%s cannot be converted', (_title, text) => {
    expect(parsePrj(text)).toBeNull();
  });

  it('a datum of 1927 is refused by its name too, where the ellipsoid is another', () => {
    expect(parsePrj(NEW_YORK_EAST_1927)?.projection.modern).toBe(false);
    const mixed = NEW_YORK_EAST.replace('D_North_American_1983', 'D_North_American_1927');
    expect(parsePrj(mixed)?.projection.modern).toBe(false);
  });

  it.each([
    ['NAD_1983_HARN', /realisation of NAD83/],
    ['NAD_1983_NSRS2007', /realisation of NAD83/],
    ['NAD_1983_CSRS', /realisation of NAD83/],
    ['NAD_1983_2011', /realisation of NAD83/],
    ['WGS_1984_(G2139)', /up to 4 ft apart/],
    ['ITRF_2014', /on ITRF.*up to 4 ft apart/],
  ])('the datum %s is taken without a shift, with a notice', async (datum, notice) => {
    const crs = await ofPrj(NEW_YORK_EAST.replace('D_North_American_1983', `D_${datum}`));
    expect(crs.toStorage([700_000, 850_000])).toEqual([700_000, 850_000]);
    expect(crs.notices.join()).toMatch(notice);
  });

  it('the order of the standard parallels makes no other system', async () => {
    const island = NEW_YORK_LONG_ISLAND.replace(/\]$/, ',AUTHORITY["EPSG","2263"]]');
    expect((await ofPrj(island)).notices).toEqual([]);
  });

  it('a code that stands for another system than the text describes is pointed out, and the text is used', async () => {
    const lying = NEW_YORK_EAST.replace(/\]$/, ',AUTHORITY["EPSG","2263"]]');
    const crs = await ofPrj(lying);
    expect(crs.toStorage([700_000, 850_000])).toEqual([700_000, 850_000]);
    expect(crs.notices.join()).toMatch(
      /carries the code EPSG:2263 .* describes .*New_York_East.*another system/,
    );
    const honest = await ofPrj(NEW_YORK_EAST.replace(/\]$/, ',AUTHORITY["EPSG","2260"]]'));
    expect(honest.notices).toEqual([]);
  });
});

describe('the two feet', () => {
  it('international feet are taken at their word, with what that means and what cannot be known', async () => {
    const crs = await ofPrj(NEW_YORK_EAST_INTERNATIONAL);
    expect(crs.notices.join()).toMatch(
      /names the international foot.*2 ft apart.*no position can show.*--crs EPSG:2260/,
    );
    expect(crs.notices.join()).not.toMatch(/most likely/);
  });

  it('a false easting that is whole only in US survey feet gives the mistake away', async () => {
    const mislabelled = NEW_YORK_EAST.replace('"Foot_US",0.3048006096012192', '"Foot",0.3048');
    const crs = await ofPrj(mislabelled);
    expect(crs.notices.join()).toMatch(/most likely meant to be the US survey foot/);
    // From the false easting, the same in both, it is 207,875 ft, which are 2 parts in a million shorter.
    const [x] = crs.toStorage([700_000, 850_000]);
    expect(700_000 - x).toBeCloseTo(0.41575, 4);
  });

  it('US survey feet are not spoken of', async () => {
    expect((await ofPrj(NEW_YORK_EAST)).notices).toEqual([]);
  });
});
