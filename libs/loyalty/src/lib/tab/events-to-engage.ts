import { shopEvent } from '@lyng/feature';
import type { Ports } from '@lyng/feature';
import type { Cart } from '@lyng/model';
import { loyaltySlice } from '../state/loyalty-slice.ts';
import type { StartListening } from './cart-to-loyalty.ts';

/** One call of the service's script. */
export type EngageCall = readonly [name: 'cart' | 'emptyCart' | 'productview' | 'setContactId', data: unknown];

export interface EventsToEngagePorts {
  readonly isAllowed: Ports['isAllowed'];
  readonly contactId: () => string | undefined;
  /** Such as `da-DK`. */
  readonly locale: string;
  readonly cartUrl: string;
  readonly send: (...call: EngageCall) => void;
}

const itemsOf = ({ items }: Cart) =>
  items.map(({ product, quantity }) => ({ itemId: product.articleNumber, quantity }));

/** LOY-07: reports carts, views and the contact to the members programme's script, while marketing is allowed. */
export function eventsToEngage(start: StartListening, ports: EventsToEngagePorts): void {
  const { isAllowed, contactId, locale, cartUrl } = ports;
  let reported: string | null = null;
  const send = (...[name, data]: EngageCall): void => {
    if (isAllowed('marketing')) ports.send(name, data);
  };
  const ofContact = () => {
    const id = contactId();
    return id === undefined ? {} : { contactId: id };
  };
  const empty = (): void => {
    if (reported !== null) send('emptyCart', { cartRef: reported, ...ofContact() });
    reported = null;
  };
  start({
    actionCreator: shopEvent('cart/event/cartChanged'),
    effect: ({ payload: { cart } }) => {
      if (cart.items.length === 0) return empty();
      reported = cart.id;
      return send('cart', { cartRef: cart.id, locale, items: itemsOf(cart), cartUrl, ...ofContact() });
    },
  });
  start({ actionCreator: shopEvent('checkout/event/purchaseCompleted'), effect: empty });
  start({
    actionCreator: shopEvent('auth/event/sessionChanged'),
    effect: ({ payload: { user } }) => (user === null ? empty() : undefined),
  });
  start({
    actionCreator: shopEvent('catalogue/productViewed'),
    effect: ({ payload: { product } }) =>
      send('productview', {
        categoryName: product.primaryCategory?.name ?? '',
        itemId: product.articleNumber,
        locale,
        ...ofContact(),
      }),
  });
  start({
    actionCreator: loyaltySlice.actions.contactIdentified,
    effect: ({ payload: { id } }) => send('setContactId', id),
  });
}
