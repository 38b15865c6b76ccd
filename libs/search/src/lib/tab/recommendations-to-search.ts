import { pageShown, shopEvent } from '@lyng/feature';
import type { ShopEvents } from '@lyng/feature';
import type { ChosenProducts, NotifyTicket } from './cart-to-search.ts';
import type { StartListening } from './report-listeners.ts';

type RecommendedProduct = ShopEvents['catalogue/recommendationsShown']['products'][number];

/**
 * Reports recommendations that the shopper chose; adding them to the cart is reported by the cart. Tickets are
 * valid for one page, so they are held here and in no store.
 */
export function recommendationsToSearch(start: StartListening, click: NotifyTicket, chosen: ChosenProducts): void {
  const shown = new Map<string, RecommendedProduct>();
  const choose = (alias: string): void => {
    const recommended = shown.get(alias);
    if (!recommended) return;
    const { product, ticket, skuTickets } = recommended;
    click(ticket);
    chosen.set(product.productId, async ({ skuId }) => skuTickets[skuId]);
  };
  start({
    actionCreator: shopEvent('catalogue/recommendationsShown'),
    effect: ({ payload: { products } }) => {
      for (const recommended of products) shown.set(recommended.product.alias, recommended);
    },
  });
  start({
    actionCreator: pageShown,
    effect: ({ payload }, { getOriginalState }) => {
      // A list that filters itself is still the page of the rows.
      if (payload.currentPath !== getOriginalState().page.currentPath) shown.clear();
    },
  });
  start({
    actionCreator: shopEvent('catalogue/recommendationChosen'),
    effect: ({ payload: { alias } }) => choose(alias),
  });
  start({ actionCreator: shopEvent('quickshop/quickShopOpened'), effect: ({ payload: alias }) => choose(alias) });
}
