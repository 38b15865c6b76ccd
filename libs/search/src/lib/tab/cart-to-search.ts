import { shopEvent } from '@lyng/feature';
import type { Sku } from '@lyng/model';
import type { ProductTickets } from '../wire/load-tickets.ts';
import type { StartListening } from './report-listeners.ts';

/** Notifies the search service of an interaction, by its ticket. */
export type NotifyTicket = (ticket: string) => unknown;

/** By `productId`, the products chosen from search results or recommendations, with the ticket of each size. */
export type ChosenProducts = Map<number, (size: Pick<Sku, 'skuId' | 'articleNumber'>) => Promise<string | undefined>>;

/** The tickets of a product's sizes, for one that was reached by other means. */
export type TicketsOfSizes = (productKey: string) => Promise<ProductTickets['sizes']>;

/**
 * Reports products added to the cart to the search service, which ranks by them: as a result or recommendation if it
 * was one, otherwise as itself.
 */
export function cartToSearch(
  start: StartListening,
  add: NotifyTicket,
  { chosen, ticketsOf }: { readonly chosen: ChosenProducts; readonly ticketsOf: TicketsOfSizes },
): void {
  start({
    actionCreator: shopEvent('cart/event/itemAdded'),
    effect: async ({ payload: { skuId, product } }) => {
      const articleNumber = product.skus.find((sku) => sku.skuId === skuId)?.articleNumber ?? product.articleNumber;
      const ticket =
        (await chosen.get(product.productId)?.({ skuId, articleNumber })) ??
        (await ticketsOf(product.articleNumber))[articleNumber];
      if (ticket !== undefined) add(ticket);
    },
  });
}
