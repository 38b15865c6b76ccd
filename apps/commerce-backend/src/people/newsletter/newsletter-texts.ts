import type { Texts } from '../../shop/texts.ts';

/** The words of the mails that request a confirmation and welcome, and of the pages that they lead to. */
export const newsletterTexts = (i18n: Texts) => ({
  confirmSubject: (shop: string) => i18n._('Confirm your subscription to the newsletter of {shop}', { shop }),
  confirmText: (shop: string) =>
    i18n._('Press the button to get the newsletter of {shop}. The link works for seven days.', { shop }),
  confirm: i18n._('Confirm the subscription'),
  /** For the owner of an address that somebody else has signed up. */
  notMine: i18n._('If you did not subscribe, you need not do anything: you will not get the newsletter.'),
  confirmQuestion: (shop: string) => i18n._('Do you want the newsletter of {shop}?', { shop }),
  expired: i18n._('The link no longer works'),
  expiredText: i18n._(
    'It has been used or is too old. If you are not subscribed yet, subscribe again at the bottom of any page of the shop.',
  ),
  subject: (shop: string) => i18n._('Welcome to the newsletter of {shop}', { shop }),
  welcome: i18n._('Welcome'),
  thanks: (shop: string) =>
    i18n._('Thank you for subscribing to the newsletter of {shop}. You will hear about news and offers.', { shop }),
  offer: (percentOff: number) =>
    i18n._('You get {percentOff} % off your first purchase. Type this code in the cart:', { percentOff }),
  toShop: i18n._('Go to the shop'),
  /** The reason for the mail; the link to end it follows. */
  reason: i18n._('You get this mail because your address is subscribed to our newsletter.'),
  unsubscribe: i18n._('Unsubscribe from the newsletter'),
  confirmation: (shop: string) => i18n._('Do you no longer want the newsletter of {shop}?', { shop }),
  ended: i18n._('You are unsubscribed'),
  endedText: (shop: string) =>
    i18n._('You will get no more newsletters from {shop}, and your address is deleted from the list.', { shop }),
});
