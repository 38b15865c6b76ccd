import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullCart, oneLineCart } from '../../testing/story-carts.ts';
import { FreeShippingBar } from './FreeShippingBar.tsx';

const meta = {
  title: 'cart/FreeShippingBar',
  component: FreeShippingBar,
  args: { summary: oneLineCart.summary, vatIncluded: true },
} satisfies Meta<typeof FreeShippingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeWayToGo: Story = {};

export const WithoutVat: Story = { args: { vatIncluded: false } };

export const Reached: Story = { args: { summary: fullCart.summary } };

export const Busy: Story = { args: { busy: true } };
