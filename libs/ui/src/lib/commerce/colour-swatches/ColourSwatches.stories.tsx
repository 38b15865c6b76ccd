import type { Meta, StoryObj } from '@storybook/react-vite';

import { ColourSwatches } from './ColourSwatches.tsx';

const meta = {
  title: 'ui/ColourSwatches',
  component: ColourSwatches,
  args: {
    label: 'Colour',
    items: ['Black', 'White', 'Heather'].map((label, index) => ({
      label,
      href: `#${index}`,
      image: `ankle-boot-${index * 6}-1.jpg`,
      current: index === 0,
    })),
  },
} satisfies Meta<typeof ColourSwatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
