import { makeProductSummary } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FavouritesProviders } from '../../testing/FavouritesProviders.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';

const product = makeProductSummary();

const inTab =
  (ids: readonly number[]) =>
  (Story: () => React.JSX.Element): React.JSX.Element => (
    <FavouritesProviders ids={ids}>
      <Story />
    </FavouritesProviders>
  );

const meta = {
  title: 'favourites/FavouriteButton',
  component: FavouriteButton,
  args: { product },
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotYet: Story = { decorators: [inTab([])] };

export const Favourite: Story = { decorators: [inTab([product.productId])] };

export const PutOnAndTakenOff: Story = {
  decorators: [inTab([])],
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};
