import fc from 'fast-check';
import { shopPath } from './shop-path.ts';

describe('shopPath', () => {
  it.each([
    ['/p/vinga', '', '/p/vinga'],
    ['/p/vinga?sku=12', '/sv', '/sv/p/vinga?sku=12'],
    ['/märken', '/sv', '/sv/m%C3%A4rken'],
    ['/märken'.normalize('NFD'), '', '/m%C3%A4rken'],
    ['/m%C3%A4rken', '', '/m%C3%A4rken'],
    ['//evil.example', '', null],
    ['/\\evil.example', '', null],
    ['/\t/evil.example', '', null],
    ['https://evil.example', '', null],
    ['javascript:alert(1)', '', null],
    ['', '', null],
  ])('leads from %j below %j to %j', (link, basePath, expected) => {
    expect(shopPath(link, basePath)).toBe(expected);
  });

  it('never leaves the shop', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '/sv'), (tail, basePath) => {
        const path = shopPath(`/${tail}`, basePath);
        if (path !== null) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});
