import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { allPurposes, consentCookie } from '../../fixtures/consent.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { completeButton, fillInCheckout } from '../../fixtures/journey.ts';
import { giveSession, registerCustomer } from '../../fixtures/logged-in.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';
import { openHydrated } from '../../fixtures/wait-for-hydration.ts';

/** The requests of a browser: each address with its referrer, and the bodies of error reports. */
function recordRequests(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const body = request.url().endsWith('/api/log-error') ? request.postData() : null;
    sent.push(`${decodeURIComponent(request.url())} from ${request.headers()['referer'] ?? ''} ${body ?? ''}`);
  });
  return sent;
}

test(
  'no address, report, data layer or log of a journey has personal data or a secret [APP-07, TRK-05]',
  { tag: '@every-check' },
  async ({ page, context, shop, startOwnStorefront, watch }) => {
    // This test throws an error on a page. The search service does not know the port of the second storefront.
    watch.allowed.push(/canary/, /403/);
    // Its log can be read.
    const storefront = await startOwnStorefront();
    const port = backendPort(shop.port);
    const origin = shop.origin('dk');
    const logged = `http://dk.localhost:${storefront.port}`;
    const t = shop.texts('da');
    const guest = { email: `${randomUUID()}@example.com`, phone: '20987653', zip: '8541', city: 'Skødstrup' };
    const customer = await registerCustomer(port);
    const [discoveryKey, resetKey] = [randomUUID(), randomUUID()];
    for (const url of [origin, logged]) {
      await context.addCookies([{ name: consentCookie, value: allPurposes, url }]);
      await context.addCookies([{ name: 'discovery-key', value: discoveryKey, url }]);
    }
    const sent = recordRequests(context);

    // A guest buys.
    await fillCart(page, shop);
    await page.goto(`${origin}${screenPaths.dk.checkout}`);
    await fillInCheckout(page, t, { ...denmark, ...guest }, guest.email);
    await completeButton(page, t).click();
    await approve(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
    const dataLayerOf = async () => JSON.stringify(await page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []));
    await expect.poll(dataLayerOf).toContain('transaction_id');
    const purchase = await dataLayerOf();

    // The link of a mail, and a customer's pages.
    await openHydrated(page, `${logged}/account/reset-password?resetKey=${resetKey}`);
    const token = await giveSession(context, { port, origin: logged, account: customer });
    for (const path of [screenPaths.dk.orders, screenPaths.dk.settings, '/cart']) {
      await openHydrated(page, logged + path);
    }
    const canaries: Readonly<Record<string, string>> = {
      'email of a guest': guest.email,
      phone: guest.phone,
      'email of a customer': customer.email,
      password: customer.password,
      'access token': token,
      'discovery key': discoveryKey,
      'reset key': resetKey,
      'personal number': '120190-1239',
    };
    /** Data that looks like other words of an error message, but is in no address, no data layer and no log. */
    const names: Readonly<Record<string, string>> = {
      'first name': 'Solveig',
      'last name': 'Ødegård-Åberg',
      street: 'Birkevej 7',
      city: guest.city,
    };
    // An error with all of them in its message.
    const report = page.waitForRequest((request) => request.url().endsWith('/api/log-error'));
    await page.evaluate(
      (message) => void setTimeout(() => void Promise.reject(new Error(`canary ${message}`))),
      Object.entries(canaries)
        .map(([name, canary]) => `${name}: ${canary}`)
        .join(', '),
    );
    await (await report).response();
    await expect.poll(() => storefront.output()).toContain('canary');

    const customerPages = await dataLayerOf();
    for (const [name, canary] of Object.entries({ ...canaries, ...names })) {
      // The page of the mail's link is requested with the key, and takes it out of its address.
      const found = sent.filter((line) => line.includes(canary) && !line.includes('/account/reset-password?'));
      expect(found, name).toEqual([]);
      for (const text of [purchase, customerPages, storefront.output()]) expect(text, name).not.toContain(canary);
    }
  },
);
