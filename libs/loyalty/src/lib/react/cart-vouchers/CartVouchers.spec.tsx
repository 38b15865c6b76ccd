import type { CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { shopEvent } from '@lyng/feature';
import type { SessionUser } from '@lyng/feature';
import { TestProviders } from '@lyng/feature/testing';
import { makeCart, makePrice } from '@lyng/model/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopperSlice } from '../../state/shopper-slice.ts';
import { makeVoucherCart } from '../../testing/make-cart-vouchers.ts';
import { CartVouchers } from './CartVouchers.tsx';
import type { CartVouchersProps } from './CartVouchers.tsx';

const code = 'VOYADOVOUCHER_8F0C';
const wire = {
  vouchers: [
    { code, amountFormatted: '75 kr.', expiresAt: '2027-10-01T10:00:00.000Z', status: 'AVAILABLE' },
    { code: 'VOYADOVOUCHER_OLD', amountFormatted: '10 kr.', expiresAt: '2026-01-01T10:00:00.000Z', status: 'EXPIRED' },
  ],
  minimumPurchaseFormatted: '199 kr.',
  amountLeftFormatted: null,
};
const nothing = { rejected: null, setPromoCode: () => undefined };
const member: SessionUser = { userId: '8' };

type Respond = (args: { readonly cartId: string; readonly marketId: string }) => unknown;

/** Shows the vouchers of a tab in which that user is logged in; `undefined` before the session has been read. */
function show(
  user: SessionUser | null | undefined,
  { gateway, ...props }: Partial<CartVouchersProps> & { readonly gateway?: CommerceGateway } = {},
) {
  const store = configureStore({ reducer: combineSlices(shopperSlice) });
  if (user !== undefined) store.dispatch(shopEvent('auth/sessionRead')(user));
  const all: CartVouchersProps = { place: 'cart', market: 'dk', cart: makeVoucherCart(), promo: nothing, ...props };
  const page = (more: Partial<CartVouchersProps>) => (
    <TestProviders store={store} gateway={gateway ?? schemaGateway({ getBonusVouchers: wire })}>
      <CartVouchers {...all} {...more} />
    </TestProviders>
  );
  const { container, rerender } = render(page({}));
  return { container, store, change: (more: Partial<CartVouchersProps>) => rerender(page(more)) };
}

const use = () => screen.findByRole('button', { name: 'Use the bonus voucher of 75 kr.' });

describe('the bonus vouchers of a cart', () => {
  it.each([
    ['cart', '/?action=login&returnTo=%2Fcart'],
    ['checkout', '/?action=login&returnTo=%2Fkassen'],
  ] as const)('lead a guest to the login and back to the %s [LOY-09]', (place, href) => {
    show(null, { place });
    const link = screen.getByRole('link', { name: 'Log in to use your bonus vouchers' });
    expect(link).toHaveAttribute('href', href);
  });

  it('show nothing until it is known who is logged in', () => {
    expect(show(undefined).container).toBeEmptyDOMElement();
  });

  it('show nothing to a customer who has none that can be used [LOY-09]', async () => {
    const gateway = schemaGateway({ getBonusVouchers: { ...wire, vouchers: wire.vouchers.slice(1) } });
    const responses: Promise<unknown>[] = [];
    const query: CommerceGateway['query'] = (...request) => {
      const response = gateway.query(...request);
      responses.push(response);
      return response;
    };
    const { container } = show(member, { gateway: { ...gateway, query } });
    await act(() => Promise.all(responses));
    expect(responses).toHaveLength(1);
    expect(container).toBeEmptyDOMElement();
  });

  it('list what can be used, with value, end and minimum in the server’s texts, and use it with one press [LOY-09]', async () => {
    const setPromoCode = jest.fn();
    show(member, { promo: { rejected: null, setPromoCode } });
    const button = await use();
    const [row, ...more] = screen.getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(row).toHaveTextContent('75 kr.');
    expect(row).toHaveTextContent('Valid until 1. oktober 2027');
    expect(screen.getByText('For purchases of at least 199 kr.')).toBeVisible();
    await userEvent.click(button);
    expect(setPromoCode.mock.calls).toEqual([[code]]);
  });

  it('remove the one that is in use with one press, and keep the focus where it is [LOY-09]', async () => {
    const setPromoCode = jest.fn();
    const { change } = show(member, { promo: { rejected: null, setPromoCode } });
    (await use()).focus();
    await userEvent.keyboard('{Enter}');
    change({ cart: makeVoucherCart({ promoCode: code, promoCodeCounts: true }) });
    expect(screen.getByText('In use')).toBeVisible();
    const remove = screen.getByRole('button', { name: 'Remove the bonus voucher of 75 kr.' });
    expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(setPromoCode.mock.calls).toEqual([[code], ['']]);
  });

  it('show what a cart below the minimum lacks, in place of the button [CHK-15, LOY-09]', async () => {
    const gateway = schemaGateway({ getBonusVouchers: { ...wire, amountLeftFormatted: '50 kr.' } });
    show(member, { gateway });
    expect(await screen.findByText('Add goods for 50 kr. to use one')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are requested again for the cart and market that they are for, when its goods change [LOY-09]', async () => {
    const respond = jest.fn<unknown, Parameters<Respond>>(({ marketId }) =>
      marketId === 'se' ? { ...wire, amountLeftFormatted: '50 kr' } : wire,
    );
    const { change } = show(member, { gateway: schemaGateway({ getBonusVouchers: respond }) });
    await use();
    const summary = { ...makeCart().summary, subTotal: makePrice(14_900) };
    change({ market: 'se', cart: makeVoucherCart({ summary }) });
    expect(await screen.findByText('Add goods for 50 kr to use one')).toBeVisible();
    expect(respond.mock.calls.map(([{ cartId, marketId }]) => [cartId, marketId])).toEqual([
      ['cart-1', 'dk'],
      ['cart-1', 'se'],
    ]);
  });

  it('show why one in the cart does not count', async () => {
    const gateway = schemaGateway({ getBonusVouchers: { ...wire, amountLeftFormatted: '50 kr.' } });
    show(member, { gateway, cart: makeVoucherCart({ promoCode: code }) });
    expect(await screen.findByText('Add goods for 50 kr., and it counts again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove the bonus voucher of 75 kr.' })).toBeVisible();
  });

  it('show why the server rejected one, beside it [LOY-09]', async () => {
    const promo = { rejected: { promoCode: code, reason: 'requirements-not-met' } as const, setPromoCode: jest.fn() };
    show(member, { promo });
    const row = (await use()).closest('li');
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart is not large enough for this voucher yet.');
    expect(row).toContainElement(screen.getByRole('alert'));
  });

  it('name the code that a voucher replaces', async () => {
    show(member, { cart: makeVoucherCart({ promoCode: 'SUMMER10', promoCodeCounts: true }) });
    expect(await screen.findByText('A voucher replaces the code SUMMER10 in your cart.')).toBeVisible();
  });

  it('load again after a failure, without the cart noticing [LOY-09]', async () => {
    const accepting = schemaGateway({ getBonusVouchers: wire });
    const failing = failingGateway({ kind: 'unreachable' });
    const query = jest
      .fn<Promise<unknown>, Parameters<CommerceGateway['query']>>()
      .mockImplementationOnce(failing.query)
      .mockRejectedValueOnce(new Error('The chunk is lost.'))
      .mockImplementation(accepting.query);
    show(member, { gateway: { ...accepting, query: query as CommerceGateway['query'] } });
    expect(await screen.findByText('Your bonus vouchers could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(query).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await use()).toBeVisible();
  });

  it('belong to one customer: another login shows none of them', async () => {
    const { store, container } = show(member);
    await use();
    const sessionChanged = shopEvent('auth/event/sessionChanged');
    await waitFor(() => store.dispatch(sessionChanged({ reason: 'logout', user: null })));
    expect(await screen.findByRole('link', { name: 'Log in to use your bonus vouchers' })).toBeVisible();
    expect(container).not.toHaveTextContent('75 kr.');
  });

  it('are read out in the checkout after a press, with the server’s total', async () => {
    const { change } = show(member, { place: 'checkout' });
    const status = await screen.findByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.click(await use());
    change({ cart: makeVoucherCart({ promoCode: code, promoCodeCounts: true }) });
    const { incVatFormatted } = makeCart().summary.total.selling;
    expect(status).toHaveTextContent(
      `The bonus voucher of 75 kr. is used. Total: ${incVatFormatted}`.replace('\u00A0', ' '),
    );
  });
});
