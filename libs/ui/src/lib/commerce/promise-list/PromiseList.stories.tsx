import type { Meta, StoryObj } from '@storybook/react-vite';

import { PromiseList } from './PromiseList.tsx';

const meta = {
  title: 'ui/PromiseList',
  component: PromiseList,
  args: { freeShippingFrom: '499 kr.', returnDays: 14 },
} satisfies Meta<typeof PromiseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
