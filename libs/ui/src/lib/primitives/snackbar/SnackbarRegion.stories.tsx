import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { Dialog } from '../dialog/dialogs.tsx';
import type { SnackbarMessage } from './snackbar-message.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';

const meta = {
  title: 'ui/SnackbarRegion',
  component: SnackbarRegion,
  args: {
    snackbars: [{ id: '1', persistent: true, message: 'The boots are in your bag', tone: 'success' }],
    onDismiss: fn(),
  },
} satisfies Meta<typeof SnackbarRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('The boots are in your bag');
    await userEvent.click(within(screen.getByRole('status')).getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const WithAction: Story = {
  args: {
    snackbars: [
      { id: '1', persistent: true, message: 'Removed from your bag', action: { label: 'Undo', onPress: fn() } },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const Failure: Story = {
  args: {
    snackbars: [{ id: '1', persistent: true, message: 'Your bag could not be changed. Try again.', tone: 'danger' }],
  },
};

export const Persistent: Story = {
  args: {
    snackbars: [{ id: '1', persistent: true, message: 'You are offline', placement: 'top' }],
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const Several: Story = {
  args: {
    snackbars: [
      { id: '1', persistent: true, message: 'The boots are in your bag', tone: 'success' },
      { id: '2', persistent: true, message: 'Saved as favourite' },
    ],
  },
};

export const WithLink: Story = {
  args: {
    snackbars: [
      {
        id: '1',
        persistent: true,
        message: 'The boots are in your bag',
        tone: 'success',
        action: { label: 'Show bag', href: '#bag' },
      },
    ],
  },
};

/** Three at once; the fourth waits. */
export const Crowd: Story = {
  args: { snackbars: ['One', 'Two', 'Three', 'Four'].map((message) => ({ id: message, persistent: true, message })) },
};

type Places = readonly NonNullable<SnackbarMessage['placement']>[];

const at = (...places: Places): readonly SnackbarMessage[] =>
  places.map((placement) => ({ id: placement, persistent: true, message: placement, placement }));

export const AtTheTop: Story = {
  args: { snackbars: at('top-left', 'top', 'top-right') },
  parameters: { layout: 'fullscreen' },
};

export const AtTheBottom: Story = {
  args: { snackbars: at('bottom-left', 'bottom', 'bottom-right') },
  parameters: { layout: 'fullscreen' },
};

/** Above an open dialog, and reachable there: the platform makes everything outside the dialog inert. */
export const OverADialog: Story = {
  args: {
    snackbars: [
      { id: '1', persistent: true, message: 'Removed from your bag', action: { label: 'Undo', onPress: fn() } },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Dialog open title="Bag" onClose={() => undefined}>
          Your bag holds two pairs of boots.
        </Dialog>
        {<Story />}
      </>
    ),
  ],
  play: async ({ args, userEvent }) => {
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const { x, y, width, height } = undo.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')).toBe(undo);
    undo.focus();
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const Empty: Story = { args: { snackbars: [] } };
