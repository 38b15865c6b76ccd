import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCheckoutCart } from '../../testing/make-checkout.ts';
import { storeDraft } from '../../testing/in-shop.tsx';
import { renderCheckout } from '../../testing/render-checkout.tsx';
import { DRAFT_KEY } from '../use-checkout-draft.ts';

beforeEach(() => window.sessionStorage.clear());

const noCart = makeCheckoutCart({ id: '', lines: [], summary: null });

const email = () => screen.getByRole('textbox', { name: 'Email' });

describe('while the shop is out of reach', () => {
  it('an open checkout keeps its form, shows the outage, and retries on request [CHK-18, CART-15]', async () => {
    const requested: string[] = [];
    const { become } = renderCheckout();
    fireEvent.change(email(), { target: { value: 'karen@example.com' } });
    // The cart during an outage: detached while it is requested again, then unreachable.
    become({ cart: noCart, cartStatus: 'loading' });
    expect(email()).toHaveValue('karen@example.com');
    become({ cart: noCart, cartStatus: 'unreachable', onRetryCart: () => requested.push('cart') });
    expect(screen.getByRole('status')).toHaveTextContent('Your cart and everything you have typed are still here.');
    expect(email()).toHaveValue('karen@example.com');
    expect(screen.getByText('Solveig hvid lædersneaker')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(requested).toEqual(['cart']);
    become({});
    expect(screen.queryByText(/cannot reach the shop/)).not.toBeInTheDocument();
    expect(email()).toHaveValue('karen@example.com');
  });

  it.each([
    ['loading', /^Loading your cart$/],
    ['unreachable', /^We cannot reach the shop right now. Your cart is not lost.$/],
  ] as const)('a checkout whose cart is %s does not show it as empty [CART-15]', (cartStatus, words) => {
    renderCheckout({ cart: noCart, cartStatus });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/nothing to check out/)).not.toBeInTheDocument();
  });

  it('a cart that is known to be empty is shown as empty', () => {
    renderCheckout({ cart: noCart });
    expect(screen.getByRole('heading', { level: 1, name: 'There is nothing to check out yet' })).toBeVisible();
  });

  it('delivery and payment options stay when a new request fails [CHK-18]', async () => {
    storeDraft();
    const { server } = renderCheckout();
    await screen.findByRole('radio', { name: 'Card', checked: true });
    server.intercept = () => ({ ok: false, error: { kind: 'refused', status: 503 } });
    await userEvent.click(screen.getByRole('radio', { name: /Parcel shop/ }));
    expect(await screen.findByText('The delivery options could not be loaded')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Home delivery/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Card', checked: true })).toBeVisible();
    server.intercept = () => null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The delivery options could not be loaded')).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: /Parcel shop/ })).toBeChecked();
  });
});

describe('the draft', () => {
  it('holds no personal number', async () => {
    storeDraft({ paymentId: '18' });
    renderCheckout();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Danish CPR number' }), {
      target: { value: '070761-4285' },
    });
    fireEvent.change(email(), { target: { value: 'karen@example.comx' } });
    await waitFor(() => expect(window.sessionStorage.getItem(DRAFT_KEY)).toContain('karen@example.comx'));
    expect(window.sessionStorage.getItem(DRAFT_KEY)).not.toContain('4285');
    expect(window.localStorage).toHaveLength(0);
  });
});
