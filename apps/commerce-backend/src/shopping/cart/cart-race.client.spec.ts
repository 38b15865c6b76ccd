import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { safeStorage } from '@lyng/browser';
import fc from 'fast-check';
import { cartReloadRequested, cartSlice, undoRemoval } from '@lyng/cart';
import type { LineProduct } from '@lyng/cart';
import { fuzzRuns, makeProductSummary, makeSku } from '@lyng/model/testing';
import { testDatabases } from '../../platform/database/testing/test-databases.ts';
import { getCart } from '../checkout/testing/documents.ts';
import { fillCart, useShop } from '../checkout/testing/open-shop.ts';
import { skus } from '../checkout/testing/small-catalogue.ts';
import { openCartTab } from './testing/cart-tab.ts';
import type { Browser, CartTab, ShownFacts } from './testing/cart-tab.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';
import { openFlakyNetwork } from './testing/flaky-network.ts';
import type { NetworkFailure, NetworkStep } from './testing/flaky-network.ts';

/** Random races. A failing one is shown with its seed and shrunk. */
const RACES = fuzzRuns(400, 20);

const { operationQueued } = cartSlice.actions;
const sizes = [skus.fifty, skus.campaign, skus.neverCounted] as const;
const product = (skuId: number): LineProduct => ({ ...makeProductSummary(), skus: [makeSku(skuId)] });

type Step =
  | { readonly kind: 'add' | 'set' | 'undo'; readonly tab: 0 | 1; readonly size: number; readonly units: number }
  | { readonly kind: 'promo'; readonly tab: 0 | 1; readonly code: string }
  /** The cart is loaded again; the page comes from the back-forward cache; the page is left and loaded again. */
  | { readonly kind: 'reload' | 'back' | 'load-page'; readonly tab: 0 | 1 }
  | { readonly kind: 'wait'; readonly ms: number };

const tab = fc.constantFrom<0 | 1>(0, 1);
const size = fc.constantFrom(...sizes);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('add' as const), tab, size, units: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('set' as const), tab, size, units: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('set' as const), tab, size, units: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), tab, size, units: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('promo' as const), tab, code: fc.constantFrom('TEN', 'NOSUCH', '') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom<'reload' | 'back'>('reload', 'back'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('load-page' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 8 }) }) },
);
const failure = fc.oneof(
  { weight: 5, arbitrary: fc.constant<NetworkFailure>('none') },
  { weight: 3, arbitrary: fc.constantFrom<NetworkFailure>('request-lost', 'response-lost', 'server-error', 'garbled') },
);
const line = fc.array(
  fc.record<NetworkStep>({ failure, there: fc.integer({ min: 0, max: 3 }), back: fc.integer({ min: 0, max: 3 }) }),
  { minLength: 1, maxLength: 8 },
);
const race = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 10 }),
  lines: fc.tuple(line, line),
  messages: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 }),
});

