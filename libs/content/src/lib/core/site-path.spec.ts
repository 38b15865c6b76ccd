import fc from 'fast-check';
import { sitePath } from './site-path.ts';

describe('sitePath', () => {
  it.each([
    ['/c/dame-sko', '', '/c/dame-sko'],
    ['/c/dame-sko', '/sv', '/sv/c/dame-sko'],
    ['/', '', '/'],
    ['/', '/sv', '/sv'],
    ['/mærker', '', '/m%C3%A6rker'],
    ['/m%C3%A6rker', '', '/m%C3%A6rker'],
    ['/märken'.normalize('NFD'), '', '/m%C3%A4rken'],
    [' /nyheder ', '', '/nyheder'],
    ['/nyheder?sort=PRICE_ASC#top', '/nb', '/nb/nyheder?sort=PRICE_ASC#top'],
    ['https://example.com/a', '/sv', 'https://example.com/a'],
    ['mailto:hej@example.com', '', 'mailto:hej@example.com'],
    ['tel:+4512345678', '', 'tel:+4512345678'],
    ['#sizes', '/sv', '#sizes'],
  ])('%j below %j is %j', (url, basePath, expected) => {
    expect(sitePath(url, basePath)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    'http://plain.example',
    'c/dame-sko',
    '',
  ])('%j is rejected [CMS-05]', (url) => {
    expect(sitePath(url, '')).toBeNull();
  });

  it('never leaves the site by a path, whatever is written', () => {
    const anyUrl = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string().map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(anyUrl, fc.constantFrom('', '/sv'), (url, basePath) => {
        const address = sitePath(url, basePath);
        if (address === null || /^(https:|mailto:|tel:)/i.test(address)) return;
        expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});
