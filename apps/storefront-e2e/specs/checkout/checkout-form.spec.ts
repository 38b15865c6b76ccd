import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../../fixtures/hold-back.ts';
import { completeButton } from '../../fixtures/journey.ts';
import type { Texts } from '../../fixtures/journey.ts';
import { fillCart } from '../../fixtures/new-customer.ts';
import { denmark, expect, markets, test } from '../../fixtures/shop-test.ts';
import type { Market, Shop } from '../../fixtures/shop-test.ts';

const paths = { dk: '/kassen', se: '/kassan', no: '/kassen', fi: '/kassa' } as const;

/** Another place in each country. */
const elsewhere = {
  dk: ['8000', 'Aarhus C'],
  se: ['411 01', 'Göteborg'],
  no: ['5003', 'Bergen'],
  fi: ['33100', 'Tampere'],
} as const;

const field = (page: Page, t: Texts, name: string): Locator =>
  page.getByRole('textbox', { name: t(name), exact: true });

/** Puts one thing into the cart of a guest; gives the address of the checkout. */
async function prepare(page: Page, shop: Shop, { alias }: Market): Promise<string> {
  await fillCart(page, shop, 1, alias);
  return `${shop.origin(alias)}${paths[alias]}`;
}

for (const market of markets) {
  test(
    `the city comes with the postal code in ${market.alias}, and one that is typed stays [CHK-01, CHK-18]`,
    { tag: '@quarter' },
    async ({ page, shop }) => {
      const t = shop.texts(market.language);
      const requested: string[] = [];
      page.on(
        'request',
        (request) =>
          void (request.url().includes('/api/postal-places/') && requested.push(new URL(request.url()).pathname)),
      );
      await page.goto(await prepare(page, shop, market));
      const [zip, city] = [field(page, t, 'Postal code'), field(page, t, 'City')];
      await zip.pressSequentially(market.zip);
      await expect(city).toHaveValue(market.city);
      await expect(
        page.getByRole('status').filter({ hasText: t('City filled in: {city}', { city: market.city }) }),
      ).toBeAttached();
      await expect(zip).toBeFocused();
      const [otherZip, otherCity] = elsewhere[market.alias];
      await zip.fill(otherZip);
      await expect(city).toHaveValue(otherCity);
      await city.fill('Solby');
      await zip.fill(market.zip);
      // Delivery is loaded after the city would have been.
      await expect(
        page.getByRole('group', { name: t('Choose delivery') }).getByRole('radio', { checked: true }),
      ).toBeAttached();
      await page.reload();
      await expect(city).toHaveValue('Solby');
      await expect(
        page.getByRole('group', { name: t('Choose delivery') }).getByRole('radio', { checked: true }),
      ).toBeAttached();
      // After the reload the city is compared with the code's: only an equal one follows the code again.
      await expect
        .poll(() => requested)
        .toEqual(
          [market.zip, otherZip, market.zip].map(
            (code) => `/api/postal-places/${market.alias}/${code.replace(' ', '')}`,
          ),
        );
      await expect(city).toHaveValue('Solby');
    },
  );
}

test(
  'Enter before hydration posts the form: the page lists what is missing and continues with it after hydration [SHOP-13, CHK-18, PAIN-06]',
  { tag: '@every-check' },
  async ({ page, shop, watch }) => {
    watch.allowed.push(/^status 422: \S+\/kassen$/, /console: Failed to load resource.* 422/);
    const t = shop.texts('da');
    const release = await holdBack(page, '**/*.js');
    const pages: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages.push(`${request.method()} ${request.url()}`);
    });
    const address = await prepare(page, shop, denmark);
    await page.goto(address, { waitUntil: 'commit' });
    const email = field(page, t, 'Email');
    await email.fill('solveig@example.com');
    await email.press('Enter');
    const errors = page.getByRole('group', { name: t('Check these fields to go on') });
    await expect(errors).toBeVisible();
    await expect(email).toHaveValue('solveig@example.com');
    await field(page, t, 'First name').fill('Solveig');
    release();
    await expect
      .poll(() => page.evaluate(() => window.sessionStorage.getItem('checkout-draft') ?? ''))
      .toContain('"email":"solveig@example.com"');
    await completeButton(page, t).click();
    await expect(errors).toBeFocused();
    await expect(email).toHaveValue('solveig@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, t, 'First name')).toHaveValue('Solveig');
    // Never with what was typed in the address.
    expect(pages).toEqual([`GET ${address}`, `POST ${address}`]);
  },
);
