import { itemAdded } from '@lyng/cart';
import type { Sku } from '@lyng/model';
import type { ProductTickets } from '@lyng/search';
import type { StartListening } from './wirings.ts';

/** Tells the search service what became of something, by the ticket that came with it. */
export type TellOfTicket = (ticket: string) => unknown;

/** By `productId`, the products that were chosen from what the search service has found or recommended, with the ticket of each size. */
export type ChosenProducts = Map<number, (size: Pick<Sku, 'skuId' | 'articleNumber'>) => Promise<string | undefined>>;

/** The tickets of a product's sizes, for one that was come upon by other means. */
export type TicketsOfSizes = (productKey: string) => Promise<ProductTickets['sizes']>;

/** What goes into the cart is told to the search service, which ranks by it (SEARCH-06): as found or recommended, if it was, else as itself. */
export function cartToSearch(
  start: StartListening,
  add: TellOfTicket,
  { chosen, ticketsOf }: { readonly chosen: ChosenProducts; readonly ticketsOf: TicketsOfSizes },
): void {
  start({
    actionCreator: itemAdded,
    effect: async ({ payload: { skuId, product } }) => {
      const articleNumber = product.skus.find((sku) => sku.skuId === skuId)?.articleNumber ?? product.articleNumber;
      const ticket =
        (await chosen.get(product.productId)?.({ skuId, articleNumber })) ??
        (await ticketsOf(product.articleNumber))[articleNumber];
      if (ticket !== undefined) add(ticket);
    },
  });
}
