import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { safeStorage } from '@lyng/browser';
import type { LocksLike } from '@lyng/browser';
import { cartReloadRequested, cartSlice } from '@lyng/cart';
import { fuzzRuns, makeProductSummary, makeSku } from '@lyng/model/testing';
import fc from 'fast-check';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { getCart } from '../checkout/testing/documents.ts';
import { useShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { openCartTab } from './testing/cart-tab.ts';
import type { Browser, CartTab } from './testing/cart-tab.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';
import { openFlakyNetwork } from './testing/flaky-network.ts';
import type { NetworkFailure, NetworkStep } from './testing/flaky-network.ts';

const { operationQueued } = cartSlice.actions;
/** The SKUs that the first and the second tab add. */
const sizes = [skus.fifty, skus.campaign] as const;
const add = (skuId: number) =>
  operationQueued({ kind: 'add', skuId, quantity: 1, product: { ...makeProductSummary(), skus: [makeSku(skuId)] } });

/** Locks as a browser has them: one holder at a time, the others wait in line. */
function createLocks(): LocksLike {
  let line: Promise<unknown> = Promise.resolve();
  return { request: (_name, _options, work) => (line = line.then(work, work)) };
}

const failure = fc.oneof(
  { weight: 4, arbitrary: fc.constant<NetworkFailure>('none') },
  { weight: 3, arbitrary: fc.constantFrom<NetworkFailure>('request-lost', 'response-lost', 'server-error') },
);
const line = fc.array(
  fc.record<NetworkStep>({ failure, there: fc.integer({ min: 0, max: 3 }), back: fc.integer({ min: 0, max: 3 }) }),
  { minLength: 1, maxLength: 6 },
);
const race = fc.record({
  lines: fc.tuple(line, line),
  /** After `ms` milliseconds a tab adds its size, or leaves its page for another. */
  steps: fc.array(
    fc.record({
      tab: fc.constantFrom<0 | 1>(0, 1),
      kind: fc.constantFrom('add', 'add', 'load-page'),
      ms: fc.integer({ min: 0, max: 6 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

describe.each(testDatabases().slice(-1))('two tabs without a cart on $name', (database) => {
  const shop = useShop(database);
  let origin: string;
  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${String((shop.app.server.address() as AddressInfo).port)}`;
  });

  it.each([
    ['with locks', createLocks],
    ['without locks', () => undefined],
  ])('fill one cart with each of their products once, %s [CART-07, PAIN-01, PAIN-05]', async (_browser, locksOf) => {
    await fc.assert(
      fc.asyncProperty(race, async ({ lines: plans, steps }) => {
        const clock = createVirtualClock();
        const browser: Browser = { cookie: '', tabs: new Set(), clock, messageDelay: () => 1, locks: locksOf() };
        const lines = [openFlakyNetwork(origin, plans[0], clock), openFlakyNetwork(origin, plans[1], clock)] as const;
        const storages = [safeStorage(() => undefined), safeStorage(() => undefined)] as const;
        const failed: Record<number, number> = { 0: 0, 1: 0 };
        const openPage = (index: 0 | 1): CartTab => {
          const page = openCartTab(browser, lines[index].fetch, randomUUID, storages[index]);
          let last: unknown = null;
          page.store.subscribe(() => {
            const { lastFailure } = page.store.getState().cart;
            if (lastFailure !== null && lastFailure !== last) failed[index] = (failed[index] ?? 0) + 1;
            last = lastFailure;
          });
          return page;
        };
        const tabs: [CartTab, CartTab] = [openPage(0), openPage(1)];
        const added: Record<number, number> = { 0: 0, 1: 0 };
        for (const { tab, kind, ms } of steps) {
          await clock.pass(ms);
          if (kind === 'load-page') {
            // As in the races for one cart: a cart that the other tab has left may come back there.
            if (tabs[1 - tab]?.store.getState().cart.detachedCartId !== '') continue;
            tabs[tab].leave();
            tabs[tab] = openPage(tab);
          } else {
            added[tab] = (added[tab] ?? 0) + 1;
            tabs[tab].store.dispatch(add(sizes[tab]));
          }
        }
        await clock.settle();
        for (const each of lines) each.restore();
        for (const each of tabs) each.store.dispatch(cartReloadRequested());
        await clock.settle();
        for (const each of tabs) each.close();
        const items: readonly { skuId: number; quantity: number }[] =
          browser.cookie === ''
            ? []
            : (await shop.request(getCart, { id: browser.cookie, marketId: 'dk' })).data.getCart.items;
        const units = (index: 0 | 1) => items.find(({ skuId }) => skuId === sizes[index])?.quantity ?? 0;
        for (const index of [0, 1] as const) {
          expect(units(index)).toBeLessThanOrEqual(added[index] ?? 0);
          expect(units(index)).toBeGreaterThanOrEqual((added[index] ?? 0) - (failed[index] ?? 0));
        }
      }),
      { numRuns: fuzzRuns(100, 10) },
    );
  });
});
