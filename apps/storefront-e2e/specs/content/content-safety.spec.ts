import type { Page } from '@playwright/test';
import { startFakeBackend } from '../../fixtures/fake-backend.ts';
import { cleaners, hostileArea, hostileTexts, withTextInEach } from '../../fixtures/hostile-content.ts';
import { expect, test } from '../../fixtures/shop-test.ts';
import { linksOf, pageDataOf } from '../../fixtures/page-facts.ts';
import { structuredDataOf } from '../../fixtures/structured-data.ts';
import { waitForHydration } from '../../fixtures/wait-for-hydration.ts';

// Without the policy nothing else stands between a payload and the page.
test.use({ bypassCSP: true });

/** The number of executed scripts. */
const executions = (page: Page): Promise<number> =>
  page.evaluate(() => Number((window as { __xss?: number }).__xss ?? 0));

/** A dialog is an execution too. */
const failOnDialogs = (page: Page): readonly string[] => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

test(
  'the 200 payloads run where nothing cleans them, and nothing of them where the backend does [CMS-05] [X8]',
  { tag: '@images' },
  async ({ page, watch }) => {
    watch.allowed.push(/.*/);
    const [texts, { html, markdown }] = await Promise.all([hostileTexts(), cleaners()]);
    expect(texts.length).toBeGreaterThanOrEqual(200);
    const dialogs = failOnDialogs(page);
    const show = async (shown: readonly string[]): Promise<number> => {
      await page.setContent(`<!doctype html><title>x</title>${shown.map((each) => `<div>${each}</div>`).join('\n')}`);
      for (const link of await page.locator('a[href]').all())
        await link.evaluate((each: HTMLElement) => {
          each.focus();
          each.addEventListener(
            'click',
            (event) => !each.getAttribute('href')?.includes(':') && event.preventDefault(),
          );
          if (!/^(https|mailto|tel):/.test(each.getAttribute('href') ?? '')) each.click();
        });
      return executions(page);
    };
    expect(await show(texts.map(html))).toBe(0);
    expect(await show(texts.map(markdown))).toBe(0);
    // The proof that the test would notice.
    expect(await show(['<img src=x:x onerror=window.__xss=1>', ...texts.slice(0, 40)])).toBeGreaterThan(0);
    expect(dialogs).toEqual([]);
  },
);

test(
  'nothing runs of 200 payloads in every field of every widget, even if the API cleaned none [CMS-05] [X8]',
  { tag: '@images' },
  async ({ page, shop, watch }) => {
    // Images of these names do not exist.
    watch.allowed.push(/status 4\d\d: .*\/cdn-cgi\//, /console: Failed to load resource/);
    test.slow();
    const texts = await hostileTexts();
    const dialogs = failOnDialogs(page);
    let shown: readonly string[] = [];
    await page.route('**/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('widgetArea')) return route.fallback();
      return route.fulfill({ json: { data: { widgetArea: hostileArea(shown) } } });
    });
    // Without the images: their names are not files.
    await page.route('**/cdn-cgi/image/**', (route) => route.fulfill({ status: 204 }));
    for (let first = 0; first < texts.length; first += 50) {
      shown = texts.slice(first, first + 50);
      await page.goto(`${shop.origin('dk')}/content/about`);
      const link = page.getByRole('contentinfo').locator('a[href$="/content/returns"]');
      await link.scrollIntoViewIfNeeded();
      // The server's own link would load a document, whose data is requested on the server.
      await expect
        .poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
        .toBe(true);
      await link.click();
      await expect(page.locator('main [data-type="Faq"]').first()).toBeAttached();
      const links = page.locator('main a[href]');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.filter((address) => !/^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address))).toEqual([]);
      expect(
        await page.locator('main :is(script, iframe, object, embed, svg script, form[action^="java"])').count(),
      ).toBe(0);
      expect(await executions(page)).toBe(0);
    }
    expect(dialogs).toEqual([]);
  },
);

/** Texts that end a script element, or make a browser read on beyond its end. */
const scriptEnds = [
  '</script><script>window.__xss=1</script>',
  '</ScRiPt ><img src=x:x onerror=window.__xss=1>',
  '<!--<script>',
  ']]></script><svg onload=window.__xss=1>',
  '\u2028</script\t><script>window.__xss=1</script>',
];

test(
  'nothing runs of them in pages that the server renders, nor in JSON in their scripts [CMS-05] [X8]',
  { tag: '@images' },
  async ({ page, shop, startOwnStorefront, watch }) => {
    // Behind the fake backend there is no socket and no search.
    watch.allowed.push(
      /status 4\d\d: .*\/(?:cdn-cgi|storefront\/v3)\//,
      /console: (?:Failed to load resource|WebSocket)/,
    );
    const texts = await hostileTexts();
    const dialogs = failOnDialogs(page);
    await page.route('**/cdn-cgi/image/**', (route) => route.fulfill({ status: 204 }));
    const backend = await startFakeBackend(shop.port);
    const storefront = await startOwnStorefront({ backendPort: backend.port });
    const origin = `http://dk.localhost:${String(storefront.port)}`;
    /** Opens a page, and returns what the server rendered of it. */
    const open = async (path: string): Promise<string> => {
      const response = await page.goto(origin + path);
      expect(response?.status()).toBe(200);
      expect(await executions(page)).toBe(0);
      await waitForHydration(page);
      expect(await executions(page)).toBe(0);
      expect(await page.locator('main :is(script, iframe, object, embed, form[action^="java"])').count()).toBe(0);
      return (await response?.text()) ?? '';
    };
    try {
      // Each text once in the head of a page too, where its title and structured data are.
      for (const [path, first, last] of [
        ['/content/about', 0, 70],
        ['/content/terms', 70, 140],
        ['/content/returns', 140, texts.length],
        ['/', 0, 40],
      ] as const) {
        const shown = texts.slice(first, last);
        backend.rewrite('widgetArea', () => ({ widgetArea: hostileArea(shown) }));
        // The proof that the server rendered it.
        expect((await open(path)).includes('data-type="Faq"'), path).toBe(true);
      }
      const [product = ''] = linksOf(await open('/nyheder'), '/p/');
      backend.rewrite('widgetArea', () => ({ widgetArea: hostileArea(scriptEnds) }));
      backend.rewrite('productPage', (data) => withTextInEach(data, scriptEnds.join('')));
      for (const path of ['/content/delivery', product]) {
        const html = await open(path);
        // The JSON has the complete texts.
        expect(structuredDataOf(html).length).toBeGreaterThan(0);
        const state = JSON.stringify(pageDataOf(html));
        for (const text of scriptEnds) expect(state.includes(JSON.stringify(text).slice(1, -1)), text).toBe(true);
      }
    } finally {
      // Else it requests more while the server ends.
      await page.goto('about:blank');
      await backend.close();
    }
    expect(dialogs).toEqual([]);
  },
);
