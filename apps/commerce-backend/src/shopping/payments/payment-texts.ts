import type { Texts } from '../../shop/texts.ts';

export const paymentTexts = (i18n: Texts) => ({
  title: i18n._('Payment'),
  notice: i18n._('This is a test payment. No money is taken.'),
  order: i18n._('Order'),
  toPay: i18n._('To pay'),
  card: i18n._('Card'),
  testCard: i18n._('Test card that ends in 0001'),
  approve: (amount: string) => i18n._('Pay {amount}', { amount }),
  decline: i18n._('Decline the payment'),
  abandon: i18n._('Back to checkout'),
  codeTitle: i18n._('Approve at your bank'),
  codeHint: i18n._('Type the code from the app of your bank.'),
  bankApp: i18n._('The app of your bank (test)'),
  codeFor: (amount: string, shopName: string) =>
    i18n._('Your one-time code for {amount} at {shopName}:', { amount, shopName }),
  code: i18n._('One-time code'),
  confirm: i18n._('Approve'),
  wrongCode: (left: number) =>
    left === 1
      ? i18n._('The code is wrong. You have one try left.')
      : i18n._('The code is wrong. You have {left} tries left.', { left }),
  ended: i18n._('One moment …'),
  goOn: i18n._('Go on'),
  unreachable: i18n._('We could not connect. Try again, you will not be charged twice.'),
});

export type PaymentTexts = ReturnType<typeof paymentTexts>;
