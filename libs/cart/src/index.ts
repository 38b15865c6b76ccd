export type { CartFailure } from './lib/core/cart-failure.ts';
export type { LineProduct, LineReference, PendingOperation } from './lib/core/pending-operation.ts';
export type { ShownCart, ShownLine } from './lib/core/replay.ts';
export { CartButton } from './lib/react/cart-button/CartButton.tsx';
export { CartLink } from './lib/react/cart-button/CartLink.tsx';
export { HeaderCart } from './lib/react/header-cart/HeaderCart.tsx';
export type { CartLinkProps } from './lib/react/cart-button/CartLink.tsx';
export { CartFormKeyContext } from './lib/react/cart-form/CartForm.tsx';
export { CartPage } from './lib/react/cart-page/CartPage.tsx';
export type { CartPromises } from './lib/react/cart-page/CartAside.tsx';
export type { CartPageProps, PostedFailure } from './lib/react/cart-page/CartPage.tsx';
export { MiniCart } from './lib/react/mini-cart/MiniCart.tsx';
export type { MiniCartProps } from './lib/react/mini-cart/MiniCart.tsx';
export { useAddToCart } from './lib/react/use-add-to-cart.ts';
export { useCart } from './lib/react/use-cart.ts';
export type { CartView } from './lib/react/use-cart.ts';
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
export { undoRemoval } from './lib/state/removal-events.ts';
export { createBrowserCartPorts } from './lib/state/cart-ports.ts';
export { createCartListeners } from './lib/state/cart-listeners.ts';
export type { CartListeners, PageEvents } from './lib/state/cart-listeners.ts';
export type { CartMessage, CartPorts } from './lib/state/cart-ports.ts';
export { cartSlice, initialCartState } from './lib/state/cart-slice.ts';
export type { AddRequest, NewOperation, CartRootState, CartState, FailedOperation } from './lib/state/cart-slice.ts';
export { readCart } from './lib/wire/cached-cart.ts';
export type { CartResponse, CartReference } from './lib/wire/cached-cart.ts';
