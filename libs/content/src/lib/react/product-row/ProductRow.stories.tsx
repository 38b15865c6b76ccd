import { CurrentApp } from '@lyng/feature';
import type { SlotRegistry } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeWidgets } from '../../testing/make-content.ts';
import { StoryProducts } from '../../testing/StoryProducts.tsx';
import { ProductRow } from './ProductRow.tsx';

const [widget] = makeWidgets().filter((each) => each.type === 'Products');
if (!widget) throw new Error('@lyng/content: the widgets of the stories have no row of products.');

const meta = {
  title: 'content/ProductRow',
  component: ProductRow,
  args: { widget, products: [] },
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots: SlotRegistry = {
  load: async () => undefined,
  get: (name) => (name === 'content:products' ? StoryProducts : null) as never,
};

/** Another feature renders the cards. */
export const WithCards: Story = {
  decorators: [
    (Story) => (
      <CurrentApp value={createTestApp({ slots })}>
        <Story />
      </CurrentApp>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(widget.heading)).toBeInTheDocument();
  },
};
