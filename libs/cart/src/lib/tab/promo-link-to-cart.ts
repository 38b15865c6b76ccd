import { pageShown } from '@lyng/feature';
import type { ShopState, ShopStore } from '@lyng/feature';
import type { PromoLink } from '../state/promo-code/promo-link.ts';
import { applyLinkedCode, startPromoLink } from '../state/promo-code/start-promo-link.ts';
import type { PromoLinkPorts } from '../state/promo-code/start-promo-link.ts';
import type { StartListening } from './start-listening.ts';

const portsOf = (link: PromoLink): PromoLinkPorts<ShopState> => ({
  link,
  isPageShown: pageShown.match,
  isCartPage: ({ page }) => page.currentRouteName === 'cart',
});

/** Applies the code of a link if the page that the tab was opened with shows a cart. */
export const applyPromoLink = (store: Pick<ShopStore, 'dispatch' | 'getState'>, link: PromoLink): void =>
  applyLinkedCode(store, portsOf(link));

/** Applies the code of a link as soon as a page or the panel shows a cart. */
export const promoLinkToCart = (start: StartListening, link: PromoLink): void => startPromoLink(start, portsOf(link));
