import type { CheckoutCart } from '@lyng/model';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fail, ok } from '@lyng/model';
import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { printDraft } from '../../core/checkout-draft.ts';
import { createCheckoutServer } from '../../testing/checkout-server.ts';
import type { CheckoutServer } from '../../testing/checkout-server.ts';
import { CheckoutProviders } from '../../testing/CheckoutProviders.tsx';
import { makeCheckoutCart, makeCheckoutValues, makePaidCheckoutCart } from '../../testing/make-checkout.ts';
import { avardaPage, avardaPayload, klarnaPage } from '../../testing/provider-pages.ts';
import { DRAFT_KEY } from '../use-checkout-draft.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(() => window.sessionStorage.clear());

class ErrorPage extends Component<{ readonly children: ReactNode }, { status: number }> {
  override state = { status: 0 };
  static getDerivedStateFromError({ status }: { status: number }) {
    return { status };
  }
  override render() {
    return this.state.status === 0 ? this.props.children : <p>{`Error page ${String(this.state.status)}`}</p>;
  }
}

interface Scene {
  readonly server?: CheckoutServer;
  readonly cart?: CheckoutCart;
  readonly paymentId?: string;
  readonly minimum?: number;
  readonly terms?: boolean;
}

/** A checkout in which everything is filled in already. */
function show({
  server = createCheckoutServer(),
  cart = makeCheckoutCart(),
  paymentId = '23',
  minimum = 5000,
  terms = true,
}: Scene) {
  const [left, actions] = [[] as string[], [] as UnknownAction[]];
  const draft = {
    cartId: cart.id,
    values: makeCheckoutValues({ paymentId, terms }),
    attempt: 0,
    leftForPayment: false,
  };
  window.sessionStorage.setItem(DRAFT_KEY, printDraft(draft));
  const page = (shown: CheckoutCart) => (
    <I18nProvider i18n={i18n}>
      <CheckoutProviders server={server} actions={actions}>
        <ErrorPage>
          <CheckoutPage
            cart={shown}
            customerType="PERSON"
            onCustomerType={() => undefined}
            termsHref="/vilkaar"
            minimumOrder={{ value: minimum, currency: 'DKK' }}
            leave={(url) => left.push(url)}
          />
        </ErrorPage>
      </CheckoutProviders>
    </I18nProvider>
  );
  const { rerender } = render(page(cart));
  return {
    left,
    actions,
    become: (shown: CheckoutCart) => rerender(page(shown)),
    requestsOf: (operation: string) => server.requests.filter((request) => request.operation === operation),
  };
}

const buy = async () => {
  await screen.findByRole('radio', { name: 'Card' });
  await userEvent.click(screen.getByRole('button', { name: /Complete purchase/ }));
};

