import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import { Button } from '../button/Button.tsx';
import { Dialog, SidePanel } from './dialogs.tsx';
import type { SidePanelProps } from './dialogs.tsx';

const Page = (props: Partial<SidePanelProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show bag</Button>
      <SidePanel
        title="Bag"
        footer={<Button fullWidth>Go to checkout</Button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? 'Your bag holds two pairs of boots.'}
      </SidePanel>
    </>
  );
};

const Stacked = () => {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Page footer={<Button onClick={() => setIsConfirming(true)}>Empty the bag</Button>} />
      <Dialog
        open={isConfirming}
        title="Empty the bag?"
        onClose={() => setIsConfirming(false)}
        footer={<Button>Yes</Button>}
      >
        What you have chosen is forgotten.
      </Dialog>
    </>
  );
};

const meta: Meta<typeof SidePanel> = {
  title: 'ui/SidePanel',
  component: SidePanel,
  render: (args) => <Page {...args} />,
};

export default meta;
type Story = StoryObj<typeof SidePanel>;

const open: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Show bag' }));

export const Open: Story = { tags: ['pixels'], play: open };

/** Fills a phone; wide on a laptop. */
export const Overlay: Story = { args: { variant: 'overlay', title: 'Størrelsesguide' }, play: open };

/** From below on a phone, from the side on a laptop. */
export const QuickShop: Story = { args: { variant: 'quick-shop', title: 'Vinga ankelstøvle' }, play: open };

/** A confirmation on top of a panel: Escape and the close button close only the topmost dialog. */
export const WithAQuestionOnTop: Story = {
  render: () => <Stacked />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show bag' }));
    const emptyButton = canvas.getByRole('button', { name: 'Empty the bag' });
    await userEvent.click(emptyButton);
    const confirmation = canvas.getByRole('dialog', { name: 'Empty the bag?' });
    await userEvent.click(within(confirmation).getAllByRole('button')[0] as HTMLElement);
    await expect(canvas.queryByRole('dialog', { name: 'Empty the bag?' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('dialog', { name: 'Bag' })).toBeVisible();
    await expect(emptyButton).toHaveFocus();
  },
};

/** The content scrolls, title and footer stay. */
export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
  play: open,
};

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
