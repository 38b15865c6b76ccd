import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartSlice } from '../../state/cart-slice.ts';
import { CartProviders } from '../../testing/CartProviders.tsx';
import type { CartProvidersProps } from '../../testing/CartProviders.tsx';
import {
  everythingCart,
  fullCart,
  giftCart,
  oneLineCart,
  paidPartlyCart,
  twoSizesCart,
} from '../../testing/story-carts.ts';
import { cartFailureMessage } from '../cart-failure-messages.ts';
import { CartPage } from './CartPage.tsx';
import type { CartPageProps } from './CartPage.tsx';

const providers = (props: Omit<CartProvidersProps, 'children'>) => (Story: () => React.JSX.Element) => (
  <CartProviders {...props}>
    <Story />
  </CartProviders>
);

const rejected = { kind: 'promo', rejection: 'requirements-not-met', promoCode: 'BIGSPENDER' } as const;

/** The page with the texts that come with the response to a posted form. */
const Rejected = (props: CartPageProps) => {
  const { i18n } = useLingui();
  return <CartPage {...props} postedFailure={{ failure: rejected, text: i18n._(cartFailureMessage(rejected)) }} />;
};

const meta = {
  title: 'cart/CartPage',
  component: CartPage,
  args: {
    vatIncluded: true,
    promises: { returnDays: 14, serviceHours: '08.00–17.00', paymentMarks: ['Visa', 'Mastercard'] },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [providers({ cart: null })] };

export const OneLine: Story = { decorators: [providers({ cart: oneLineCart })] };

export const ManyLines: Story = { tags: ['pixels'], decorators: [providers({ cart: fullCart })] };

export const BusinessCustomer: Story = { args: { vatIncluded: false }, decorators: [providers({ cart: fullCart })] };

/** A gift card pays a part, and can be taken away. */
export const PaidPartlyByGiftCard: Story = { decorators: [providers({ cart: paidPartlyCart })] };

/** A voucher, a campaign, a gift card and a balance. */
export const Everything: Story = { decorators: [providers({ cart: everythingCart })] };

/** The same shoe in two sizes: one tap takes one of them out. */
export const TwoSizes: Story = { decorators: [providers({ cart: twoSizesCart })] };

/** A campaign has given something along. */
export const WithGift: Story = { decorators: [providers({ cart: giftCart })] };

/** The server is slow: lines show the new quantities, sums are marked. */
export const Busy: Story = {
  decorators: [
    providers({
      cart: fullCart,
      prepare: ({ server, store }) => {
        server.intercept = () => new Promise(() => undefined);
        const line = { skuId: 4, itemId: 'line-4' };
        store.dispatch(cartSlice.actions.operationQueued({ kind: 'set-quantity', line, quantity: 3 }));
      },
    }),
  ],
};

/** An operation has failed. */
export const Failure: Story = {
  decorators: [
    providers({
      cart: fullCart,
      prepare: ({ store }) => {
        const operation = { kind: 'set-quantity', id: '1', line: { skuId: 4, itemId: 'line-4' }, quantity: 0 } as const;
        store.dispatch(cartSlice.actions.operationFailed({ operation, failure: { kind: 'unreachable' } }));
      },
    }),
  ],
};

/** The code in it has stopped counting. */
export const CodeWithoutEffect: Story = {
  decorators: [providers({ cart: { ...oneLineCart, promoCode: 'MINUS100' } })],
};

export const RejectedCode: Story = {
  render: (args) => <Rejected {...args} />,
  decorators: [providers({ cart: oneLineCart })],
};

/** The response for the cart has not arrived yet. */
export const Loading: Story = {
  decorators: [
    providers({
      cart: null,
      prepare: ({ store }) =>
        store.dispatch(cartSlice.actions.cartAdopted({ cartId: 'somewhere', detachedCartId: '' })),
    }),
  ],
};
