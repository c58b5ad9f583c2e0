import { describe, expect, it } from 'vitest';
import { readPlace } from '../../../client/draw/read-place.js';

describe('a place typed into the search', () => {
  it.each([
    ['-73.6735, 40.9239', 'degrees', [-73.6735, 40.9239]],
    ['40.9239, -73.6735', 'degrees', [-73.6735, 40.9239]],
    ['40.9239,-73.6735', 'degrees', [-73.6735, 40.9239]],
    ['-73.6735° 40.9239°', 'degrees', [-73.6735, 40.9239]],
    ['704810.99 771917.59', 'feet', [704_810.99, 771_917.59]],
    ['704810.99,771917.59', 'feet', [704_810.99, 771_917.59]],
    ['704,810.99 771,917.59', 'feet', [704_810.99, 771_917.59]],
    ['704,810.99, 771,917.59', 'feet', [704_810.99, 771_917.59]],
    ['704810; 771917', 'feet', [704_810, 771_917]],
  ])('%s', (text, kind, point) => {
    expect(readPlace(text)).toEqual({ kind, point });
  });

  it.each([
    '',
    '13.23-1-1',
    '9-27-114',
    '9 27 114',
    '12 Sorrel Lane',
    '12',
    '40.9',
    '73.67, 40.92',
    '12 13',
    '704810',
    '1e9 2e9',
    '-73.67, 40.92, 5',
    'NaN, NaN',
  ])('no place: %s', (text) => {
    expect(readPlace(text)).toBeNull();
  });
});
