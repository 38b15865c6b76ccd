import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeContentPage, makeWidgets } from '../../testing/make-content.ts';
import { FrontPage } from './FrontPage.tsx';

const meta = {
  title: 'content/FrontPage',
  component: FrontPage,
  args: { page: makeContentPage({ title: 'Lyng', widgets: makeWidgets() }), renderProducts: ({ heading }) => <h2>{heading}</h2> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FrontPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutAHero: Story = { args: { page: makeContentPage({ title: 'Lyng', widgets: makeWidgets().slice(1, 3) }) } };
