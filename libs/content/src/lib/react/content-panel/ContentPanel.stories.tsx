import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeContentPage } from '../../testing/make-content.ts';
import { ContentPanel } from './ContentPanel.tsx';

const meta = {
  title: 'content/ContentPanel',
  component: ContentPanel,
  args: {
    alias: 'delivery',
    title: 'Levering og retur',
    page: makeContentPage(),
    onRetry: null,
    onClose: () => undefined,
    renderProducts: ({ heading }) => <h3>{heading}</h3>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Levering og retur' })).toBeVisible();
  },
};

export const Loading: Story = { args: { page: undefined } };

export const Failed: Story = { args: { page: undefined, onRetry: () => undefined } };
