import { shopEvent } from '@lyng/feature';
import type { ListedProduct } from '@lyng/model';
import type { ProductTickets } from '../wire/load-tickets.ts';
import type { ChosenProducts, NotifyTicket } from './cart-to-search.ts';
import type { StartListening } from './report-listeners.ts';

/** The tickets of a product among the results on the screen; `null` where no search is shown. */
export type TicketsOfResult = (productKey: string) => Promise<ProductTickets | null> | null;

/**
 * Reports search results that were opened, on their page or in the quick shop. The list's products come from the
 * commerce API without tickets, so those of the chosen one are requested from the search service.
 */
export function resultsToSearch(
  start: StartListening,
  click: NotifyTicket,
  { chosen, ticketsOf }: { readonly chosen: ChosenProducts; readonly ticketsOf: TicketsOfResult },
): void {
  const choose = async ({ productId, articleNumber }: ListedProduct): Promise<void> => {
    const request = ticketsOf(articleNumber);
    if (request === null) return;
    chosen.set(productId, async (size) => (await request)?.sizes[size.articleNumber]);
    const tickets = await request;
    if (tickets !== null) click(tickets.product);
  };
  start({
    actionCreator: shopEvent('catalogue/productSelected'),
    effect: ({ payload: { product } }) => choose(product),
  });
  start({
    actionCreator: shopEvent('catalogue/productViewed'),
    effect: async ({ payload: { product } }, { getState }) => {
      // A product's own page is not where it was chosen.
      if (getState().quickshop?.productAlias === product.alias) await choose(product);
    },
  });
}
