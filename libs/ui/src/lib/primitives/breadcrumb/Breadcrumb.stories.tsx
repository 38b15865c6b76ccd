import type { Meta, StoryObj } from '@storybook/react-vite';

import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'ui/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Women', href: '#women' },
      { label: 'Shoes', href: '#shoes' },
      { label: 'Ankle boots' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {};

/** Scrolls sideways instead of wrapping. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: '12rem' }}>{<Story />}</div>],
};
