import { useLingui } from '@lingui/react';
import type { PromoRejection } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartProviders } from '../../testing/CartProviders.tsx';
import { cartFailureMessage } from '../cart-failure-messages.ts';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import type { PromoCodeFormProps } from './PromoCodeForm.tsx';

/** The form with the texts that a page has for the failure. */
const Worded = (props: PromoCodeFormProps) => {
  const { i18n } = useLingui();
  return (
    <PromoCodeForm {...props} failureText={props.failure ? i18n._(cartFailureMessage(props.failure)) : undefined} />
  );
};

const meta = {
  title: 'cart/PromoCodeForm',
  component: PromoCodeForm,
  args: { promoCode: '', onPromoCode: fn() },
  render: (args) => <Worded {...args} />,
  decorators: [
    (Story) => (
      <CartProviders>
        <Story />
      </CartProviders>
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

/** Its conditions are not met any more, it has expired, or the order goes to another country. */
export const AppliedWithoutEffect: Story = { args: { promoCode: 'MINUS100', counts: false } };

const rejected = (rejection: PromoRejection, promoCode: string): Story => ({
  args: { failure: { kind: 'promo', rejection, promoCode } },
});

export const Invalid: Story = rejected('invalid', 'NOSUCHCODE');

export const Used: Story = rejected('used', 'ONCE');

export const Expired: Story = rejected('expired', 'LASTYEAR');

export const ConditionsUnmet: Story = rejected('requirements-not-met', 'BIGSPENDER');

export const WrongMarket: Story = rejected('wrong-market', 'SWEDEN');

export const TooOften: Story = rejected('too-often', 'HURRY');

export const VoucherUnknown: Story = rejected('invalid', 'voyadovoucher_123');

export const VoucherUsed: Story = rejected('used', 'voyadovoucher_123');

export const VoucherExpired: Story = rejected('expired', 'voyadovoucher_123');

export const VoucherConditionsUnmet: Story = rejected('requirements-not-met', 'voyadovoucher_123');

export const VoucherWrongMarket: Story = rejected('wrong-market', 'voyadovoucher_123');

export const VoucherNeedsLogin: Story = {
  args: {
    failure: { kind: 'promo', rejection: 'needs-login', promoCode: 'voyadovoucher_123' },
    loginHref: '/?action=login&returnTo=%2Fkurv',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/?action=login&returnTo=%2Fkurv');
    await expect(canvas.getByRole('textbox')).toHaveValue('voyadovoucher_123');
  },
};

const voucherId = '5F2C9A10B7D34E6688AA';

export const VoucherApplied: Story = { args: { promoCode: `VOYADOVOUCHER_${voucherId}` } };

export const Busy: Story = { args: { busy: true } };
