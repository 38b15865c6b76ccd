import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const Invalid: Story = { args: { failure: { kind: 'promo-invalid' } } };

export const ConditionsUnmet: Story = { args: { failure: { kind: 'promo-requirements-not-met' } } };

export const Busy: Story = { args: { busy: true } };
