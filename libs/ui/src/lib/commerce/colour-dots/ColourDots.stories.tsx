import type { Meta, StoryObj } from '@storybook/react-vite';

import { ColourDots } from './ColourDots.tsx';

const meta = {
  title: 'ui/ColourDots',
  component: ColourDots,
  args: { colours: ['#1f2a44', '#f6f1e7', '#7a3b2e'], label: '3 colours' },
} satisfies Meta<typeof ColourDots>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const More: Story = {
  args: { colours: ['#1f2a44', '#f6f1e7', '#7a3b2e', '#8a8a8a', '#000000', '#a9c3dc'], label: '6 colours' },
};

/** A dot would show the wrong colour. */
export const OneIsUnknown: Story = { args: { colours: ['#1f2a44', ''], label: '2 colours' } };
