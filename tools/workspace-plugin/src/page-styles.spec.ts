import { join } from 'node:path';
import { pageSources, stylesReachedFrom } from '../../presets/style-sources.mjs';
import { cutStyles, shortenProperties } from '../../presets/vite-page-styles.mjs';

const root = join(import.meta.dirname, '../../..');

describe('cutStyles', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    ['its class', '.a{x:y}', [['a']]],
    ['all of its classes', '.a>.b:hover,.c{x:y}', [['a', 'b'], ['c']]],
    ['no class that it excludes', '.a:not(.b:is(.c)){x:y}', [['a']]],
    ['no class of which it needs only one', ':is(.a,.b) p{x:y}', [[]]],
    ['no class of what it contains', '.a:has(.b){x:y}', [['a']]],
    ['nothing', ':root{--x:y}', [[]]],
  ])('notes that a rule needs %s', (_, css, names) => {
    const [part] = cutStyles(css);
    expect(part?.selectors?.map(([, needed]) => needed)).toEqual(names);
    expect((part?.selectors?.map(([selector]) => selector).join(',') ?? '') + part?.text).toBe(css);
  });

  it('lists rules, animations and fonts in their order, with the conditions around them', () => {
    const css = '@font-face{a:b}@media x{@supports (y){.a{b:c}}.d{e:f}}@keyframes z{to{a:b}}';
    expect(cutStyles(css).map(({ within, text }) => [within, text])).toEqual([
      [[], '@font-face{a:b}'],
      [['@media x', '@supports (y)'], '{b:c}'],
      [['@media x'], '{e:f}'],
      [[], '@keyframes z{to{a:b}}'],
    ]);
  });
});

describe('shortenProperties', () => {
  it('gives the most frequent names the shortest ones, and leaves those of code and files alone', () => {
    const css =
      ':root{--rare:1;--often:2;--of-code:3}a{b:var(--often);c:var(--often, var(--rare));d:var(--of-code);e:url(x--y.woff2)}';
    expect(shortenProperties(css, "style.setProperty('--of-code', '4')")).toBe(
      ':root{--b:1;--a:2;--of-code:3}a{b:var(--a);c:var(--a, var(--b));d:var(--of-code);e:url(x--y.woff2)}',
    );
  });

  it('never gives two names the same one', () => {
    const names = Array.from({ length: 200 }, (_name, index) => `--name-${index}`);
    expect(new Set(shortenProperties(names.join(' '), '').split(' ')).size).toBe(names.length);
  });
});

describe('the styles that a page reaches', () => {
  const reached = (file: string) => [...stylesReachedFrom(join(root, file))].map((path) => path.slice(root.length + 1));
  const product = reached('libs/catalogue/src/lib/screens/product/page.tsx');

  it('are those of its own components, and of the ones that it uses of other libraries', () => {
    expect(product).toContain('libs/catalogue/src/lib/react/product-page/ProductPage.module.css');
    expect(product).toContain('libs/ui/src/lib/commerce/gallery/Gallery.module.css');
  });

  it('are not those of everything beside them in a library', () => {
    expect(product).not.toContain('libs/ui/src/lib/commerce/filter/FilterPanel.module.css');
    expect(product).not.toContain('libs/catalogue/src/lib/react/product-list/ProductList.module.css');
  });

  it('are also those of parts that the server renders and whose code is lazy', () => {
    expect(product).toContain('libs/catalogue/src/lib/react/recommendations/Recommendations.module.css');
  });

  it('are not those of what opens on demand', () => {
    expect(product).not.toContain('libs/ui/src/lib/commerce/gallery/ZoomViewer.module.css');
  });

  it('are known for the entry and every lazy import of the features', () => {
    const sources = pageSources(join(root, 'apps/storefront')).map(({ source }) => source);
    expect(sources).toContain('src/browser.ts');
    expect(sources).toContain('../../libs/content/src/lib/screens/home/page.tsx');
    expect(sources).toContain('../../libs/cart/src/lib/fills/product-buy.tsx');
  });
});
