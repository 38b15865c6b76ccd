import type { UnknownAction } from '@reduxjs/toolkit';
import type { DataLayerEventName } from '../core/data-layer/data-layer-event.ts';
import { trackedActions } from '../state/event-buffer.ts';
import type { EventFacts } from './logged-event.ts';

/** The event that each action becomes. */
const eventNames: Readonly<Record<keyof typeof trackedActions, DataLayerEventName>> = {
  pageLoaded: 'page_data',
  pageShown: 'virtual_page_view',
  productsSeen: 'view_item_list',
  productSelected: 'select_item',
  productViewed: 'view_item',
  itemAdded: 'add_to_cart',
  itemRemoved: 'remove_from_cart',
  favouriteAdded: 'add_to_wishlist',
  checkoutBegun: 'begin_checkout',
  purchaseCompleted: 'purchase',
};

interface Named {
  readonly name: string;
}

/** The possible payloads of tracked actions. */
interface TrackedPayload {
  readonly target?: string;
  readonly currentPath?: string;
  readonly list?: string;
  readonly product?: Named;
  readonly products?: readonly { readonly product: Named }[];
  readonly cart?: { readonly lines: readonly { readonly product: Named }[] };
  readonly confirmation?: { readonly orderId: string; readonly lines: readonly Named[] };
}

function productsOf({ product, products, cart, confirmation }: TrackedPayload): readonly Named[] {
  if (product) return [product];
  if (confirmation) return confirmation.lines;
  return (products ?? cart?.lines ?? []).map((one) => one.product);
}

/** The facts of an action that may become an event; `null` for any other action. */
export function factsOfAction(action: UnknownAction): EventFacts | null {
  const [key] = Object.entries(trackedActions).find(([, { type }]) => type === action.type) ?? [];
  if (key === undefined) return null;
  const payload = action['payload'] as TrackedPayload;
  return {
    name: eventNames[key as keyof typeof trackedActions],
    about: payload.list ?? payload.target ?? payload.currentPath ?? payload.confirmation?.orderId ?? '',
    items: productsOf(payload).map(({ name }) => name),
  };
}
