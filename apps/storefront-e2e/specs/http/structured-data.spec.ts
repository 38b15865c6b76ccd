import { expect, sites, test, testedSites } from '../../fixtures/http-test.ts';
import { canonicalOf, titleOf } from '../../fixtures/page-facts.ts';

for (const { alias, hreflang } of testedSites)
  test(`${alias}: a link to a page is shown with its title, address, language and image`, async ({
    shop,
    addresses,
  }) => {
    const { product, category, content } = await addresses(alias);
    for (const [path, kind] of [
      [product, 'product'],
      [category, 'website'],
      [content, 'website'],
      ['/', 'website'],
    ] as const) {
      const { text } = await shop.get(alias, path);
      const head = text.slice(0, text.indexOf('</head>'));
      const values = (name: string): readonly string[] =>
        [...head.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'))].map(
          ([, content = '']) => content,
        );
      expect.soft(values('og:type'), path).toEqual([kind]);
      expect.soft(values('og:title')[0]?.replaceAll('&amp;', '&'), path).toBe(titleOf(text));
      expect.soft(values('og:url'), path).toEqual([canonicalOf(text)]);
      expect.soft(values('og:locale'), path).toEqual([hreflang.replace('-', '_')]);
      expect.soft(values('og:locale:alternate'), path).toHaveLength(sites.length - 1);
      expect.soft(values('twitter:card'), path).toEqual(['summary_large_image']);
      expect.soft(values('theme-color'), path).toHaveLength(2);
      const [image = ''] = values('og:image');
      const picture = await shop.get(alias, new URL(image).pathname);
      expect
        .soft([picture.status, picture.header('content-type')], image)
        .toEqual([200, image.endsWith('.png') ? 'image/png' : 'image/jpeg']);
    }
    const { text: cart } = await shop.get(alias, '/cart');
    expect(cart.includes('property="og:')).toBe(false);
    const [, manifestPath = ''] = /<link rel="manifest" href="([^"]*)"/.exec(cart) ?? [];
    const manifest = JSON.parse((await shop.get(alias, manifestPath)).text) as {
      lang: string;
      start_url: string;
      icons: readonly { readonly src: string }[];
    };
    expect([manifest.lang, manifest.start_url]).toEqual([hreflang, '/']);
    for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.ico' }])
      expect.soft((await shop.get(alias, src)).status, src).toBe(200);
  });
