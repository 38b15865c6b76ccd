import type { CheckoutCart } from '@lyng/model';
import { fail, ok } from '@lyng/model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from 'react';
import type { ReactNode } from 'react';
import type { CheckoutValues } from '../../core/checkout-values.ts';
import { createCheckoutServer, respondTo } from '../../testing/checkout-server.ts';
import type { CheckoutServer } from '../../testing/checkout-server.ts';
import { makeCheckoutCart, makePaidCheckoutCart } from '../../testing/make-checkout.ts';
import { avardaPage, avardaPayload, klarnaPage } from '../../testing/provider-pages.ts';
import { storeDraft } from '../../testing/in-shop.tsx';
import { renderCheckout } from '../../testing/render-checkout.tsx';
import { DRAFT_KEY } from '../use-checkout-draft.ts';

beforeEach(() => window.sessionStorage.clear());

class ErrorPage extends Component<{ readonly children?: ReactNode }, { status: number }> {
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
  readonly customer?: Partial<CheckoutValues>;
}

/** A checkout in which everything is filled in already. */
function show({
  server = createCheckoutServer(),
  cart = makeCheckoutCart(),
  paymentId = '23',
  minimum = 5000,
  terms = true,
  customer = {},
}: Scene) {
  storeDraft({ paymentId, terms, ...customer }, cart.id);
  return renderCheckout({ cart, minimumOrder: { value: minimum, currency: 'DKK' } }, server, ErrorPage);
}

const buy = async () => {
  await screen.findByRole('radio', { name: 'Card' });
  await userEvent.click(screen.getByRole('button', { name: /Go to payment/ }));
};

describe('the minimum order value', () => {
  const business = { customerType: 'ORGANIZATION', company: 'Lyng', organisationId: '13585628' } as const;

  it.each([
    [{}, /^Buy for 3\.802\skr\. more to place an order$/],
    [business, /^Buy for 3\.802\skr\. incl\. VAT more to place an order$/],
  ])(
    '[SHOP-14] is shown with what is missing, and the button waits for more goods [CHK-04] [BUG-1]',
    async (...row) => {
      const [customer, text] = row;
      const { requestsOf, left } = show({ minimum: 500_000, customer });
      await screen.findByRole('radio', { name: 'Card' });
      const button = screen.getByRole('button', { name: /Go to payment/ });
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(text);
      fireEvent.submit(button.closest('form') as HTMLFormElement);
      expect(await screen.findByRole('status')).toHaveTextContent('below the minimum order value');
      expect(requestsOf('validateOrderCreation')).toEqual([]);
      expect(left).toEqual([]);
    },
  );

  it('is not shown for an order that reaches it [CHK-04]', async () => {
    const subtotal = makeCheckoutCart().summary?.subTotal.selling.incVat ?? 0;
    show({ minimum: subtotal });
    await screen.findByRole('radio', { name: 'Card' });
    expect(screen.queryByText(/more to place an order/)).not.toBeInTheDocument();
  });
});

describe('a rejected order', () => {
  it.each([
    ['InsufficientStock', 'VELKOMMEN15', /Something in your cart has just sold out. Review your cart/],
    ['PromoCodeUsed', 'VOYADOVOUCHER_DEMO50', /The code DEMO50 has already been used and does not count any more/],
  ])('for %s shows why, keeps the form and reloads the cart [CART-10, CHK-12]', async (code, promoCode, words) => {
    const server = createCheckoutServer();
    server.intercept = respondTo('placeOrder', fail({ kind: 'rejected', code, message: '' }));
    const { left, actions } = show({ server, cart: makeCheckoutCart({ promoCode, promoCodeCounts: true }) });
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('karen@example.com');
    expect(actions.at(-1)).toMatchObject({ type: 'checkout/event/checkoutUpdated' });
    expect(left).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: /Go to payment/ })).not.toHaveAttribute('aria-busy'));
  });

  it('sends the shown total to the server, so that no other price than the shown one is paid [PAIN-02]', async () => {
    const cart = makeCheckoutCart();
    const server = createCheckoutServer();
    server.intercept = respondTo('placeOrder', fail({ kind: 'rejected', code: 'PriceChanged', message: '' }));
    const { requestsOf } = show({ server, cart });
    await buy();
    expect(await screen.findByRole('alert')).toHaveTextContent('The price of your order has just changed.');
    expect(requestsOf('placeOrder')[0]?.variables['checkout']).toMatchObject({
      merchantData: JSON.stringify({ expectedTotalIncVat: cart.summary?.total.selling.incVat }),
    });
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
    become({ cart: makeCheckoutCart() });
    expect(await screen.findByRole('radio', { name: 'Card', checked: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Go to payment, / })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Invoice' }));
    expect(screen.getByRole('button', { name: /^Complete purchase, / })).toBeVisible();
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
    expect(screen.queryByRole('button', { name: /Go to payment/ })).not.toBeInTheDocument();
    expect(requestsOf('validateOrderCreation')[0]?.variables['checkout']).toMatchObject({ email: 'karen@example.com' });
    expect(requestsOf('placeOrder')).toEqual([]);
  });

  it.each([
    [{ isValid: false, message: 'Customer is blacklisted', memberType: null }, /cannot be approved/],
    [{ isValid: true, message: null, memberType: 'NO CREDIT - LIMITED' }, /payment options are limited/],
  ])(
    'aborts at Avarda with its text when the validation returns %j [CHK-06, CHK-07, CHK-11]',
    async (validateOrderCreation, words) => {
      const server = avarda();
      server.intercept = respondTo('validateOrderCreation', ok({ validateOrderCreation }));
      show({ server, paymentId: '30' });
      await press();
      await waitFor(() => expect(state()).toBe('aborted'));
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
    },
  );

  it.each([
    ['our button', '23', buy],
    ['Avarda', '30', press],
  ])(
    '%s leads to the error page when the validation fails, and keeps the form [CHK-08]',
    async (_name, paymentId, pay) => {
      const server = avarda();
      server.intercept = respondTo('validateOrderCreation', fail({ kind: 'refused', status: 502 }));
      const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      show({ server, paymentId });
      await pay();
      expect(await screen.findByText('Error page 502')).toBeVisible();
      expect(window.sessionStorage.getItem(DRAFT_KEY)).toContain('karen@example.com');
      quiet.mockRestore();
    },
  );

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
