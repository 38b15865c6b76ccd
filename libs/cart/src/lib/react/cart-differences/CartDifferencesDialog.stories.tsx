import { makeMoney } from '@lyng/model/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartDifferencesDialog } from './CartDifferencesDialog.tsx';

const boots = { skuId: 1, name: 'Vinga vandtæt vinterstøvle med foer af genanvendt uld (38)', price: makeMoney(89900) };
const sneaker = { skuId: 2, name: 'Solveig hvid lædersneaker (40)', price: makeMoney(59900) };

const meta = {
  title: 'cart/CartDifferencesDialog',
  component: CartDifferencesDialog,
  args: {
    open: true,
    vatIncluded: true,
    differences: [
      { kind: 'gone', line: boots },
      { kind: 'price', line: sneaker, price: makeMoney(64900) },
    ],
    onAcknowledge: () => undefined,
  },
} satisfies Meta<typeof CartDifferencesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};

export const BusinessCustomer: Story = { args: { vatIncluded: false } };
