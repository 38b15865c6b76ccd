import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Gallery } from './Gallery.tsx';

const makeImages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    fileName: `ankle-boot-${index + 1}.jpg`,
    alt: `Ankle boot, picture ${index + 1}`,
  }));

const meta = {
  title: 'ui/Gallery',
  component: Gallery,
  args: { label: 'Product images', images: makeImages(3) },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { tags: ['pixels'] };

export const Four: Story = { args: { images: makeImages(4) } };

export const One: Story = { args: { images: makeImages(1) } };

/** A press on an image opens it in full screen. */
export const Enlarged: Story = {
  args: { images: makeImages(5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('link')[1] as HTMLElement);
    const dialog = canvas.getByRole('dialog', { name: 'Product images' });
    await waitFor(() => expect(dialog).toHaveTextContent('2 / 5'));
  },
};

export const EnlargedFromOne: Story = {
  args: { images: makeImages(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const scaleOf = (dialog: HTMLElement) => (dialog.querySelector('img') as HTMLElement).getBoundingClientRect().width;

/** Opened, zoomed, moved, turned and closed by keys alone; the focus returns to the image. */
export const ByKeyboard: Story = {
  args: { images: makeImages(5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // The zoom code loads after the frame.
    await waitFor(() => expect(dialog).toHaveTextContent('1 / 5'));
    const fitted = scaleOf(dialog);
    await userEvent.keyboard('++');
    await waitFor(() => expect(scaleOf(dialog)).toBeGreaterThan(2 * fitted));
    await userEvent.keyboard('{ArrowRight}---');
    await waitFor(() => expect(scaleOf(dialog)).toBeCloseTo(fitted));
    await expect(dialog).toHaveTextContent('1 / 5');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dialog).toHaveTextContent('5 / 5');
    await userEvent.click(within(dialog).getByRole('button', { name: /luk/i }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
