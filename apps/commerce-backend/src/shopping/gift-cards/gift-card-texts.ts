import type { Texts } from '../../shop/texts.ts';

/** The words of the mail that brings gift cards. */
export const giftCardTexts = (i18n: Texts) => ({
  subject: i18n._('Your gift card'),
  intro: i18n._('Thank you for your purchase. Here is the code of your gift card.'),
  howTo: i18n._('Type the code into the field for discount codes in the cart, and the amount is taken off the total.'),
});