describe('the minimum order value', () => {
  it('[SHOP-14] is shown with what is missing, and the button waits for more goods [CHK-04]', async () => {
    const { requestsOf, left } = show({ minimum: 500_000 });
    await screen.findByRole('radio', { name: 'Card' });
    const button = screen.getByRole('button', { name: /Complete purchase/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^Buy for 3\.802\skr\. more to place an order$/);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    expect(await screen.findByRole('status')).toHaveTextContent('below the minimum order value');
    expect(requestsOf('validateOrderCreation')).toEqual([]);
    expect(left).toEqual([]);
  });

  it('is not shown for an order that reaches it [CHK-04]', async () => {
    const subtotal = makeCheckoutCart().summary?.subTotal.selling.incVat ?? 0;
    show({ minimum: subtotal });
    await screen.findByRole('radio', { name: 'Card' });
    expect(screen.queryByText(/more to place an order/)).not.toBeInTheDocument();
  });
});

describe('a rejected order', () => {
  it.each([
    ['InsufficientStock', '', /Something in your cart has just sold out. Review your cart/],
    ['OrderNotValid', 'Customer is blacklisted', /The purchase cannot be approved/],
    ['PaymentNotAllowed', '', /This way to pay is not available to you/],
    ['NoPaymentMethod', '', /It is not possible to pay right now\. Your order has not been placed/],
    ['MinimumOrderValue', '', /below the minimum order value/],
    ['GiftCardSpent', '', /gift card in your cart has been used for another order/],
    [
      'PromoCodeUsed',
      '',
      /The code VELKOMMEN15 has already been used and does not count any more\. Look at the new total/,
    ],
    ['PromoCodeExpired', '', /The code VELKOMMEN15 has expired\. Look at the new total/],
    ['PromoCodeWrongMarket', '', /The code VELKOMMEN15 is for another country\. Look at the new total/],
    ['PromoCodeNeedsLogin', '', /The voucher VELKOMMEN15 counts only while you are logged in/],
    ['InvalidPromoCode', '', /The code VELKOMMEN15 is not valid\. Look at the new total/],
    ['BalanceSpent', '', /Your gift card or balance now pays another part of the order/],
    ['BalanceChanged', '', /Your gift card or balance now pays another part of the order/],
    ['SomethingElse', '', /Something went wrong. Try again, or contact customer service/],
  ])('for %s %s shows why, keeps the form and reloads the cart [CART-10, CHK-12]', async (code, message, words) => {
    const server = createCheckoutServer();
    server.intercept = ({ operation }) =>
      operation === 'placeOrder' ? fail({ kind: 'rejected', code, message }) : null;
    const { left, actions } = show({
      server,
      cart: makeCheckoutCart({ promoCode: 'VELKOMMEN15', promoCodeCounts: true }),
    });
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('karen@example.com');
    expect(actions.at(-1)).toMatchObject({ type: 'checkout/event/checkoutUpdated' });
    expect(left).toEqual([]);
  });

  it('names a bonus voucher without its prefix [CART-10, CHK-12]', async () => {
    const server = createCheckoutServer();
    server.intercept = ({ operation }) =>
      operation === 'placeOrder' ? fail({ kind: 'rejected', code: 'PromoCodeUsed', message: '' }) : null;
    show({ server, cart: makeCheckoutCart({ promoCode: 'VOYADOVOUCHER_DEMO50', promoCodeCounts: true }) });
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent('The code DEMO50 has already been used');
  });

  it('sends the shown total to the server, so that no other price than the shown one is paid [PAIN-02]', async () => {
    const cart = makeCheckoutCart();
    const server = createCheckoutServer();
    server.intercept = ({ operation }) =>
      operation === 'placeOrder' ? fail({ kind: 'rejected', code: 'PriceChanged', message: '' }) : null;
    const { requestsOf } = show({ server, cart });
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent('The price of your order has just changed.');
    expect(requestsOf('placeOrder')[0]?.variables['checkout']).toMatchObject({
      merchantData: JSON.stringify({ expectedTotalIncVat: cart.summary?.total.selling.incVat }),
    });
  });
});

describe('a balance', () => {
  it('has a row of its own, and the total is what is left to pay [CHK-19]', async () => {
    const plain = makeCheckoutCart();
    if (!plain.summary) throw new Error('The cart has sums.');
    const before = plain.summary.total.selling;
    const due = { ...before, incVat: 12_300, incVatFormatted: '123 kr.' };
    const balance = { pending: 10_000, pendingFormatted: '100 kr.', totalSellingPriceExBalance: before };
    show({
      cart: { ...plain, summary: { ...plain.summary, balance, total: { ...plain.summary.total, selling: due } } },
    });
    const order = screen.getByRole('complementary', { name: 'Order summary' });
    expect(within(order).getByText('−100 kr.')).toBeVisible();
    expect(within(order).getByText('123 kr.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Complete purchase, 123 kr.' })).toBeVisible();
  });
});

describe('an order that gift card and balance pay', () => {
  it.each([
    ['nothing', ''],
    ['an invoice', '18'],
    ["a provider's own form", '30'],
  ])(
    'needs no payment method after %s was chosen, shows that, and goes where the server leads [CART-14, CHK-19]',
    async (_chosen, paymentId) => {
      const server = createCheckoutServer([{ type: 'KLARNA', snippet: klarnaPage }]);
      const { requestsOf, left } = show({ server, cart: makePaidCheckoutCart(), paymentId });
      expect(
        await screen.findByText('There is nothing to pay: your gift card or balance covers the full amount.'),
      ).toBeVisible();
      expect(screen.queryByRole('group', { name: 'Choose payment' })).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: /CPR/ })).not.toBeInTheDocument();
      expect(screen.queryByText('You pay in the next step.')).not.toBeInTheDocument();
      await waitFor(() => expect(requestsOf('createOrUpdateCheckout')).not.toEqual([]));
      await userEvent.click(screen.getByRole('button', { name: 'Complete purchase, 0 kr.' }));
      await waitFor(() => expect(left).toEqual(['https://pay.example/1']));
      expect(requestsOf('placeOrder')[0]?.variables['checkout']).toMatchObject({
        merchantData: JSON.stringify({ expectedTotalIncVat: 0 }),
      });
    },
  );

  it('needs a payment method again as soon as something is to be paid, with the choice that was made [CART-14, CHK-03]', async () => {
    const { become } = show({ cart: makePaidCheckoutCart() });
    await screen.findByText(/There is nothing to pay/);
    become(makeCheckoutCart());
    expect(await screen.findByRole('radio', { name: 'Card', checked: true })).toBeVisible();
    expect(screen.getByText('You pay in the next step.')).toBeVisible();
  });
});

