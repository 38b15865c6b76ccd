import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SizeGuidePanel } from './SizeGuidePanel.tsx';

const meta = {
  title: 'catalogue/SizeGuidePanel',
  component: SizeGuidePanel,
  args: { open: true, onClose: fn(), href: '/content/size-guide' },
} satisfies Meta<typeof SizeGuidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { children: <p>Mål dig selv, og find din størrelse i tabellen.</p> } };

export const Loading: Story = {};

export const Failed: Story = { args: { onRetry: fn() } };
