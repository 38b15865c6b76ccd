import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeWidgets } from '../../testing/make-content.ts';
import { StoryProducts } from '../../testing/StoryProducts.tsx';
import { WidgetArea } from './WidgetArea.tsx';

const meta = {
  title: 'content/WidgetArea',
  component: WidgetArea,
  args: { widgets: makeWidgets(), renderProducts: ({ heading }) => <StoryProducts heading={heading} /> },
} satisfies Meta<typeof WidgetArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryWidget: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const only = (type: string): Story => ({ args: { widgets: makeWidgets().filter((widget) => widget.type === type) } });

export const Hero: Story = only('Hero');

export const Usps: Story = only('Usps');

export const Tiles: Story = only('Tiles');

export const Banners: Story = only('Banner');

export const Text: Story = only('Text');
