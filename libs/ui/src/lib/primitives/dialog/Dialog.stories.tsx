import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Dialog } from './dialogs.tsx';
import type { DialogProps } from './dialogs.tsx';

const Page = (props: Partial<DialogProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show bag</Button>
      <Dialog
        title="Bag"
        footer={<Button fullWidth>Go to checkout</Button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? 'Your bag holds two pairs of boots.'}
      </Dialog>
    </>
  );
};

const meta: Meta<typeof Dialog> = { title: 'ui/Dialog', component: Dialog, render: (args) => <Page {...args} /> };

export default meta;
type Story = StoryObj<typeof Dialog>;

const open: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Show bag' }));

export const Open: Story = { play: open };

/** Opens by its button, traps the focus, and returns it. */
export const OpenedAndClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show bag' });
    await userEvent.click(opener);
    const panel = canvas.getByRole('dialog', { name: 'Bag' });
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(panel).getAllByRole('button')[0] as HTMLElement);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};
