import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountryChoice } from './CountryChoice.tsx';

const meta = {
  title: 'checkout/CountryChoice',
  component: CountryChoice,
  args: {
    market: 'dk',
    markets: [
      { alias: 'dk', currency: 'DKK' },
      { alias: 'se', currency: 'SEK' },
    ],
    onMarket: fn(),
  },
} satisfies Meta<typeof CountryChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

/** The changes are shown before anything changes. */
export const Confirming: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'se');
    await expect(await canvas.findByRole('status')).toHaveTextContent('SEK');
    await expect(args.onMarket).not.toHaveBeenCalled();
  },
};

/** A shop that sends to one country only. */
export const OneCountry: Story = { args: { markets: [{ alias: 'dk', currency: 'DKK' }] } };
