import type { Texts } from '../../shop/texts.ts';

/** The words of the mail about a return or a withdrawal. */
export const returnTexts = (i18n: Texts) => ({
  returnSubject: (number: string, shop: string) => i18n._('Your return {number} at {shop}', { number, shop }),
  withdrawalSubject: (order: string, shop: string) =>
    i18n._('You have withdrawn from your purchase {order} at {shop}', { order, shop }),
  returnHeading: i18n._('We have registered your return'),
  withdrawalHeading: i18n._('Receipt for your withdrawal'),
  /** With the date and the time of day. */
  returnText: (order: string, at: string) => i18n._('We received your return of order {order} on {at}.', { order, at }),
  withdrawalText: (order: string, at: string) =>
    i18n._('We received your withdrawal from the purchase with order {order} on {at}.', { order, at }),
  /** Nothing has to be sent back. */
  cancelled: i18n._('The order is cancelled, and you need not send anything back. The money is on its way to you.'),
  sendBack: (carrier: string, code: string) =>
    i18n._(
      'Hand in the parcel at {carrier} and show the code {code}. They print a label. You get the money when we have received the goods.',
      { carrier, code },
    ),
  returnNumber: i18n._('Return number'),
});
