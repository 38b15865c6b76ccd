import { routeMeta } from '@lyng/routing/core';
import type { ScreenName } from '@lyng/routing/core';
import type { CurrencyCode } from '@lyng/model';
import type { UnknownAction } from '@reduxjs/toolkit';
import { beginCheckout, productEvent, selectItem, viewItemList } from '../core/data-layer/commerce-events.ts';
import { consentSignals } from '../core/data-layer/consent-signals.ts';
import type { DataLayerEvent, TrackedPage } from '../core/data-layer/data-layer-event.ts';
import { publicAddress } from '../core/data-layer/page-address.ts';
import { purchase } from '../core/data-layer/purchase-event.ts';
import type { OptionalPurpose } from '../core/consent/consent.ts';
import type { Sha256 } from '../core/hash-input.ts';
import { bufferImpressions, flushImpressions } from '../core/impressions.ts';
import type { Impression, ImpressionBuffer } from '../core/impressions.ts';
import { trackedActions } from './event-buffer.ts';
import type { Reporter } from './event-buffer.ts';

export interface ReporterPorts {
  readonly site: { readonly market: string; readonly language: string; readonly currency: CurrencyCode };
  /** The currency of the prices that the page shows. */
  readonly currency: () => CurrencyCode;
  /** Such as `https://lyng.example`. */
  readonly origin: string;
  readonly push: (event: DataLayerEvent) => void;
  readonly sha256: Sha256;
  /** The screen at a path with its query. */
  readonly screenOf: (target: string) => ScreenName;
}

/** A reporter that also reports what waits when the page is left. */
export interface PageReporter extends Reporter {
  readonly flush: () => void;
}

const groupByList = (batch: readonly Impression[]): readonly DataLayerEvent[] =>
  [...new Set(batch.map(({ list }) => list))].map((list) =>
    viewItemList(
      list,
      batch.filter((impression) => impression.list === list),
    ),
  );

type Events = readonly (DataLayerEvent | Promise<DataLayerEvent>)[];

/** The events of an action; a purchase takes a moment, to hash its buyer. */
function eventsOf(
  action: UnknownAction,
  { site, currency: shownCurrency, origin, sha256, screenOf }: Omit<ReporterPorts, 'push'>,
  isBuyerAllowed: boolean,
): Events {
  const currency = shownCurrency();
  const page = (screen: ScreenName, path: string): TrackedPage => ({
    page_type: routeMeta(screen).pageType,
    page_path: publicAddress(path),
    ...site,
  });
  const on = trackedActions;
  if (on.pageLoaded.match(action)) {
    const { target } = action.payload;
    const original_location = origin + publicAddress(target);
    return [
      { event: 'original_location', original_location },
      { event: 'page_data', ...page(screenOf(target), target) },
    ];
  }
  if (on.pageShown.match(action)) {
    const { currentRouteName, currentPath } = action.payload;
    return [{ event: 'virtual_page_view', ...page(currentRouteName || 'not-found', currentPath) }];
  }
  if (on.productSelected.match(action)) {
    const { list, product, position } = action.payload;
    return [selectItem(list, product, position)];
  }
  if (on.productViewed.match(action)) return [productEvent('view_item', currency, action.payload.product)];
  if (on.favouriteAdded.match(action)) return [productEvent('add_to_wishlist', currency, action.payload.product)];
  if (on.itemAdded.match(action) || on.itemRemoved.match(action)) {
    const { product, quantity, skuId } = action.payload;
    const size = product.skus.find((sku) => sku.skuId === skuId)?.name;
    const name = on.itemAdded.match(action) ? 'add_to_cart' : 'remove_from_cart';
    return [productEvent(name, currency, product, { quantity, size })];
  }
  if (on.checkoutBegun.match(action)) return [beginCheckout(currency, action.payload.cart)];
  if (on.purchaseCompleted.match(action)) {
    const { confirmation, email } = action.payload;
    return [purchase({ ...confirmation, email }, { isBuyerAllowed, sha256 })];
  }
  return [];
}

/** Turns the tab's actions into events of the data layer, in their order. */
export function createReporter(ports: ReporterPorts): PageReporter {
  const { push } = ports;
  let allowed: readonly OptionalPurpose[] | null = null;
  let impressions: readonly Impression[] = [];
  /** The events after one that is still being made, in their order. */
  let queue: Promise<void> | undefined;

  const send = (event: DataLayerEvent | Promise<DataLayerEvent>): void => {
    if (queue === undefined && !(event instanceof Promise)) return push(event);
    const current: Promise<void> = (queue ?? Promise.resolve())
      // An event that cannot be made costs no other one.
      .catch(() => undefined)
      .then(() => event)
      .then(push)
      .finally(() => {
        if (queue === current) queue = undefined;
      });
    queue = current;
  };
  const report = ({ waiting, batches }: ImpressionBuffer): void => {
    impressions = waiting;
    batches.flatMap(groupByList).forEach(send);
  };
  const flush = (): void => report(flushImpressions(impressions));
  return {
    flush,
    allow: (next) => {
      if (allowed === null) send({ event: 'consent', command: 'default', signals: consentSignals([]) });
      else flush();
      allowed = next;
      send({ event: 'consent', command: 'update', signals: consentSignals(next) });
    },
    take: (action) => {
      if (trackedActions.productsSeen.match(action)) {
        const { list, products } = action.payload;
        const seen = products.map((product) => ({ ...product, list }));
        report(bufferImpressions(impressions, seen));
      } else {
        flush();
        const isBuyerAllowed = allowed?.includes('marketing') ?? false;
        eventsOf(action, ports, isBuyerAllowed).forEach(send);
      }
    },
  };
}
