import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyMenu } from '../testing/story-menu.ts';
import type { MenuItem } from './menu-item.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileMenuItems } from './MobileMenuItems.tsx';

const meta = {
  title: 'ui/MobileMenu',
  component: MobileMenu,
  args: {
    id: 'menu',
    title: 'Menu',
    children: (
      <MobileMenuItems
        items={storyMenu}
        allLabel={({ label }: MenuItem) => `All for ${label.toLowerCase()}`}
        footer={<a href="#help">Help</a>}
      />
    ),
  },
  decorators: [
    (Story) => (
      <>
        <button type="button" popoverTarget="menu">
          Show menu
        </button>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens without script: the browser does it. */
export const Open: Story = {
  tags: ['pixels'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show menu' }));
    await userEvent.click(canvas.getByText('Women'));
    await expect(canvas.getByRole('link', { name: 'All for women' })).toBeVisible();
  },
};
