import type { Meta, StoryObj } from '@storybook/react-vite';

import { LinkTabs } from './LinkTabs.tsx';

const meta = {
  title: 'ui/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Search results',
    tabs: [
      { href: '#products', label: 'Products', count: '1.312', current: true },
      { href: '#articles', label: 'Articles', count: '4' },
    ],
  },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SearchResults: Story = {};

export const WithoutCounts: Story = {
  args: {
    tabs: ['Profile', 'Orders', 'Reviews', 'Settings'].map((label) => ({
      href: `#${label}`,
      label,
      current: label === 'Orders',
    })),
  },
};
