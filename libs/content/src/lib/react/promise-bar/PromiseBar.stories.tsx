import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromiseBar } from './PromiseBar.tsx';

const meta = {
  title: 'content/PromiseBar',
  component: PromiseBar,
  args: { freeShippingFrom: '499 kr.', returnDays: 14 },
} satisfies Meta<typeof PromiseBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Laptop: Story = {};

export const Finnish: Story = { globals: { language: 'fi' }, args: { freeShippingFrom: '49,90 €' } };
