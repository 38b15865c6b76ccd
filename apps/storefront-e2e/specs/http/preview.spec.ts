import { expect, test, testedSites } from '../../fixtures/http-test.ts';

/** Every kind of widget, by what its page has. */
const kinds = ['Hero', 'Tiles', 'Products', 'Banner', 'Usps', 'Text', 'Image', 'Buttons', 'Video', 'Faq', 'Facts'];

/** The link that an editor gets, without its origin. */
const previewOf = async (port: number, path: string, market: string): Promise<string> => {
  const query = new URLSearchParams({ path, market });
  const reply = await fetch(`http://127.0.0.1:${String(port + 1)}/preview?${query}`);
  const { pathname, search } = new URL(await reply.text());
  return pathname + search;
};

for (const { alias } of testedSites) {
  test(`[ROUTE-06, CMS-02, W30] ${alias} shows every widget to an editor, and to no one else`, async ({ shop }) => {
    const link = await previewOf(shop.port, '/preview-widgets', alias);
    for (const address of [link, link.replace('preview=', 'loginToken=')]) {
      const { status, text, header } = await shop.get(alias, address);
      expect(status).toBe(200);
      expect(header('cache-control')).toBe('private, no-store');
      expect(text).toMatch(/<meta name="robots" content="noindex/);
      for (const kind of kinds) expect(text).toContain(`data-type="${kind}"`);
    }
    for (const address of ['/preview-widgets', `${link}x`, '/preview-widgets?preview=a.b.c'])
      expect((await shop.get(alias, address)).status, address).toBe(404);
  });

  test(`[ROUTE-06] ${alias} has a page of its style, which search engines do not list`, async ({ shop }) => {
    const { status, text } = await shop.get(alias, '/style');
    expect(status).toBe(200);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect(text).toContain('data-type="Buttons"');
    // An image of the editors, in a size, for a year.
    const image = /src="(\/cdn-cgi\/image\/[^"/]*\/product\/images\/heath\.[0-9a-f]{8}\.webp)"/.exec(text)?.[1];
    const sent = await shop.get(alias, image ?? '/404');
    expect(sent.status).toBe(200);
    expect(sent.header('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test(`[W30] ${alias} shows a page with a preview’s address as it is, is not stored and not listed`, async ({
    shop,
  }) => {
    const link = await previewOf(shop.port, '/content/about', alias);
    const { status, text, header } = await shop.get(alias, link);
    expect(status).toBe(200);
    expect(header('cache-control')).toBe('private, no-store');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect((await shop.get(alias, '/content/about')).text).not.toMatch(/<meta name="robots" content="noindex/);
  });
}
