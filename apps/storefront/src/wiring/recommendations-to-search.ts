import { recommendationChosen, recommendationsShown } from '@lyng/catalogue';
import type { RecommendedProduct } from '@lyng/catalogue';
import { pageShown } from '../shell/slices/page-slice.ts';
import { quickShopOpened } from '../shell/slices/panel-slices.ts';
import type { ChosenProducts, TellOfTicket } from './cart-to-search.ts';
import type { StartListening } from './wirings.ts';

/**
 * What the search service recommended and was chosen (SEARCH-04); what of it goes into the cart is the cart's to tell.
 * Tickets are of one page's life, so they are kept here and in no store.
 */
export function recommendationsToSearch(start: StartListening, click: TellOfTicket, chosen: ChosenProducts): void {
  const shown = new Map<string, RecommendedProduct>();
  const choose = (alias: string): void => {
    const recommended = shown.get(alias);
    if (!recommended) return;
    const { product, ticket, skuTickets } = recommended;
    click(ticket);
    chosen.set(product.productId, async ({ skuId }) => skuTickets[skuId]);
  };
  start({
    actionCreator: recommendationsShown,
    effect: ({ payload: { products } }) => {
      for (const recommended of products) shown.set(recommended.product.alias, recommended);
    },
  });
  start({
    actionCreator: pageShown,
    effect: ({ payload }, { getOriginalState }) => {
      // A list that filters itself is still the page on which the rows were shown.
      if (payload.currentPath !== getOriginalState().page.currentPath) shown.clear();
    },
  });
  start({ actionCreator: recommendationChosen, effect: ({ payload: { alias } }) => choose(alias) });
  start({ actionCreator: quickShopOpened, effect: ({ payload: alias }) => choose(alias) });
}
