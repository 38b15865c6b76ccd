import { Notice } from '@lyng/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartSlice } from '../../state/cart-slice.ts';
import { CartProviders } from '../../testing/CartProviders.tsx';
import type { CartProvidersProps } from '../../testing/CartProviders.tsx';
import { fullCart, oneLineCart } from '../../testing/story-carts.ts';
import { MiniCart } from './MiniCart.tsx';

const { panelOpened, addedPanelOpened, operationFailed } = cartSlice.actions;

const providers = (props: Omit<CartProvidersProps, 'children'>) => (Story: () => React.JSX.Element) => (
  <CartProviders {...props}>
    <Story />
  </CartProviders>
);

const meta = {
  title: 'cart/MiniCart',
  component: MiniCart,
  args: { vatIncluded: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MiniCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  decorators: [providers({ cart: null, prepare: ({ store }) => store.dispatch(panelOpened()) })],
};

export const OneLine: Story = {
  decorators: [providers({ cart: oneLineCart, prepare: ({ store }) => store.dispatch(panelOpened()) })],
};

/** The product that was just added, the number of units in the cart, and the host's recommendations. */
export const JustAdded: Story = {
  tags: ['pixels'],
  args: { renderAdded: () => <Notice title="Passer godt sammen">Her står det, butikken anbefaler.</Notice> },
  decorators: [providers({ cart: fullCart, prepare: ({ store }) => store.dispatch(addedPanelOpened(4)) })],
};

export const NotAdded: Story = {
  decorators: [
    providers({
      cart: oneLineCart,
      prepare: ({ store }) => {
        const [line] = fullCart.items;
        if (!line) return;
        const operation = { kind: 'add', id: '1', skuId: line.skuId, quantity: 1, product: line.product } as const;
        store.dispatch(addedPanelOpened(line.skuId));
        store.dispatch(operationFailed({ operation, failure: { kind: 'above-stock' } }));
      },
    }),
  ],
};

export const BusinessCustomer: Story = {
  args: { vatIncluded: false },
  decorators: [providers({ cart: fullCart, prepare: ({ store }) => store.dispatch(panelOpened()) })],
};