describe.each(testDatabases().slice(-1))('races for one cart, two tabs on $name', (database) => {
  const shop = useShop(database);
  let origin: string;
  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${String((shop.app.server.address() as AddressInfo).port)}`;
  });

  const served = async (id: string): Promise<ShownFacts> => {
    const { items, promoCode, summary } = (await shop.request(getCart, { id, marketId: 'dk', languageId: 'da-DK' }))
      .data.getCart;
    return {
      lines: Object.fromEntries(
        items.map(({ skuId, quantity }: { skuId: number; quantity: number }) => [skuId, quantity]),
      ),
      promoCode,
      total: summary.total.sellingPriceIncVatFormatted,
      busy: false,
    };
  };

  /** Units that intents have certainly put in and may have put in, by size; sizes whose quantity was set are not counted. */
  function countAdds(
    steps: readonly Step[],
    failed: ReadonlyMap<string, number>,
    start: Readonly<Record<number, number>>,
  ) {
    return sizes.flatMap((skuId) => {
      const about = steps.filter((each) => 'size' in each && each.size === skuId);
      if (about.some(({ kind }) => kind !== 'add')) return [];
      const all = about.reduce((sum, each) => sum + ('units' in each ? each.units : 0), start[skuId] ?? 0);
      return [{ skuId, max: all, min: all - (failed.get(String(skuId)) ?? 0) }];
    });
  }

  it(
    `shows what is there, brings no removed line back, adds nothing twice and loses nothing on a reload: ${String(RACES)} races [CART-04, CART-07, PAIN-01, PAIN-04]`,
    async () => {
      const run = async ({
        steps,
        lines: plans,
        messages,
      }: {
        steps: readonly Step[];
        lines: readonly [NetworkStep[], NetworkStep[]];
        messages: readonly number[];
      }) => {
        const start = { [skus.fifty]: 2, [skus.campaign]: 1 };
        const cookie = await fillCart(shop, [
          [skus.fifty, 2],
          [skus.campaign, 1],
        ]);
        const clock = createVirtualClock();
        let message = 0;
        const browser: Browser = {
          cookie,
          tabs: new Set(),
          clock,
          messageDelay: () => messages[(message += 1) % messages.length] ?? 0,
        };
        const lines = [openFlakyNetwork(origin, plans[0], clock), openFlakyNetwork(origin, plans[1], clock)] as const;
        const failed = new Map<string, number>();
        const returned: string[] = [];
        /** Lines that both tabs saw removed and that were not added again since. */
        const removed = [new Set<number>(), new Set<number>()] as const;
        /** Each tab keeps for itself what its pages leave behind. */
        const storages = [safeStorage(() => undefined), safeStorage(() => undefined)] as const;
        const openPage = (index: 0 | 1): CartTab => {
          const page = openCartTab(browser, lines[index].fetch, randomUUID, storages[index]);
          const { store, shown } = page;
          let last: unknown = null;
          store.subscribe(() => {
            if (tabs[index].store !== store) return;
            const { lastFailure, pending } = store.getState().cart;
            if (lastFailure !== null && lastFailure !== last) {
              const { operation } = lastFailure;
              if (operation.kind === 'add')
                failed.set(String(operation.skuId), (failed.get(String(operation.skuId)) ?? 0) + operation.quantity);
              if (operation.kind === 'set-quantity') removed[index]?.delete(operation.line.skuId);
            }
            last = lastFailure;
            for (const skuId of removed[index] ?? [])
              if (shown().lines[skuId] !== undefined)
                returned.push(`${String(skuId)} in tab ${String(index)} with ${String(pending.length)} pending`);
          });
          return page;
        };
        const tabs: [CartTab, CartTab] = [openPage(0), openPage(1)];
        for (const each of tabs) each.store.dispatch(cartReloadRequested());
        await clock.settle();
        for (const each of steps) {
          if (each.kind === 'wait') {
            await clock.pass(each.ms);
            continue;
          }
          const { store, comeBack } = tabs[each.tab];
          if (each.kind === 'reload') store.dispatch(cartReloadRequested());
          if (each.kind === 'back') comeBack();
          // While the other tab has let the cart go, a new page finds no cart: that it comes back is the other tab's business.
          if (each.kind === 'load-page' && tabs[1 - each.tab]?.store.getState().cart.cartId !== '') {
            tabs[each.tab].leave();
            tabs[each.tab] = openPage(each.tab);
            tabs[each.tab].store.dispatch(cartReloadRequested());
          }
          if (each.kind === 'promo') store.dispatch(operationQueued({ kind: 'set-promo-code', promoCode: each.code }));
          if (!('size' in each)) continue;
          const { size: skuId, units: quantity } = each;
          const isPending = tabs.some((one) =>
            one.store
              .getState()
              .cart.pending.some((operation) =>
                operation.kind === 'add'
                  ? operation.skuId === skuId
                  : operation.kind === 'set-quantity' && operation.line.skuId === skuId && operation.quantity > 0,
              ),
          );
          for (const set of removed) set.delete(skuId);
          if (each.kind === 'add')
            store.dispatch(operationQueued({ kind: 'add', skuId, quantity, product: product(skuId) }));
          if (each.kind === 'undo') store.dispatch(undoRemoval({ skuId, quantity, product: product(skuId) }));
          if (each.kind === 'set') {
            store.dispatch(operationQueued({ kind: 'set-quantity', line: { skuId, itemId: null }, quantity }));
            if (quantity === 0 && !isPending) removed[each.tab].add(skuId);
          }
        }
        await clock.settle();
        for (const each of lines) each.restore();
        for (const each of tabs) each.store.dispatch(cartReloadRequested());
        await clock.settle();
        for (const each of tabs) each.close();
        const server = await served(browser.cookie);
        expect(returned).toEqual([]);
        expect(browser.cookie).toBe(cookie);
        expect(tabs.map(({ shown }) => shown())).toEqual([server, server]);
        for (const { skuId, min, max } of countAdds(steps, failed, start)) {
          expect(server.lines[skuId] ?? 0).toBeGreaterThanOrEqual(min);
          expect(server.lines[skuId] ?? 0).toBeLessThanOrEqual(max);
        }
      };
      await fc.assert(fc.asyncProperty(race, run), { numRuns: RACES });
    },
    RACES * 15_000,
  );
});
