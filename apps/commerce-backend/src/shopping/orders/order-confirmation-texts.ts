import type { Texts } from '../../shop/texts.ts';

/** The words of the order confirmation. */
export const orderConfirmationTexts = (i18n: Texts) => ({
  subject: (shop: string, orderNumber: string) =>
    i18n._('Thank you for your order {orderNumber} at {shop}', { shop, orderNumber }),
  heading: (firstName: string) => i18n._('Thank you for your order, {firstName}', { firstName }),
  introduction: i18n._(
    'We have received your order and are starting to pack it. You will hear from us when the parcel is on its way.',
  ),
  orderNumber: i18n._('Order number'),
  item: i18n._('Item'),
  quantity: i18n._('Quantity'),
  price: i18n._('Price'),
  goods: i18n._('Goods'),
  discount: i18n._('Discount'),
  shipping: i18n._('Shipping'),
  freeShipping: i18n._('Free of charge'),
  total: i18n._('Total'),
  /** Of a business, whose lines are without VAT. */
  totalExVat: i18n._('Total excl. VAT'),
  totalIncVat: i18n._('Total incl. VAT'),
  vat: i18n._('VAT of the total'),
  giftCard: i18n._('Gift card'),
  balance: i18n._('Balance'),
  paidOtherwise: i18n._('Paid in another way'),
  deliveredTo: i18n._('Delivered to'),
  closing: (returnDays: number) => i18n._('You have {returnDays} days to return your items.', { returnDays }),
});
