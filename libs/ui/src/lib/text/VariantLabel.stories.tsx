import type { Meta, StoryObj } from '@storybook/react-vite';

import { VariantLabel } from './VariantLabel.tsx';

const meta = {
  title: 'ui/VariantLabel',
  component: VariantLabel,
  args: {
    items: [
      { label: 'Colour', value: 'Black' },
      { label: 'Size', value: '38' },
    ],
  },
} satisfies Meta<typeof VariantLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ColourAndSize: Story = {};
