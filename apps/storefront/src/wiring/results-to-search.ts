import { productSelected, productViewed } from '@lyng/catalogue';
import type { ProductSummary } from '@lyng/model';
import type { ProductTickets } from '@lyng/search';
import type { ChosenProducts, TellOfTicket } from './cart-to-search.ts';
import type { StartListening } from './wirings.ts';

/** The tickets of a product among the results that are on the screen; `null` where no search is shown. */
export type TicketsOfResult = (productKey: string) => Promise<ProductTickets | null> | null;

/**
 * What a search has found and was chosen, for its page or for a quick look (SEARCH-06). The products of the list are the
 * commerce API's and have no tickets, so the search service is asked for those of the chosen one.
 */
export function resultsToSearch(
  start: StartListening,
  click: TellOfTicket,
  { chosen, ticketsOf }: { readonly chosen: ChosenProducts; readonly ticketsOf: TicketsOfResult },
): void {
  const choose = async ({ productId, articleNumber }: ProductSummary): Promise<void> => {
    const asked = ticketsOf(articleNumber);
    if (asked === null) return;
    chosen.set(productId, async (size) => (await asked)?.sizes[size.articleNumber]);
    const tickets = await asked;
    if (tickets !== null) click(tickets.product);
  };
  start({ actionCreator: productSelected, effect: ({ payload: { product } }) => choose(product) });
  start({
    actionCreator: productViewed,
    effect: async ({ payload: { product } }, { getState }) => {
      // A product's own page is not where it was chosen.
      if (getState().quickshop?.productAlias === product.alias) await choose(product);
    },
  });
}
