import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { BackendConfig, EmbeddedProvider } from '../../platform/config.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { CheckoutInputType } from '../../platform/graphql/resolver-types.generated.ts';
import { marketTerms } from '../../shop/market-terms.ts';
import type { PricedCart } from '../cart/read-cart.ts';
import { totalFacts } from '../cart/shown-total.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { promoUsed } from '../promotions/promo-limits.ts';
import type { FilledForm } from './checkout-store.ts';
import type { CheckoutState } from './core/checkout-state.ts';
import { consentOf } from './core/consents.ts';
import type { Consent } from './core/consents.ts';
import { expectedTotal } from './core/expected-total.ts';
import { DEFAULT_PAYMENT_ID, embeddedProvider, paymentOption } from '../orders/payment-options.ts';
import { orderProblem } from './core/validate-order.ts';
import { dueOf, orderFacts } from './order-facts.ts';

/** The request to place an order; a guest has no `customer`. */
export interface PlaceOrderRequest extends FilledForm {
  readonly input: CheckoutInputType;
  readonly config: BackendConfig;
  /** The network that the request came from, if its open orders are limited. */
  readonly network: string | undefined;
  /** The provider whose form places the order; absent for the shop's own button and the form of a card. */
  readonly provider?: EmbeddedProvider;
}

export type SelectedState = CheckoutState & { readonly shippingId: number };

const isSelected = (state: CheckoutState): state is SelectedState => state.shippingId !== null;

export const accepts = ({ input }: PlaceOrderRequest, consent: Consent): boolean =>
  input.acceptedConsents?.some((accepted) => accepted !== null && consentOf(accepted) === consent) === true;

/** A client needs these to name the market's minimum. */
const minimumFacts = ({ scope: { market, language } }: PricedCart) => {
  const { minimumOrderValue } = marketTerms(market.alias);
  return {
    minOrderValue: decimal(minimumOrderValue),
    minOrderValueFormatted: formatMoney(minimumOrderValue, market.currency, language),
  };
};

/**
 * Prices are calculated again here: no order costs more than its shopper was last shown. A client may send what it
 * showed; for any other the cart stores it (`cart/shown-total.ts`). The error has the new total, so a second order
 * agrees to it.
 */
const rejectChangedPrice = (cart: PricedCart, { merchantData }: CheckoutInputType): void => {
  const { scope, promoRejection, prices, record } = cart;
  const due = dueOf(cart);
  const isCodeUsed = promoRejection?.kind === 'code-used';
  const shown = record.shown?.market === scope.market.alias ? record.shown : undefined;
  const expected = expectedTotal(merchantData);
  const isAsShown = expected === undefined ? (shown === undefined ? !isCodeUsed : due <= shown.due) : due === expected;
  if (isAsShown) return;
  const facts = {
    ...totalFacts(cart),
    totalIncVatFormatted: formatMoney(due, scope.market.currency, scope.language),
  };
  // Only now is it known whose the code would be; any other reason stands beside the code already.
  if (isCodeUsed) throw promoUsed(facts);
  if (shown !== undefined && shown.due < due && shown.total === prices.total.selling.incVat)
    throw graphqlError('BalanceSpent', 'Gift card or balance pay less than the shopper was shown.', facts);
  throw graphqlError('PriceChanged', 'The price is another one than the shopper was shown.', facts);
};

/** A provider takes payments in its own form only; where nothing is due there is none to take. */
const paidBy = (state: SelectedState, due: MinorUnits, provider: EmbeddedProvider | undefined): SelectedState => {
  const option = paymentOption(state.paymentId);
  if (option === undefined || embeddedProvider(option) === provider) return state;
  if (due === 0) return { ...state, paymentId: DEFAULT_PAYMENT_ID };
  throw graphqlError('PaymentNotAllowed', `${option.name} is not paid this way.`);
};

/** Everything is validated again, whatever the client has checked before. Stock is checked where it is taken. */
export const checkOrder = (cart: PricedCart, state: CheckoutState, request: PlaceOrderRequest): SelectedState => {
  if (cart.lines.length === 0) throw graphqlError('EmptyCart', 'The cart is empty.');
  if (!accepts(request, 'order')) throw graphqlError('TermsNotAccepted', 'The terms of purchase must be accepted.');
  const problem = orderProblem({ ...orderFacts(cart, state, request), stockCovers: true, paymentIsSelected: true });
  if (problem !== undefined)
    throw graphqlError(problem.code, problem.message, problem.code === 'MinimumOrderValue' ? minimumFacts(cart) : {});
  if (!isSelected(state)) throw graphqlError('OrderNotValid', 'The order is not valid.');
  rejectChangedPrice(cart, request.input);
  return paidBy(state, dueOf(cart), request.provider);
};
