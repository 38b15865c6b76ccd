import type { ReadsParameter } from '@lyng/feature';
import { cachedScreensOf, isUncached, pageAddress, withParameters } from './page-parameters.ts';

const reads =
  (...names: readonly string[]): ReadsParameter =>
  (name) =>
    names.includes(name);

describe('the screens with cached pages', () => {
  it('are those that the features name, and unknown addresses', () => {
    const home = reads('action');
    const cached = cachedScreensOf([{ server: { cachedScreens: { home } } }, {}]);
    expect(Object.keys(cached).sort()).toEqual(['home', 'not-found']);
    expect(cached.home).toBe(home);
  });

  it('read what the parts of other features read there too', () => {
    const cached = cachedScreensOf([
      { server: { addedParameters: { product: reads('reviews'), cart: reads('reviews') } } },
      { server: { cachedScreens: { product: reads('sku'), home: reads('action') } } },
    ]);
    const parameters = ['action', 'reviews', 'sku'];
    expect(parameters.filter((name) => cached.product?.(name))).toEqual(['reviews', 'sku']);
    expect(parameters.filter((name) => cached.home?.(name))).toEqual(['action']);
    expect(cached.cart).toBeUndefined();
  });
});

it.each([
  ['/favoritter', false],
  ['/favoritter?show=120', false],
  ['/favoritter?show=120&list=x', true],
  ['/favoritter?l%69st=x', true],
  ['/favoritter?show=list#?list=x', false],
])('a page with a key in its address is cached nowhere: %s', (target, isKey) => {
  const features = [{}, { server: { uncachedParameters: { favourites: reads('list') } } }];
  expect(isUncached(features, 'favourites', target)).toBe(isKey);
  expect(isUncached(features, 'home', target)).toBe(false);
});

describe('the address of a cached page', () => {
  it.each<[ReadsParameter, string, string, string]>([
    [reads('action'), '/?action=login&returnTo=%2Fcart', '/?action=login', 'returnTo=%2Fcart'],
    [reads('page'), '/nyheder?flush=7', '/nyheder', 'flush=7'],
    [reads('page', 'brands'), '/c/sko?brands=R%C3%B8d~1&a=b&page=2', '/c/sko?brands=R%C3%B8d~1&page=2', 'a=b'],
    [reads('page'), '/c/sko?%70age=2&P-heel=1', '/c/sko?%70age=2', 'P-heel=1'],
    [reads(), '/om-os?&&a&=b#c', '/om-os', 'a&=b'],
    [reads(), '/m%C3%A6rker', '/m%C3%A6rker', ''],
  ])('[REL-3] keeps what the page reads: %s, %s', (readsParameter, given, target, others) => {
    expect(pageAddress(given, readsParameter)).toEqual({ target, others });
  });

  it.each([
    ['/p/new', 'utm_source=letter', '/p/new?utm_source=letter'],
    ['/c/sko?page=2#p9', 'gclid=1', '/c/sko?page=2&gclid=1#p9'],
    ['/p/new', '', '/p/new'],
    ['https://elsewhere.example/', 'gclid=1', 'https://elsewhere.example/'],
  ])('a redirect to %s gets %j added', (location, others, expected) => {
    expect(withParameters(location, others)).toBe(expected);
  });
});
