import { languages } from '@lyng/model';
import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { makeSite } from '../testing/make-site.ts';
import { createHref, href } from './href.ts';
import { matchPath } from './match-path.ts';
import { screenNames } from './route-table.ts';
import type { ScreenName } from './route-table.ts';

const swedish = makeSite({ market: 'se', language: 'sv', basePath: '/sv' });

describe('href', () => {
  it('writes the canonical path of a screen', () => {
    expect(href('home', {}, makeSite())).toBe('/');
    expect(href('home', {}, swedish)).toBe('/sv');
    expect(href('brands', {}, swedish)).toBe('/sv/m%C3%A4rken');
    expect(href('product', { alias: 'rød sko/2' }, makeSite())).toBe('/p/r%C3%B8d%20sko%2F2');
    expect(href('brand', { brand: 'ecco/golf' }, swedish)).toBe('/sv/b/ecco/golf');
    expect(href('search-results', { search: '50% / ned?' }, makeSite())).toBe('/s/50%25%20%2F%20ned%3F');
  });

  it('binds a site and takes query and hash', () => {
    const link = createHref(swedish);
    expect(link('cart')).toBe('/sv/cart');
    expect(link('search', {}, { query: { q: 'å&b', none: undefined, n: 2 } })).toBe('/sv/search?q=%C3%A5%26b&n=2');
    expect(link('home', {}, { query: {}, hash: 'møde' })).toBe('/sv#m%C3%B8de');
    const query = { filters: { brands: [{ label: 'Ecco', id: '7' }] }, page: 2 };
    expect(link('category', { category: 'skor' }, { query })).toBe('/sv/c/skor?brands=Ecco~7&page=2');
  });

  it.each(['kassen', 'kassa', 'sv', 'search', 'lyng-member', 'list', ''])(
    'leads to a content page named %j under /content',
    (alias) => {
      expect(href('content', { alias }, makeSite())).toBe(alias ? `/content/${alias}` : '/content');
    },
  );

  it.each(['.', '..'])('leads to the search of %j by an address that browsers keep [ARG-31]', (search) => {
    const { pathname } = new URL(href('search-results', { search }, makeSite()), 'https://dk.example');
    expect(matchPath(pathname, makeSite())).toMatchObject({ screen: 'search-results' });
  });

  it('writes composed letters and never throws on broken text', () => {
    expect(href('product', { alias: 'å'.normalize('NFD') }, makeSite())).toBe('/p/%C3%A5');
    expect(href('product', { alias: '\ud800' }, makeSite())).toBe('/p/%EF%BF%BD');
  });
});

describe('properties', () => {
  // Names that an address can hold: no control characters, and not the two that browsers walk by.
  const name = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.stringMatching(/^[a-zåäöæø0-9 %?#&~.,;:@+_-]{1,12}$/),
      fc.constantFrom(...'kassa kassen märken sv fi dk p cart 404 content l __proto__ constructor'.split(' ')),
    )
    .map((text) => text.normalize('NFC'))
    .filter((text) => !/^\.{1,2}$/.test(text));
  const plain = name.filter((text) => !/[/\\\p{Cc}]/u.test(text) && text !== '');
  const phrase = fc.oneof(plain, fc.stringMatching(/^[a-zåäö /\\.]{1,12}$/)).filter((text) => !/^\.{1,2}$/.test(text));
  const levels = fc.array(plain, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  const site = fc.constantFrom(
    ...languages.flatMap((language) =>
      ['', `/${language}`, `/se/${language}`].map((basePath) => makeSite({ language, basePath })),
    ),
  );
  const paramsOf = (screen: ScreenName): fc.Arbitrary<object> => {
    switch (screen) {
      case 'product':
      case 'inspiration':
      case 'content':
        return fc.record({ alias: plain });
      case 'account-order':
        return fc.record({ order: plain });
      case 'category':
        return fc.record({ category: plain });
      case 'search-results':
        return fc.record({ search: phrase });
      case 'brand':
        return fc.record({ brand: levels });
      case 'discount-campaign':
        return fc.record({ discountCampaign: levels });
      case 'list':
        return fc.record({ list: levels });
      default:
        return fc.constant({});
    }
  };

  it.each(screenNames)('%s: matchPath reads what href wrote, on every site [ROUTE-01]', (screen) => {
    fc.assert(
      fc.property(site, paramsOf(screen), (one, params) => {
        const address = href(screen as 'cart', params, one);
        expect(address).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(matchPath(address, one)).toEqual({ kind: 'screen', screen, params });
        expect(new URL(address, 'http://shop.test').pathname).toBe(address);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  it('matchPath never redirects off the site and never throws, whatever the path', () => {
    const pieces = String.raw`/ \ // %2f %5C % %00 evil.example .. . sv p kassa ä ?x #y %C3%A4`.split(' ');
    const target = fc.array(fc.constantFrom('\t', ...pieces), { maxLength: 8 });
    fc.assert(
      fc.property(site, target, (one, parts) => {
        for (const text of [parts.join(''), `${one.basePath}/${parts.join('')}`]) {
          const match = matchPath(text, one);
          if (match.kind === 'redirect') {
            expect(new URL(match.location, 'http://shop.test').host).toBe('shop.test');
            expect(match.location).toMatch(/^[\x21-\x7e]+$/);
          }
        }
      }),
      { numRuns: fuzzRuns(5_000) },
    );
  });
});
