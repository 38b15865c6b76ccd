import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  args: {
    text: 'Kept for 30 days on this device',
    children: (control) => (
      <Button variant="secondary" {...control}>
        Save
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-8)', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

/** Shown on keyboard focus; Escape hides it, the focus stays. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The pointer may move onto the words. */
export const ByPointer: Story = {
  args: { text: 'The lowest price of the last 30 days before the sale began, as the law asks us to say it' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.hover(canvas.getByRole('tooltip'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
