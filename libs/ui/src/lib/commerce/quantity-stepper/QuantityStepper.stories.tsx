import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'ui/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Quantity',
    name: 'quantity',
    value: 2,
    min: 1,
    max: 5,
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};

export const AtLeast: Story = { args: { value: 1 } };

export const AtMax: Story = { args: { value: 5 } };

export const Stepped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
  },
};
