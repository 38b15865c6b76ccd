import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouritesProviders } from '../../testing/FavouritesProviders.tsx';
import { FavouritesLink } from './FavouritesLink.tsx';

const inTab =
  (ids: readonly number[]) =>
  (Story: () => React.JSX.Element): React.JSX.Element => (
    <FavouritesProviders ids={ids}>
      <Story />
    </FavouritesProviders>
  );

const meta = {
  title: 'favourites/FavouritesLink',
  component: FavouritesLink,
} satisfies Meta<typeof FavouritesLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneYet: Story = { decorators: [inTab([])] };

export const Some: Story = { decorators: [inTab([1001, 1002, 1003])] };

export const VeryMany: Story = { decorators: [inTab(Array.from({ length: 240 }, (_, index) => index + 1))] };
