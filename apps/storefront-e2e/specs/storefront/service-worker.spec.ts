import type { Page } from '@playwright/test';
import { axeViolations } from '../../fixtures/axe-violations.ts';
import { openHydrated } from '../../fixtures/screens.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ watch }) => void watch.allowed.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/));

/** The title of the page without a network. */
const offlineTitles = { da: 'Du er offline', sv: 'Du är offline', nb: 'Du er frakoblet', fi: 'Verkkoyhteyttä ei ole' };

/** Registers the worker at once; pages do so when they are idle. */
const register = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

const cachedAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`),
      ),
    );
    return all.flat();
  });

for (const { alias, language } of markets)
  test(
    `a document without a network is the offline page of ${alias}, and opens when the network is back [APP-08]`,
    { tag: '@quarter' },
    async ({ page, shop }) => {
      await page.goto(`${shop.origin(alias)}/`);
      await register(page);
      await page.context().setOffline(true);
      await page.goto(`${shop.origin(alias)}/cart?a=1`);
      await expect(page.getByRole('heading', { level: 1, name: offlineTitles[language] })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const scheme of ['light', 'dark'] as const)
        expect(await axeViolations(page, scheme, { colours: alias === 'dk' })).toEqual([]);
      // Again without a network.
      await page.getByRole('main').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: offlineTitles[language] })).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(new URL(page.url()).search).toBe('?a=1');
    },
  );

test(
  'a tab registers the worker when it is idle, and the worker caches no page of the shop [APP-08]',
  { tag: '@every-check' },
  async ({ page, shop }) => {
    await openHydrated(page, `${shop.origin('dk')}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of ['/nyheder', '/cart', '/kassen', '/favoritter']) {
      await openHydrated(page, shop.origin('dk') + path);
    }
    await expect.poll(async () => (await cachedAddresses(page)).length).toBeGreaterThan(10);
    const cached = await cachedAddresses(page);
    expect(cached.filter((address) => !address.startsWith('shop-assets /assets/'))).toEqual([
      'shop-offline /offline.html',
      'shop-offline /offline.html',
      'shop-offline /offline.html',
    ]);
    expect(cached.filter((address) => !/\.(?:js|css|svg|woff2)$|offline\.html$/.test(address))).toEqual([]);
  },
);

test.describe('on a shop that is deployed again', () => {
  // The search service does not know the port of this storefront, and nothing responds between two deploys.
  test.beforeEach(({ watch }) => void watch.allowed.push(/ERR_CONNECTION_REFUSED/, /landing-page/, /status of 403/));

  test('a worker is removed with its caches by the next page when it is switched off [APP-08]', async ({
    page,
    startOwnStorefront,
  }) => {
    const first = await startOwnStorefront();
    const origin = `http://dk.localhost:${first.port}`;
    await page.goto(`${origin}/`);
    await register(page);
    await page.goto(`${origin}/nyheder`);
    await expect.poll(() => cachedAddresses(page)).not.toEqual([]);
    await first.stop();
    await startOwnStorefront({ port: first.port, settings: { SERVICE_WORKER_OFF: '1' } });
    await page.goto(`${origin}/cart`);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await cachedAddresses(page)).toEqual([]);
    await openHydrated(page, `${origin}/nyheder`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(page.locator('meta[name=service-worker]')).toHaveCount(0);
  });
});
