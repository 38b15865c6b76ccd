import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalancePage } from './BalancePage.tsx';

const meta = {
  title: 'account/BalancePage',
  component: BalancePage,
  args: { balance: { hereFormatted: '250 kr.', elsewhere: [] } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BalancePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const InOtherCountriesToo: Story = {
  args: { balance: { hereFormatted: '0 kr.', elsewhere: ['120 kr', '15,00 €'] } },
};
