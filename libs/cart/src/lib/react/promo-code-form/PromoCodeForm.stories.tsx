import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PromoRefusal } from '../../core/promo-refusal.ts';
import { CartStage } from '../../testing/CartStage.tsx';
import { PromoCodeForm } from './PromoCodeForm.tsx';

const meta = {
  title: 'cart/PromoCodeForm',
  component: PromoCodeForm,
  args: { promoCode: '', onPromoCode: fn() },
  decorators: [
    (Story) => (
      <CartStage>
        <Story />
      </CartStage>
    ),
  ],
} satisfies Meta<typeof PromoCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' WELCOME15 {Enter}');
    await expect(args.onPromoCode).toHaveBeenCalledWith('WELCOME15');
  },
};

export const Applied: Story = { args: { promoCode: 'WELCOME15' } };

const refused = (refusal: PromoRefusal, promoCode: string): Story => ({ args: { failure: { kind: 'promo', refusal, promoCode } } });

export const Invalid: Story = refused('invalid', 'NOSUCHCODE');

export const Used: Story = refused('used', 'ONCE');

export const Expired: Story = refused('expired', 'LASTYEAR');

export const ConditionsUnmet: Story = refused('requirements-not-met', 'BIGSPENDER');

export const WrongMarket: Story = refused('wrong-market', 'SWEDEN');

export const TooOften: Story = refused('too-often', 'HURRY');

export const VoucherUnknown: Story = refused('invalid', 'voyadovoucher_123');

export const VoucherUsed: Story = refused('used', 'voyadovoucher_123');

export const VoucherExpired: Story = refused('expired', 'voyadovoucher_123');

export const VoucherConditionsUnmet: Story = refused('requirements-not-met', 'voyadovoucher_123');

export const VoucherWrongMarket: Story = refused('wrong-market', 'voyadovoucher_123');

export const VoucherNeedsLogin: Story = {
  args: { failure: { kind: 'promo', refusal: 'needs-login', promoCode: 'voyadovoucher_123' }, loginHref: '/?action=login&returnTo=%2Fkurv' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/?action=login&returnTo=%2Fkurv');
    await expect(canvas.getByRole('textbox')).toHaveValue('voyadovoucher_123');
  },
};

const voucherId = '5F2C9A10B7D34E6688AA';

export const VoucherApplied: Story = { args: { promoCode: `VOYADOVOUCHER_${voucherId}` } };

export const Busy: Story = { args: { busy: true } };
