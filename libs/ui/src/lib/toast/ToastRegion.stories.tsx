import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'ui/ToastRegion',
  component: ToastRegion,
  args: { toasts: [{ id: '1', message: 'The boots are in your bag', tone: 'success' }], onDismiss: fn(), durationMs: 600_000 },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The boots are in your bag');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const WithAction: Story = {
  args: { toasts: [{ id: '1', message: 'Removed from your bag', action: <Button variant="quiet">Undo</Button> }] },
};

export const Failure: Story = { args: { toasts: [{ id: '1', message: 'Your bag could not be changed. Try again.', tone: 'danger' }] } };

export const Several: Story = {
  args: {
    toasts: [
      { id: '1', message: 'The boots are in your bag', tone: 'success' },
      { id: '2', message: 'Saved as favourite' },
    ],
  },
};

export const AtTheBottom: Story = { args: { placement: 'bottom' } };

export const Empty: Story = { args: { toasts: [] } };
