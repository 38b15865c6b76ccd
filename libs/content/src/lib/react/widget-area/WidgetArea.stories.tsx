import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeWidgets } from '../../testing/make-content.ts';
import { StoryProducts } from '../../testing/StoryProducts.tsx';
import { MoreWidget } from '../more-widgets/MoreWidget.tsx';
import { WidgetArea } from './WidgetArea.tsx';

const meta = {
  title: 'content/WidgetArea',
  component: WidgetArea,
  args: {
    widgets: makeWidgets(),
    renderProducts: ({ heading }) => <StoryProducts heading={heading} />,
    renderMore: (widget) => <MoreWidget widget={widget} />,
  },
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

export const Images: Story = only('Image');

export const Buttons: Story = only('Buttons');

export const Video: Story = only('Video');

export const Faq: Story = only('Faq');

export const Facts: Story = only('Facts');
