import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeContentPage, makeMenu, makeWidgets } from '../../testing/make-content.ts';
import { ContentPageView } from './ContentPageView.tsx';

const meta = {
  title: 'content/ContentPageView',
  component: ContentPageView,
  args: { page: makeContentPage(), infoMenu: makeMenu(), renderProducts: ({ heading }) => <h2>{heading}</h2> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheInfoMenu: Story = {};

export const Article: Story = {
  args: { page: makeContentPage({ title: 'Sådan vælger du støvler', tags: ['inspiration'], widgets: makeWidgets() }) },
};
