import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from '../../../server/documents/media-type.js';

const text = (value: string): Buffer => Buffer.from(value, 'utf8');

describe('the media type of a document', () => {
  it.each([
    ['application/pdf', text('%PDF-1.4\n')],
    ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['image/tiff', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0])],
    ['image/tiff', Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 8])],
    ['application/zip', Buffer.from([0x50, 0x4b, 3, 4, 20, 0])],
    ['application/geo+json', text('\n{ "type" : "FeatureCollection", "features": [] }')],
    ['text/plain', text('{"type":"Topology"}')],
    ['text/plain', text('flag 1; 700,012.3; 850,001.9 – Sumpf\r\n')],
    // what a browser would run is text here, and saved as a file
    ['text/plain', text('<html><script>alert(1)</script>')],
    ['application/octet-stream', Buffer.from([0, 1, 2, 3])],
    ['application/octet-stream', Buffer.from([0x66, 0xfc, 0x72])],
    ['application/octet-stream', text('a\0b')],
  ])('is %s by what it begins with', (mediaType, head) => {
    expect(mediaTypeOf(head, true)).toBe(mediaType);
  });

  it('is not shaken by a character that the end of the head cuts through', () => {
    const head = text('a'.repeat(10) + 'ö').subarray(0, 11);
    expect(mediaTypeOf(head, false)).toBe('text/plain');
    expect(mediaTypeOf(head, true)).toBe('application/octet-stream');
  });
});
