import { makeSite } from '@lyng/routing/testing';
import type { ScreenLocation } from '@lyng/routing/core';
import { movedListPath } from './list-path.ts';

const site = makeSite({ market: 'se', language: 'sv', basePath: '/sv' });
const category = (alias: string): ScreenLocation => ({ screen: 'category', params: { category: alias } });
const list = (name: string): ScreenLocation => ({ screen: 'list', params: { list: name } });

describe('movedListPath', () => {
  it.each<[string, string, ScreenLocation, string | undefined]>([
    ['its own path', '/c/dam', category('dam'), undefined],
    ['a general path', '/c/dam', list('dam'), '/sv/c/dam'],
    ['another language', '/c/dam', category('dame'), '/sv/c/dam'],
    ['another letter case', '/b/%C3%A4ngla', { screen: 'brand', params: { brand: 'ÄNGLA' } }, '/sv/b/%C3%A4ngla'],
    ['a list of the shop', '/nyheter', list('new'), '/sv/nyheter'],
    ['no canonical URL', '', list('dam'), undefined],
    ['a canonical URL of no list', '/om-oss', list('om-oss'), undefined],
    ['a canonical URL on another host', 'https://evil.example/c/dam', list('dam'), undefined],
  ])('of %s [SPEC-1, SPEC-2, BUG-13]', (_name, canonicalUrl, requested, expected) => {
    expect(movedListPath(canonicalUrl, requested, { site })).toBe(expected);
  });
});
