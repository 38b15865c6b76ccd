import type { Page } from '@playwright/test';
import { createBackendApi } from '../../fixtures/backend-api.ts';
import { necessaryNames, storedNames } from '../../fixtures/browser-storage.ts';
import { bannerOf, consentIn, openSettings } from '../../fixtures/consent-banner.ts';
import { consentCookie, noConsentYet } from '../../fixtures/consent.ts';
import { backendPort, findProduct } from '../../fixtures/find-product.ts';
import { screenPaths, searches } from '../../fixtures/screen-paths.ts';
import { expect, markets, test } from '../../fixtures/shop-test.ts';
import type { Market, Shop } from '../../fixtures/shop-test.ts';
import { openHydrated, waitForHydration } from '../../fixtures/wait-for-hydration.ts';

test.use({ storageState: noConsentYet });

/** Names that may be stored for a purpose. */
const namesOfPurpose = {
  preferences: ['local lastVisited', 'local voyado.session'],
  // Events of the payment page wait for the next page.
  statistics: ['session tracking-queue'],
  marketing: [],
} as const;

type Purpose = keyof typeof namesOfPurpose;

interface ConsentState {
  readonly name: string;
  /** `undefined` before the shopper has decided. */
  readonly purposes: readonly Purpose[] | undefined;
}

const states: readonly ConsentState[] = [
  { name: 'no choice yet', purposes: undefined },
  { name: 'only what is necessary', purposes: [] },
  { name: 'statistics', purposes: ['statistics'] },
  { name: 'everything', purposes: ['preferences', 'statistics', 'marketing'] },
];

/** A page of each kind, with a cart on the way. */
async function pageKinds(shop: Shop, market: Market) {
  const { alias } = await findProduct(backendPort(shop.port), market, { buyable: 1 });
  const paths = screenPaths[market.alias];
  return [
    '/',
    paths.fresh,
    `/p/${alias}`,
    `/s/${searches[market.alias].begin}`,
    paths.favourites,
    '/cart',
    paths.checkout,
    '/content/returns',
    '/?action=login',
  ];
}

/** Names that are stored without permission. */
async function forbiddenNames(page: Page, purposes: readonly Purpose[]): Promise<readonly string[]> {
  const allowed: readonly string[] = [...necessaryNames, ...purposes.flatMap((purpose) => namesOfPurpose[purpose])];
  return (await storedNames(page)).filter((name) => !allowed.includes(name));
}

// A Latin square: each check runs every state and every market once.
for (const [row, market] of markets.entries()) {
  for (const { name, purposes } of [...states.slice(row), ...states.slice(0, row)]) {
    test(
      `with ${name}, nine kinds of pages request and store nothing else in ${market.alias} [TRK-11]`,
      { tag: '@quarter' },
      async ({ page, context, shop }) => {
        const origin = shop.origin(market.alias);
        const backend = createBackendApi(backendPort(shop.port));
        const { buyable } = await findProduct(backendPort(shop.port), market, { buyable: 1 });
        await context.addCookies([
          { name: 'ralph-cart', value: await backend.fillCart(buyable[0] ?? 0, 1), url: origin },
          ...(purposes ? [{ name: consentCookie, value: ['1', 'necessary', ...purposes].join('.'), url: origin }] : []),
        ]);
        const requested: URL[] = [];
        context.on('request', (request) => requested.push(new URL(request.url())));
        page.on('websocket', (socket) => requested.push(new URL(socket.url().replace(/^ws/, 'http'))));
        for (const path of await pageKinds(shop, market)) {
          await openHydrated(page, origin + path);
          expect(await forbiddenNames(page, purposes ?? []), path).toEqual([]);
        }
        expect([...new Set(requested.map((url) => url.origin))]).toEqual([origin]);
        const isReported = requested.some(({ pathname }) => pathname.startsWith('/collect'));
        expect(isReported).toBe(purposes?.includes('statistics') === true);
      },
    );
  }

  test(
    `what was stored with consent is gone after its withdrawal in ${market.alias} [TRK-11]`,
    { tag: '@quarter' },
    async ({ page, context, shop }) => {
      const origin = shop.origin(market.alias);
      const t = shop.texts(market.language);
      const { alias } = await findProduct(backendPort(shop.port), market, { buyable: 1 });
      await page.goto(`${origin}/`);
      await bannerOf(page, t)
        .getByRole('button', { name: t('Accept all') })
        .click();
      await expect(bannerOf(page, t)).toBeHidden();
      await page.goto(`${origin}/p/${alias}`);
      await expect.poll(() => storedNames(page)).toContain('local lastVisited');
      await page.goto(`${origin}/s/${searches[market.alias].begin}`);
      await expect.poll(() => storedNames(page)).toContain('local voyado.session');
      await waitForHydration(page);
      const settings = await openSettings(page, t);
      await settings.getByRole('button', { name: t('Only necessary') }).click();
      await expect(settings).toBeHidden();
      expect(await consentIn(context)).toBe('1.necessary');
      expect(await forbiddenNames(page, [])).toEqual([]);
      await page.reload();
      await waitForHydration(page);
      expect(await forbiddenNames(page, [])).toEqual([]);
    },
  );
}
