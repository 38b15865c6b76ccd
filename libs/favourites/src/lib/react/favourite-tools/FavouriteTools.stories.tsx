import { useLingui } from '@lingui/react';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import type { SizeChoice } from '@lyng/feature';
import { makeProductSummary, makeStock } from '@lyng/model/testing';
import { Stack } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { favourites } from '../../../feature.ts';
import { favouriteAdded } from '../../state/favourite-events.ts';
import { favouritesSlice } from '../../state/favourites-slice.ts';
import { CardTools } from './CardTools.tsx';
import { ListTools } from './ListTools.tsx';

const product = makeProductSummary({ productId: 1001 });

const Sizes: SizeChoice = ({ onAdded }) => (
  <button type="button" onClick={onAdded}>
    38
  </button>
);

interface FavouriteToolsProps {
  /** An account that has not got a change. */
  readonly userId: string | null;
  readonly isSoldOut: boolean;
  readonly loadSizes: () => Promise<SizeChoice>;
}

/** The tools of a page with one favourite. */
const FavouriteTools = ({ userId, isSoldOut, loadSizes }: FavouriteToolsProps) => {
  const { i18n } = useLingui();
  const app = createTestApp({ features: [favourites] });
  app.store.dispatch(favouritesSlice.actions.userIdentified(userId));
  app.store.dispatch(favouriteAdded(product));
  const shown = isSoldOut ? { ...product, totalStock: makeStock(0) } : product;
  return (
    <TestShop app={app} i18n={i18n}>
      <Stack gap={5}>
        <ListTools onSort={fn()} />
        <div style={{ width: '11rem' }}>
          <CardTools product={shown} loadSizes={loadSizes} />
        </div>
      </Stack>
    </TestShop>
  );
};

const meta = {
  title: 'favourites/FavouriteTools',
  component: FavouriteTools,
  args: { userId: null, isSoldOut: false, loadSizes: async () => Sizes },
} satisfies Meta<FavouriteToolsProps>;

export default meta;
type Story = StoryObj<FavouriteToolsProps>;

export const OfAGuest: Story = {};

export const NotSynced: Story = { args: { userId: 'ada' } };

export const SoldOut: Story = { args: { isSoldOut: true } };

export const InTheBag: Story = {
  play: async ({ canvas, userEvent }) => {
    const choose = (await canvas.findAllByRole('button')).at(-1);
    if (choose) await userEvent.click(choose);
    await userEvent.click(await canvas.findByRole('button', { name: '38' }));
    await canvas.findByRole('status');
  },
};

export const SizesLost: Story = {
  args: { loadSizes: () => Promise.reject(new Error('lost')) },
  play: async ({ canvas, userEvent }) => {
    const choose = (await canvas.findAllByRole('button')).at(-1);
    if (choose) await userEvent.click(choose);
  },
};
