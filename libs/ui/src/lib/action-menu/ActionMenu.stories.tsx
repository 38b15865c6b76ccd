import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { ActionMenu } from './ActionMenu.tsx';

const signOut = fn();

const meta = {
  title: 'ui/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'My account',
    items: [
      { id: 'orders', label: 'Orders', href: '#orders' },
      { id: 'profile', label: 'Profile', href: '#profile' },
      { id: 'sign-out', label: 'Sign out', onSelect: signOut },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const open: NonNullable<Story['play']> = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button'));

/** The present order carries the sign. */
export const Sorting: Story = {
  args: {
    label: 'Sort: newest first',
    items: ['Most popular', 'Newest first', 'Price, low to high', 'Price, high to low'].map((label, index) => ({
      id: label,
      label,
      href: `#${label}`,
      current: index === 1,
    })),
  },
  play: open,
};

/** Turns to the side where there is room. */
export const SignAtTheEnd: Story = {
  args: { icon: 'user' },
  decorators: [
    (Story) => (
      <div style={{ textAlign: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: open,
};

/** Opens with the arrow key, closes on Escape and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalled();
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus());
  },
};
