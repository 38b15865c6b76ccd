import type { Texts } from '../../shop/texts.ts';

/** The words of the mail that a size is back. */
export const stockAlertTexts = (i18n: Texts) => ({
  subject: (product: string, size: string) => i18n._('{product} in size {size} is back', { product, size }),
  heading: i18n._('It is here again'),
  text: (size: string) =>
    i18n._(
      'You asked us to tell you when size {size} was in stock again. Now it is. We cannot put it aside, so do not wait too long.',
      { size },
    ),
  link: i18n._('See the product'),
  closing: i18n._('You get only this one mail about the product, and your address is deleted from the waiting list.'),
});

/** The texts of the mail for a size that comes for the first time. */
export const arrivalTexts = (i18n: Texts) => ({
  subject: (product: string, size: string) => i18n._('{product} in size {size} has come', { product, size }),
  heading: i18n._('It is here now'),
  text: (size: string) =>
    i18n._(
      'You asked us to tell you when size {size} came. Now it has. We cannot put it aside, so do not wait too long.',
      { size },
    ),
});
