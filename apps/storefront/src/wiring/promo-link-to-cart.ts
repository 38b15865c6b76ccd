import { applyLinkedCode, startPromoLink } from '@lyng/cart';
import type { PromoLink, PromoLinkPorts } from '@lyng/cart';
import { pageShown } from '@lyng/feature';
import type { AppStore, RootState } from '../store.ts';
import type { StartListening } from './wirings.ts';

const portsOf = (link: PromoLink): PromoLinkPorts<RootState> => ({
  link,
  isPageShown: pageShown.match,
  isCartPage: ({ page }) => page.currentRouteName === 'cart',
});

/** Applies the code of a link if the page that the tab was opened with shows a cart. */
export const applyPromoLink = (store: Pick<AppStore, 'dispatch' | 'getState'>, link: PromoLink): void =>
  applyLinkedCode(store, portsOf(link));

/** Applies the code of a link as soon as a page or the panel shows a cart. */
export const promoLinkToCart = (start: StartListening, link: PromoLink): void => startPromoLink(start, portsOf(link));
