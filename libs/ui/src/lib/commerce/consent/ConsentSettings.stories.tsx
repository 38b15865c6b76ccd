import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ConsentSettings } from './ConsentSettings.tsx';

const meta = {
  title: 'ui/ConsentSettings',
  component: ConsentSettings,
  args: {
    open: true,
    title: 'Cookie settings',
    intro: 'Choose what we may use cookies for.',
    purposes: [
      {
        name: 'necessary',
        title: 'Necessary',
        text: 'Without these the shop does not work.',
        allowed: true,
        required: true,
        itemsTitle: 'See what is stored',
        items: [
          { names: ['cart'], text: 'Remembers what is in your cart.', lifetime: 'Cookie, 365 days' },
          { names: ['login', 'login-refresh'], text: 'Keeps you logged in.', lifetime: 'Cookie, 7 days' },
        ],
      },
      {
        name: 'statistics',
        title: 'Statistics',
        text: 'Shows us which pages are used.',
        allowed: false,
        itemsTitle: 'Nothing is stored.',
        items: [],
      },
      {
        name: 'marketing',
        title: 'Marketing',
        text: 'Lets us show you offers that fit.',
        allowed: true,
        itemsTitle: 'See what is stored',
        items: [{ names: ['engage-id'], text: 'Tells us who you are.', lifetime: 'Cookie, 365 days' }],
      },
    ],
    labels: { save: 'Save my choice', acceptAll: 'Accept all', reject: 'Only necessary' },
    onSave: fn(),
    onAcceptAll: fn(),
    onReject: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConsentSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Necessary purposes cannot be turned off; the others are saved as ticked. */
export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Statistics' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marketing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onSave).toHaveBeenCalledWith(['necessary', 'statistics']);
  },
};

export const Rejected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Only necessary' }));
    await expect(args.onReject).toHaveBeenCalledTimes(1);
  },
};

export const WithList: Story = {
  play: async ({ canvas, userEvent }) => {
    const [summary] = canvas.getAllByText('See what is stored');
    if (summary) await userEvent.click(summary);
    await expect(canvas.getByText('login, login-refresh').closest('details')).toHaveAttribute('open');
  },
};

export const AllowedEverything: Story = {
  args: { purposes: meta.args.purposes.map((purpose) => ({ ...purpose, allowed: true })) },
};
