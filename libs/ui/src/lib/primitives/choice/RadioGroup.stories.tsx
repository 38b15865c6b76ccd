import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Delivery',
    name: 'delivery',
    value: 'home',
    options: [
      { value: 'home', label: 'To your door', description: '1–3 weekdays', aside: '49 kr.' },
      { value: 'shop', label: 'To a parcel shop', description: '2–4 weekdays', aside: 'Free' },
      { value: 'locker', label: 'To a locker', description: 'Full at the moment', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const WithError: Story = { args: { value: null, error: 'Choose a delivery' } };

/** Side by side and small. */
export const Inline: Story = {
  args: {
    legend: 'I am shopping as',
    layout: 'inline',
    value: 'person',
    options: [
      { value: 'person', label: 'Private person' },
      { value: 'business', label: 'Business' },
    ],
  },
};

/** One tab stop; arrows choose. */
export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /To your door/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('shop');
  },
};
