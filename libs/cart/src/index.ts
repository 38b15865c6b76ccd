export type { CartFailure } from './lib/core/cart-failure.ts';
export type { PromoRefusal } from './lib/core/promo-refusal.ts';
export type { LineProduct, LineReference, PendingOperation } from './lib/core/pending-operation.ts';
export type { QuantityRefusal } from './lib/core/check-quantity.ts';
export type { ShownCart, ShownLine } from './lib/core/shown-cart.ts';
export { CartButton } from './lib/react/cart-button/CartButton.tsx';
export { CartLink } from './lib/react/cart-button/CartLink.tsx';
export type { CartLinkProps } from './lib/react/cart-button/CartLink.tsx';
export { cartFailureMessage } from './lib/react/cart-failure-messages.ts';
export { removedCodeMessage, removedMessage, undoMessage } from './lib/react/removal-messages.ts';
export { CartFailureNotice } from './lib/react/cart-failure-notice/CartFailureNotice.tsx';
export type { CartFailureNoticeProps } from './lib/react/cart-failure-notice/CartFailureNotice.tsx';
export type { FailureWords } from './lib/react/failure-words.ts';
export { CartFormKeyContext } from './lib/react/cart-form/CartForm.tsx';
export { CartLines } from './lib/react/cart-lines/CartLines.tsx';
export type { CartLinesProps } from './lib/react/cart-lines/CartLines.tsx';
export { CartPage } from './lib/react/cart-page/CartPage.tsx';
export type { CartPromises } from './lib/react/cart-page/CartAside.tsx';
export type { CartPageProps, PostedFailure } from './lib/react/cart-page/CartPage.tsx';
export { CartSummaryList } from './lib/react/cart-summary/CartSummaryList.tsx';
export type { CartSummaryListProps } from './lib/react/cart-summary/CartSummaryList.tsx';
export { FreeShippingBar } from './lib/react/free-shipping-bar/FreeShippingBar.tsx';
export type { FreeShippingBarProps } from './lib/react/free-shipping-bar/FreeShippingBar.tsx';
export { MiniCart } from './lib/react/mini-cart/MiniCart.tsx';
export type { MiniCartProps } from './lib/react/mini-cart/MiniCart.tsx';
export { PromoCodeForm } from './lib/react/promo-code-form/PromoCodeForm.tsx';
export type { PromoCodeFormProps } from './lib/react/promo-code-form/PromoCodeForm.tsx';
export { useCartActions } from './lib/react/use-cart-actions.ts';
export { useCart } from './lib/react/use-cart.ts';
export type { CartView } from './lib/react/use-cart.ts';
export { createCartActions } from './lib/state/cart-actions.ts';
export type { CartActions } from './lib/state/cart-actions.ts';
export {
  cartChangedEvent,
  cartReloadRequested,
  cartReset,
  cartResetRequested,
  cartSwitchRequested,
  itemAdded,
  itemRemoved,
  promoApplied,
  promoRemoved,
  quantityChanged,
} from './lib/state/cart-events.ts';
export type { CartLineEvent } from './lib/state/cart-events.ts';
export { codeRemovalStated, removalStated, removalUndone } from './lib/state/removal-events.ts';
export type { RemovedLine } from './lib/state/removal-events.ts';
export { createCartListeners } from './lib/state/cart-listeners.ts';
export type { CartListeners, PageEvents } from './lib/state/cart-listeners.ts';
export type { CartMessage, CartPorts } from './lib/state/cart-ports.ts';
export { keepEarlyIntents } from './lib/state/keep-early-intents.ts';
export type { LeftPage } from './lib/state/keep-early-intents.ts';
export { cartSlice, initialCartState } from './lib/state/cart-slice.ts';
export type { AddRequest, CartIntent, CartRootState, CartState, FailedOperation } from './lib/state/cart-slice.ts';
export { cartCookie, readCartCookie } from './lib/wire/cart-cookie.ts';
export { fetchCart } from './lib/wire/cart-gateway.ts';
export { fetchShownCart } from './lib/wire/fetch-shown-cart.ts';
export { handleCartForm } from './lib/wire/handle-cart-form.ts';
export type { CartFormIntent, CartFormOutcome, CartFormRequest } from './lib/wire/handle-cart-form.ts';
export { keepCart, readCart } from './lib/wire/kept-cart.ts';
export type { CartAnswer, CartReference } from './lib/wire/kept-cart.ts';
