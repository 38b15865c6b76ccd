import type { CommerceGateway } from '@lyng/commerce-client';
import { shopEvent } from '@lyng/feature';
import { TestProviders } from '@lyng/feature/testing';
import { fail, ok } from '@lyng/model';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { CartVouchers as Vouchers } from '../../wire/load-vouchers.ts';
import { shopperSlice } from '../../state/shopper-slice.ts';
import { makeCartVouchers, makeVoucher, makeVoucherCart } from '../../testing/make-cart-vouchers.ts';
import { CartVouchers } from './CartVouchers.tsx';
import type { CartVouchersProps } from './CartVouchers.tsx';

/** The commerce API, which has these vouchers; `null` fails. */
const gatewayOf = (list: Vouchers | null): CommerceGateway => {
  const query = async () => (list ? ok({ getBonusVouchers: list }) : fail({ kind: 'unreachable' }));
  return { query } as unknown as CommerceGateway;
};

interface StoryProps extends Pick<CartVouchersProps, 'place' | 'promo'> {
  readonly isGuest?: boolean;
  readonly list?: Vouchers | null;
  /** The code that the cart has from the start. */
  readonly promoCode?: string;
  readonly counts?: boolean;
}

/** A cart that takes every code. */
const VouchersOfCart = ({
  isGuest = false,
  list = makeCartVouchers(),
  promoCode = '',
  counts = true,
  place,
  promo,
}: StoryProps) => {
  const [code, setCode] = useState(promoCode);
  const [{ store, gateway }] = useState(() => {
    const made = configureStore({ reducer: combineSlices(shopperSlice) });
    made.dispatch(shopEvent('auth/sessionRead')(isGuest ? null : { userId: '8' }));
    return { store: made, gateway: gatewayOf(list) };
  });
  const setPromoCode = (next: string) => {
    promo.setPromoCode(next);
    setCode(next);
  };
  return (
    <TestProviders inStory store={store} gateway={gateway}>
      <div style={{ maxWidth: '32rem' }}>
        <CartVouchers
          place={place}
          market="dk"
          cart={makeVoucherCart({ promoCode: code, promoCodeCounts: counts })}
          promo={{ ...promo, setPromoCode }}
        />
      </div>
    </TestProviders>
  );
};

const meta = {
  title: 'loyalty/CartVouchers',
  component: VouchersOfCart,
  args: { place: 'cart', promo: { rejected: null, setPromoCode: fn() } },
} satisfies Meta<typeof VouchersOfCart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press uses a voucher, another removes it, and the focus stays. */
export const Listed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const use = await canvas.findByRole('button', { name: /Brug bonuschecken på 75/ });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    use.focus();
    await userEvent.keyboard('{Enter}');
    const remove = canvas.getByRole('button', { name: /Fjern bonuschecken på 75/ });
    await expect(remove).toHaveFocus();
    await expect(canvas.getByText('I brug')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('I brug')).not.toBeInTheDocument();
    await expect(args.promo.setPromoCode).toHaveBeenCalledTimes(2);
  },
};

export const Active: Story = { args: { promoCode: makeVoucher().code } };

export const InTheCheckout: Story = { args: { place: 'checkout', promoCode: makeVoucher().code } };

export const BelowMinimum: Story = { args: { list: makeCartVouchers({ amountLeftFormatted: '50\u00A0kr.' }) } };

/** It was used before the cart went below the minimum. */
export const ActiveBelowMinimum: Story = {
  args: {
    promoCode: makeVoucher().code,
    counts: false,
    list: makeCartVouchers({ amountLeftFormatted: '50\u00A0kr.' }),
  },
};

/** A voucher would replace the code that the cart has. */
export const BesideAnotherCode: Story = { args: { promoCode: 'SOMMER10' } };

export const Rejected: Story = {
  args: { promo: { rejected: { promoCode: makeVoucher().code, reason: 'requirements-not-met' }, setPromoCode: fn() } },
};

export const Guest: Story = { args: { isGuest: true } };

/** The vouchers did not load; the cart goes on without them. */
export const NotLoaded: Story = {
  args: { list: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prøv igen' })).toBeVisible();
  },
};

/** Nothing is shown. */
export const NoVouchers: Story = { args: { list: makeCartVouchers({ vouchers: [] }) } };
