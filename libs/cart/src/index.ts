export type { CartFailure } from './lib/core/cart-failure.ts';
export type { PromoRejection } from './lib/core/promo-rejection.ts';
export type { JoinedNames } from './lib/core/account-cart/joined-carts.ts';
export type { LineProduct, LineReference, PendingOperation } from './lib/core/pending-operation.ts';
export type { QuantityRejection } from './lib/core/check-quantity.ts';
export type { ShownCart, ShownLine } from './lib/core/shown-cart.ts';
export { joinedMessages } from './lib/react/account-cart/account-cart-messages.ts';
export { CartButton } from './lib/react/cart-button/CartButton.tsx';
export { CartLink } from './lib/react/cart-button/CartLink.tsx';
export { HeaderCart } from './lib/react/header-cart/HeaderCart.tsx';
export type { CartLinkProps } from './lib/react/cart-button/CartLink.tsx';
export { cartFailureMessage } from './lib/react/cart-failure-messages.ts';
export { removedCodeMessage, removedMessage, undoMessage } from './lib/react/removal-messages.ts';
export { CartFailureNotice } from './lib/react/cart-failure-notice/CartFailureNotice.tsx';
export type { CartFailureNoticeProps } from './lib/react/cart-failure-notice/CartFailureNotice.tsx';
export type { FailureText } from './lib/react/failure-text.ts';
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
export { loadAddToCart, useAddToCart } from './lib/react/use-add-to-cart.ts';
export { useCart } from './lib/react/use-cart.ts';
export type { CartView } from './lib/react/use-cart.ts';
export { joinAccountCart } from './lib/state/account-cart/join-account-cart.ts';
export type { JoinAccountCartRequest } from './lib/state/account-cart/join-account-cart.ts';
export { leaveCart } from './lib/state/account-cart/leave-cart.ts';
export type { CartEffectStore, NotifyTabs } from './lib/state/account-cart/leave-cart.ts';
export { startAccountCart } from './lib/state/account-cart/start-account-cart.ts';
export type { AccountCartPorts, JoinMessage } from './lib/state/account-cart/start-account-cart.ts';
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
export { codeRemovalQueued, removalQueued } from './lib/state/removal-events.ts';
export type { RemovedLine } from './lib/state/removal-events.ts';
export { undoRemoval } from './lib/state/undo-removal.ts';
export { createBrowserCartPorts } from './lib/state/browser-cart-ports.ts';
export { createCartListeners } from './lib/state/cart-listeners.ts';
export type { CartListeners, PageEvents } from './lib/state/cart-listeners.ts';
export type { CartMessage, CartPorts } from './lib/state/cart-ports.ts';
export { persistEarlyOperations } from './lib/state/persist-early-operations.ts';
export type { LeftPage } from './lib/state/persist-early-operations.ts';
export { createPromoLink, openedSearch } from './lib/state/promo-code/promo-link.ts';
export type { PromoLink } from './lib/state/promo-code/promo-link.ts';
export { applyLinkedCode, startPromoLink } from './lib/state/promo-code/start-promo-link.ts';
export type { PromoLinkPorts } from './lib/state/promo-code/start-promo-link.ts';
export { startWaitingCode } from './lib/state/promo-code/start-waiting-code.ts';
export type { WaitingCodePorts } from './lib/state/promo-code/start-waiting-code.ts';
export { createWaitingCode } from './lib/state/promo-code/waiting-code.ts';
export type { WaitingCode } from './lib/state/promo-code/waiting-code.ts';
export type { SessionEvent, SessionPorts } from './lib/state/session-ports.ts';
export { cartSlice, initialCartState } from './lib/state/cart-slice.ts';
export type { AddRequest, NewOperation, CartRootState, CartState, FailedOperation } from './lib/state/cart-slice.ts';
export { createAccountCart } from './lib/wire/account-cart/account-cart.ts';
export type { AccountCart } from './lib/wire/account-cart/account-cart.ts';
export { cartCookie, readCartCookie } from './lib/wire/cart-cookie.ts';
export { fetchCart } from './lib/wire/cart-gateway.ts';
export { fetchShownCart } from './lib/wire/fetch-shown-cart.ts';
export { handleCartForm } from './lib/wire/handle-cart-form.ts';
export type { CartFormIntent, CartFormOutcome, CartFormRequest } from './lib/wire/handle-cart-form.ts';
export { cacheCart, readCart } from './lib/wire/cached-cart.ts';
export type { CartResponse, CartReference } from './lib/wire/cached-cart.ts';
export { seedCart } from './lib/wire/cart-of-page.ts';
export type { CartOfPage } from './lib/wire/cart-of-page.ts';