describe("a provider's own form", () => {
  const avarda = () => createCheckoutServer([{ type: 'AVARDA', snippet: avardaPage(avardaPayload) }]);
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Gennemfør hos Avarda' }));
  const state = () => document.getElementById('avarda-checkout')?.dataset['state'];

  it('takes the place of our button, and Avarda goes on for an approved customer [CHK-05, CHK-07, CHK-11]', async () => {
    const { requestsOf } = show({ server: avarda(), paymentId: '30' });
    await press();
    await waitFor(() => expect(state()).toBe('paid'));
    expect(screen.queryByRole('button', { name: /Complete purchase/ })).not.toBeInTheDocument();
    expect(requestsOf('validateOrderCreation')[0]?.variables['checkout']).toEqual({
      email: 'karen@example.com',
      billingAddress: {
        firstName: 'Karen',
        lastName: 'Jensen',
        addressLine1: 'Nørrebrogade 1',
        zip: '2200',
        city: 'København N',
      },
    });
    expect(requestsOf('placeOrder')).toEqual([]);
  });

  it.each([
    [{ isValid: false, message: 'Customer is blacklisted', memberType: null }, /cannot be approved/],
    [{ isValid: false, message: 'Email seems to be invalid', memberType: null }, /email address seems to be invalid/],
    [{ isValid: true, message: null, memberType: 'NO CREDIT - LIMITED' }, /payment options are limited/],
  ])(
    'aborts at Avarda with its text when the validation returns %j [CHK-06, CHK-07, CHK-11]',
    async (validateOrderCreation, words) => {
      const server = avarda();
      server.intercept = ({ operation }) =>
        operation === 'validateOrderCreation' ? ok({ validateOrderCreation }) : null;
      show({ server, paymentId: '30' });
      await press();
      await waitFor(() => expect(state()).toBe('aborted'));
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
    },
  );

  it('aborts at Avarda and goes to the error page when the validation fails [CHK-08]', async () => {
    const server = avarda();
    server.intercept = ({ operation }) =>
      operation === 'validateOrderCreation' ? fail({ kind: 'refused', status: 502 }) : null;
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ server, paymentId: '30' });
    await press();
    expect(await screen.findByText('Error page 502')).toBeVisible();
    expect(JSON.parse(window.sessionStorage.getItem(DRAFT_KEY) ?? '{}')).toMatchObject({
      values: { email: 'karen@example.com' },
    });
    quiet.mockRestore();
  });

  it('waits for the terms, and receives the addresses to lead on to [CHK-03, CHK-11]', async () => {
    const server = createCheckoutServer([{ type: 'KLARNA', snippet: klarnaPage }]);
    const { requestsOf } = show({ server, paymentId: '30', terms: false });
    const terms = screen.getByRole('checkbox', { name: /I accept the/ });
    expect(await screen.findByText(/then you pay here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Betal hos Klarna' })).not.toBeInTheDocument();
    await userEvent.click(terms);
    const pay = await screen.findByRole('button', { name: 'Betal hos Klarna' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(terms);
    expect(pay).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Parcel shop/ }));
    await waitFor(() =>
      expect(requestsOf('createOrUpdateCheckout').at(-1)?.variables['checkout']).toMatchObject({
        shippingId: 2,
        checkoutUrls: { redirectUrl: 'http://localhost/checkout/confirm?kid={payment.uid}&cartid={geins.cartid}' },
      }),
    );
    await userEvent.click(terms);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Betal hos Klarna' })).toBeEnabled());
  });

  it('stays, with what was typed in it, while a field is corrected, and ignores clicks meanwhile [CHK-03, CHK-11]', async () => {
    show({ server: createCheckoutServer([{ type: 'KLARNA', snippet: klarnaPage }]), paymentId: '30' });
    const pay = await screen.findByRole('button', { name: 'Betal hos Klarna' });
    await waitFor(() => expect(pay).toBeEnabled());
    const address = screen.getByRole('textbox', { name: 'Address' });
    fireEvent.change(address, { target: { value: '' } });
    expect(screen.getByRole('button', { name: 'Betal hos Klarna' })).toBe(pay);
    expect(pay).toBeDisabled();
    fireEvent.change(address, { target: { value: 'Nørrebrogade 2' } });
    await waitFor(() => expect(pay).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Betal hos Klarna' })).toBe(pay);
  });
});
