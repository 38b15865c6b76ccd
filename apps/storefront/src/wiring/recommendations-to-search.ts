import { itemAdded } from '@lyng/cart';
import { recommendationChosen, recommendationsShown } from '@lyng/catalogue';
import { pageShown } from '../shell/slices/page-slice.ts';
import { quickShopOpened } from '../shell/slices/panel-slices.ts';
import type { StartListening } from './wirings.ts';

/** Tells the search service what became of what it recommended. */
export interface RecommendationTickets {
  readonly click: (ticket: string) => unknown;
  readonly addToCart: (ticket: string) => unknown;
}

interface Recommended {
  readonly ticket: string;
  readonly skuTickets: Readonly<Record<number, string>>;
}

/**
 * What the search service recommended and was chosen, and what of it went into the cart (SEARCH-04). Tickets are of one page's
 * life, so they are kept here and in no store.
 */
export function recommendationsToSearch(start: StartListening, { click, addToCart }: RecommendationTickets): void {
  const shown = new Map<string, Recommended>();
  const chosenSkus = new Map<number, string>();
  const choose = (alias: string): void => {
    const recommended = shown.get(alias);
    if (!recommended) return;
    click(recommended.ticket);
    for (const [skuId, ticket] of Object.entries(recommended.skuTickets)) chosenSkus.set(Number(skuId), ticket);
  };
  start({
    actionCreator: recommendationsShown,
    effect: ({ payload: { products } }) => {
      for (const { product, ticket, skuTickets } of products) shown.set(product.alias, { ticket, skuTickets });
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
  start({
    actionCreator: itemAdded,
    effect: ({ payload: { skuId } }) => {
      const ticket = chosenSkus.get(skuId);
      if (ticket !== undefined) addToCart(ticket);
    },
  });
}
