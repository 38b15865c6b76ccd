import type { Ports, ShopState } from '@lyng/feature';
import { cartReloadRequested } from '../state/cart-events.ts';
import { cartSlice } from '../state/cart-slice.ts';
import type { SessionPorts } from '../state/session-ports.ts';
import type { StartListening } from '../state/start-listening.ts';

const { operationConfirmed } = cartSlice.actions;

const isSending = ({ cart }: Pick<ShopState, 'cart'>): boolean => cart.pending.length > 0;

/**
 * A cart is loaded again when another device has changed it. Only a logged-in shopper has a cart on several devices. While
 * operations of this tab are sent, each causes one of the changes: only further ones come from elsewhere.
 */
export function realtimeToCart(
  start: StartListening,
  { sessionEventOf, userId }: SessionPorts,
  follow: Ports['realtime'],
): void {
  let followedId = '';
  let stop = (): void => undefined;
  let [changes, own] = [0, 0];

  start({
    predicate: (action, { cart }, before) => sessionEventOf(action) !== null || cart.cartId !== before.cart.cartId,
    effect: (_action, { dispatch, getState }) => {
      const cartId = userId() === '' ? '' : getState().cart.cartId;
      if (cartId === followedId) return;
      stop();
      followedId = cartId;
      const onChange = (): void => {
        if (isSending(getState())) changes += 1;
        else dispatch(cartReloadRequested());
      };
      stop = cartId === '' ? () => undefined : follow(`cart:${cartId}`, onChange);
    },
  });
  start({ actionCreator: operationConfirmed, effect: () => void (own += 1) });
  start({
    predicate: (_action, now, before) => isSending(before) && !isSending(now),
    effect: (_action, { dispatch }) => {
      if (changes > own) dispatch(cartReloadRequested());
      [changes, own] = [0, 0];
    },
  });
}
