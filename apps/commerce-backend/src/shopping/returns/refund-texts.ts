import type { Texts } from '../../shop/texts.ts';

/** The words of the mail about a return that has arrived. */
export const refundTexts = (i18n: Texts) => ({
  subject: (number: string, shop: string) =>
    i18n._('We have received your return {number} at {shop}', { number, shop }),
  heading: i18n._('Your return has arrived'),
  arrived: (number: string, order: string) =>
    i18n._('We have received return {number} of order {order}.', { number, order }),
  refunded: i18n._('You get back'),
  toPayment: (amount: string) =>
    i18n._('{amount} is sent the way you paid. It may take some banking days until it is in your account.', { amount }),
  toBalance: (amount: string) => i18n._('{amount} has been added to your balance.', { amount }),
  toGiftCard: (amount: string) => i18n._('{amount} has been put back on your gift card.', { amount }),
});
