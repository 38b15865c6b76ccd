import { ok } from '@lyng/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCheckoutServer, respondTo } from '../../testing/checkout-server.ts';
import type { CheckoutServer } from '../../testing/checkout-server.ts';
import { makeCheckoutCart } from '../../testing/make-checkout.ts';
import { storeDraft } from '../../testing/in-shop.tsx';
import { renderCheckout } from '../../testing/render-checkout.tsx';

const url = 'http://localhost:4300/payments/local/3f1c2b9a-1d2e-4c3b-8a4f-5e6d7c8b9a0f';

beforeEach(() => {
  window.history.pushState(null, '');
  storeDraft({ message: 'Ring twice' });
});

/** A server whose orders are paid at the local provider. */
const makeServer = (): CheckoutServer => {
  const server = createCheckoutServer();
  server.intercept = respondTo(
    'placeOrder',
    ok({ placeOrder: { orderId: '1001', publicId: 'order-1', status: 'pending-payment', redirectUrl: url } }),
  );
  return server;
};

const show = (server = makeServer()) =>
  renderCheckout({ vouchers: <button type="button">Use voucher</button> }, server);

const frame = () => screen.queryByTitle<HTMLIFrameElement>('Payment form');
const buy = async () => {
  await screen.findByRole('radio', { name: 'Card', checked: true });
  await userEvent.click(screen.getByRole('button', { name: /Go to payment/ }));
  await waitFor(() => expect(frame()).toBeInTheDocument());
};
const send = (step: string) =>
  act(() => {
    const data = { about: 'local-payment', payment: url.split('/').at(-1), step };
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'http://localhost:4300', source: frame()?.contentWindow ?? null }),
    );
  });
const keysOf = ({ requestsOf }: ReturnType<typeof show>) =>
  requestsOf('placeOrder').map(({ idempotencyKey }) => idempotencyKey);

it('[REL-15] a shop without payment methods shows that in their place', async () => {
  show(createCheckoutServer(null));
  expect(await screen.findByText(/It is not possible to pay right now/)).toBeVisible();
  expect(screen.queryByText('Loading payment options')).not.toBeInTheDocument();
});

describe('a payment on the checkout', () => {
  it('replaces the form, beside the order and without its vouchers, without leaving the page [CHK-11]', async () => {
    const { left } = show();
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(within(summary).getByRole('button', { name: 'Use voucher' })).toBeVisible();
    await buy();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    expect(summary).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use voucher' })).not.toBeInTheDocument();
    expect(left).toEqual([]);
  });

  it('goes, once it is settled, to the address of the payment itself: the server knows how it ended [CHK-11]', async () => {
    const { left } = show();
    await buy();
    send('settled');
    expect(left).toEqual([url]);
  });

  it.each([
    ['by the provider', () => send('abandoned')],
    ["by the browser's Back", () => act(() => window.history.back())],
  ])(
    'that is left %s gives the form back as it was, and paying again is a new attempt [CHK-11, CHK-18, PAIN-09, PAIN-18]',
    async (_way, leave) => {
      const checkout = show();
      await buy();
      leave();
      expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('karen@example.com');
      expect(screen.getByRole('textbox', { name: /Message/, hidden: true })).toHaveValue('Ring twice');
      expect(screen.getByRole('checkbox', { name: /I accept the/ })).toBeChecked();
      await waitFor(() => expect(screen.getByRole('button', { name: /Go to payment/ })).toHaveFocus());
      expect(screen.getByText(/^The payment was not completed/)).toBeVisible();
      await buy();
      const [first, second] = keysOf(checkout);
      expect(second).toBeDefined();
      expect(second).not.toBe(first);
    },
  );

  it('is shown again after a reload, without another order [CHK-14, CHK-18]', async () => {
    const checkout = show();
    await buy();
    checkout.unmount();
    show(checkout.server);
    await waitFor(() => expect(frame()).toHaveAttribute('src', `${url}?framed=1`));
    expect(keysOf(checkout)).toHaveLength(1);
  });

  it('stays when another tab has paid and started a new cart [CHK-14, PAIN-17]', async () => {
    const { become } = show();
    await buy();
    become({ cart: makeCheckoutCart({ id: 'new', lines: [], summary: null }) });
    expect(frame()).toBeInTheDocument();
  });
});
