import type { Meta, StoryObj } from '@storybook/react-vite';

import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'ui/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, hrefOfPage: (page: number) => `#page-${page}`, label: 'Pages' },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = { tags: ['pixels'] };

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Two: Story = { args: { page: 1, pages: 2 } };
