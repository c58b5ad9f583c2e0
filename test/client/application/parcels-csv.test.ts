import { describe, expect, it } from 'vitest';
import { inOrder, parcelsCsv, parcelsText } from '../../../client/application/parcels-csv.js';

const parcel = (taxMapNumber: string | null, address: string | null, distanceFt = 0) => ({
  id: '1',
  taxMapNumber,
  address,
  distanceFt,
});

describe('parcels in order', () => {
  it('have the nearest first, and 2 before 10', () => {
    const parcels = [parcel('13-10', null, 5), parcel('13-2', null, 5), parcel('99', null, 0)];
    expect(inOrder(parcels).map(({ taxMapNumber }) => taxMapNumber)).toEqual(['99', '13-2', '13-10']);
  });
});

describe('parcels as a file', () => {
  it('has a line of headings, and a line for each with its distance to a tenth', () => {
    expect(parcelsCsv([parcel('13.44-2-20', '3 Shore Road', 12.345), parcel(null, null)])).toBe(
      'Tax map number,Address,Distance in feet\r\n13.44-2-20,3 Shore Road,12.3\r\n,,0.0\r\n',
    );
  });

  it('quotes commas, quotes and line ends', () => {
    expect(parcelsCsv([parcel('1', '3, "The Pines"\nRear')])).toContain('1,"3, ""The Pines""\nRear",0.0');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('is no formula for a spreadsheet: %j', (text) => {
    expect(parcelsCsv([parcel(text, null)])).toContain(`\r\n'${text},`);
  });

  it('pastes as lines and columns, whatever an address holds', () => {
    expect(parcelsText([parcel('1', 'a\tb\nc', 3)])).toBe(
      'Tax map number\tAddress\tDistance in feet\n1\ta b c\t3.0',
    );
  });
});
