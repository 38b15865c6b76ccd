import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoughtSizes } from './BoughtSizes.tsx';

const meta = {
  title: 'account/BoughtSizes',
  component: BoughtSizes,
  args: {
    brands: [
      {
        brand: 'Solveig',
        sizes: [
          { size: '39', units: 3 },
          { size: '38', units: 1 },
        ],
      },
      {
        brand: 'A brand with a long name & Sons',
        sizes: [
          { size: 'M', units: 1 },
          { size: 'L', units: 1 },
          { size: '110/116', units: 2 },
        ],
      },
    ],
  },
} satisfies Meta<typeof BoughtSizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Empty: Story = { args: { brands: [] } };
