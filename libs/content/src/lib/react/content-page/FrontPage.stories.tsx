import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeContentPage, makeWidgets } from '../../testing/make-content.ts';
import { StoryProducts } from '../../testing/StoryProducts.tsx';
import { MoreWidget } from '../more-widgets/MoreWidget.tsx';
import { FrontPage } from './FrontPage.tsx';

const meta = {
  title: 'content/FrontPage',
  component: FrontPage,
  args: {
    page: makeContentPage({ title: 'Lyng', widgets: makeWidgets().slice(0, 7) }),
    renderMore: (widget) => <MoreWidget widget={widget} />,
    renderProducts: ({ heading }) => <StoryProducts heading={heading} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['pixels'] };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutAHero: Story = {
  args: { page: makeContentPage({ title: 'Lyng', widgets: makeWidgets().slice(1, 3) }) },
};
