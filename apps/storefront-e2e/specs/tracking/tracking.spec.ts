import type { Page } from '@playwright/test';
import { bannerOf } from '../../fixtures/consent-banner.ts';
import { allPurposes, consentCookie, noConsentYet } from '../../fixtures/consent.ts';
import { backendPort } from '../../fixtures/find-product.ts';
import { addToCart, completeButton, containing, fillInCheckout, openProduct } from '../../fixtures/journey.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { approve } from '../../fixtures/payment-form.ts';
import { screenPaths } from '../../fixtures/screen-paths.ts';
import { denmark, expect, test } from '../../fixtures/shop-test.ts';
import type { Shop } from '../../fixtures/shop-test.ts';
import { openHydrated, waitForHydration } from '../../fixtures/wait-for-hydration.ts';

interface Collected {
  readonly event: {
    readonly event: string;
    readonly ecommerce?: { readonly transaction_id?: string };
  };
}

/** The events that the shop's collector has received. */
async function collectedBy(shop: Shop): Promise<readonly Collected['event'][]> {
  const response = await fetch(`http://127.0.0.1:${String(backendPort(shop.port))}/collected`);
  return ((await response.json()) as readonly Collected[]).map(({ event }) => event);
}

/** The names of the events in the data layer of the page. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as readonly { readonly event?: string }[]).flatMap(
      ({ event }) => event ?? [],
    ),
  );

test.use({ storageState: noConsentYet });

test(
  'a purchase is reported once, over six ways back to its confirmation [TRK-01, TRK-06, PAIN-19]',
  { tag: '@every-check' },
  async ({ page, context, browser, shop }) => {
    const origin = shop.origin('dk');
    const t = shop.texts('da');
    await context.addCookies([{ name: consentCookie, value: allPurposes, url: origin }]);
    await fillCart(page, shop);
    await page.goto(`${origin}${screenPaths.dk.checkout}`);
    await fillInCheckout(page, t, denmark);
    await completeButton(page, t).click();
    await approve(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Solveig' })).toBeVisible();
    const confirmation = page.url();
    const order = (
      await page.getByText(containing(t('Order number {orderId}').split('{')[0] ?? '')).innerText()
    ).replace(/\D/g, '');
    const purchases = async () =>
      (await collectedBy(shop)).filter(
        ({ event, ecommerce }) => event === 'purchase' && ecommerce?.transaction_id === order,
      ).length;
    await expect.poll(purchases).toBe(1);
    // Nothing is sent from the page of the payment; it waits for this one.
    await expect.poll(async () => (await collectedBy(shop)).map(({ event }) => event)).toContain('begin_checkout');

    const seeAgain = async (tab: Page): Promise<void> => {
      await expect(tab.getByText(containing(order)).first()).toBeVisible();
      await waitForHydration(tab);
    };
    await page.reload();
    await seeAgain(page);
    // Back, and Forward.
    await page.goto(`${origin}/cart`);
    await page.goBack();
    await seeAgain(page);
    await page.goto(`${origin}/`);
    await page.goto(confirmation);
    await seeAgain(page);
    await page.goBack();
    await waitForHydration(page);
    await page.goForward();
    await seeAgain(page);
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto(confirmation)));
    for (const tab of tabs) await seeAgain(tab);
    // The next day: the same browser, started again.
    const later = await browser.newContext({ storageState: await context.storageState() });
    const nextDay = await later.newPage();
    await nextDay.goto(confirmation);
    await seeAgain(nextDay);
    // An event after it arrives, so one more purchase would have arrived too.
    const before = (await collectedBy(shop)).length;
    await nextDay.goto(`${origin}${screenPaths.dk.fresh}?utm_campaign=${order}`);
    await expect.poll(async () => JSON.stringify((await collectedBy(shop)).slice(before))).toContain(order);
    await later.close();
    expect(await purchases()).toBe(1);
  },
);

test('what happened before the choice is sent once and in order with it [TRK-02, TRK-04, PAIN-19]', async ({
  page,
  shop,
}) => {
  const origin = shop.origin('dk');
  const t = shop.texts('da');
  await openHydrated(page, `${origin}${screenPaths.dk.fresh}?loginToken=secret&sort=PRICE`);
  await page.mouse.wheel(0, 1200);
  await openProduct(page, t);
  expect(await dataLayer(page)).toEqual([]);
  await bannerOf(page, t)
    .getByRole('button', { name: t('Accept all') })
    .click();
  await expect.poll(() => dataLayer(page)).toContain('view_item');
  const before = await dataLayer(page);
  expect(before.slice(0, 2)).toEqual(['original_location', 'page_data']);
  expect(before).toContain('view_item_list');
  expect(before.filter((name) => name !== 'view_item_list').slice(2, 5)).toEqual([
    'select_item',
    'virtual_page_view',
    'view_item',
  ]);
  await addToCart(page, t);
  await expect.poll(() => dataLayer(page)).toContain('add_to_cart');
  const after = await dataLayer(page);
  expect(after.slice(0, before.length)).toEqual(before);
  for (const once of ['original_location', 'page_data', 'select_item', 'view_item', 'add_to_cart'])
    expect(after.filter((name) => name === once)).toHaveLength(1);
  expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown))).not.toContain(
    'secret',
  );
});
