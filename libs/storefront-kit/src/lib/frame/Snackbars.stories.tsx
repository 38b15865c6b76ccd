import { headerHiddenChanged, snackbarShown } from '@lyng/feature';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { StoryShop } from '../testing/StoryShop.tsx';
import { Snackbars } from './Snackbars.tsx';

const undo = { label: 'Fortryd', action: headerHiddenChanged(false) };

const meta = {
  title: 'storefront-kit/Snackbars',
  component: Snackbars,
  render: () => (
    <StoryShop actions={[snackbarShown('Varen er fjernet', { undo })]}>
      <Snackbars />
    </StoryShop>
  ),
} satisfies Meta<typeof Snackbars>;

export default meta;

/** A message with its undo button; a press closes it. */
export const WithUndo: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fortryd' }));
    await expect(screen.queryByText('Varen er fjernet')).not.toBeInTheDocument();
  },
};
