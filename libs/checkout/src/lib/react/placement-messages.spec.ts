import { orderFailure } from '../core/order-failure.ts';
import { placementFailureMessage } from './placement-messages.ts';

it.each([
  ['InsufficientStock', '', 'sold-out', /has just sold out/],
  ['MinimumOrderValue', '', 'below-minimum', /below the minimum order value/],
  ['PaymentNotAllowed', '', 'payment-not-allowed', /This way to pay is not available to you/],
  ['NoPaymentMethod', '', 'no-payment-method', /It is not possible to pay right now\. Your order has not been placed/],
  ['CartCompleted', '', 'cart-gone', /already been ordered/],
  ['INVALID_IDENTITY_NUMBER', '', 'personal-id', /personal identity number/],
  ['PriceChanged', '', 'price-changed', /The price of your order has just changed/],
  ['BalanceSpent', '', 'balance-spent', /not enough left on your gift card or balance/],
  ['GiftCardSpent', '', 'discount-spent', /gift card in your cart has been used for another order/],
  ['PromoCodeUsed', '', 'code-used', /The code \{code\} has already been used .* Look at the new total/],
  ['PromoCodeExpired', '', 'code-expired', /The code \{code\} has expired\. Look at the new total/],
  ['PromoCodeWrongMarket', '', 'code-of-other-country', /The code \{code\} is for another country/],
  ['PromoCodeNeedsLogin', '', 'code-needs-login', /The voucher \{code\} counts only while you are logged in/],
  ['InvalidPromoCode', '', 'code-invalid', /The code \{code\} is not valid\. Look at the new total/],
  ['OrderNotValid', 'Zip is required', 'address', /Check your address/],
  ['OrderNotValid', 'Invalid Shipping Country', 'address', /Check your address/],
  ['OrderNotValid', 'Customer is blacklisted', 'blocked', /The purchase cannot be approved/],
  ['', 'No cart was found with the ID 1', 'cart-gone', /Your cart is empty/],
  ['', 'Payment must be selected', 'choose-payment', /how you want to pay/],
  ['', 'Shipping must be selected', 'choose-shipping', /how you want your order delivered/],
  ['SomethingElse', 'Who knows', 'refused', /Something went wrong/],
])('an order rejected with "%s" "%s" is %s, with a text [CART-10, CHK-12] [SPEC-22]', (code, message, kind, words) => {
  const failure = orderFailure(code, message);
  expect(failure).toEqual({ kind });
  expect(placementFailureMessage(failure, 'VELKOMMEN15').message).toMatch(words);
});
