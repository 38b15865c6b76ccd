import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyMenu } from '../testing/story-menu.ts';
import type { MenuItem } from './menu-item.ts';
import { MegaMenu } from './MegaMenu.tsx';

const meta = {
  title: 'ui/MegaMenu',
  component: MegaMenu,
  args: { label: 'Categories', items: storyMenu, allLabel: ({ label }: MenuItem) => `All for ${label.toLowerCase()}` },
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opens without script: the browser does it. */
export const Open: Story = {
  tags: ['pixels'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Women' }));
    await expect(canvas.getByRole('link', { name: 'All for women' })).toBeVisible();
  },
};
