import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartSlice } from '../../state/cart-slice.ts';
import { CartStage } from '../../testing/CartStage.tsx';
import type { CartStageProps } from '../../testing/CartStage.tsx';
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

const stage = (props: Omit<CartStageProps, 'children'>) => (Story: () => React.JSX.Element) => (
  <CartStage {...props}>
    <Story />
  </CartStage>
);

const refused = { kind: 'promo', refusal: 'requirements-not-met', promoCode: 'BIGSPENDER' } as const;

/** The page with the words that come with the answer to a posted form. */
const Refused = (props: CartPageProps) => {
  const { i18n } = useLingui();
  return <CartPage {...props} postedFailure={{ failure: refused, text: i18n._(cartFailureMessage(refused)) }} />;
};

const meta = {
  title: 'cart/CartPage',
  component: CartPage,
  args: { vatIncluded: true, promises: { returnDays: 14, serviceHours: '08.00–17.00' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [stage({ cart: null })] };

export const OneLine: Story = { decorators: [stage({ cart: oneLineCart })] };

export const ManyLines: Story = { tags: ['pixels'], decorators: [stage({ cart: fullCart })] };

export const BusinessCustomer: Story = { args: { vatIncluded: false }, decorators: [stage({ cart: fullCart })] };

/** A gift card pays a part, and can be taken away. */
export const PaidPartlyByGiftCard: Story = { decorators: [stage({ cart: paidPartlyCart })] };

/** A voucher, a campaign, a gift card and a balance. */
export const Everything: Story = { decorators: [stage({ cart: everythingCart })] };

/** The same shoe in two sizes: one tap takes one of them out. */
export const TwoSizes: Story = { decorators: [stage({ cart: twoSizesCart })] };

/** A campaign has given something along. */
export const WithGift: Story = { decorators: [stage({ cart: giftCart })] };

/** The server takes its time: lines are as wanted, sums are marked. */
export const Busy: Story = {
  decorators: [
    stage({
      cart: fullCart,
      prepare: ({ server, store }) => {
        server.intercept = () => new Promise(() => undefined);
        const line = { skuId: 4, itemId: 'line-4' };
        store.dispatch(cartSlice.actions.intentStated({ kind: 'set-quantity', line, quantity: 3 }));
      },
    }),
  ],
};

/** What the shopper wanted did not come true. */
export const Failure: Story = {
  decorators: [
    stage({
      cart: fullCart,
      prepare: ({ store }) => {
        const operation = { kind: 'set-quantity', id: '1', line: { skuId: 4, itemId: 'line-4' }, quantity: 0 } as const;
        store.dispatch(cartSlice.actions.operationFailed({ operation, failure: { kind: 'unreachable' } }));
      },
    }),
  ],
};

/** The code in it has stopped counting. */
export const CodeWithoutEffect: Story = { decorators: [stage({ cart: { ...oneLineCart, promoCode: 'MINUS100' } })] };

export const RefusedCode: Story = {
  render: (args) => <Refused {...args} />,
  decorators: [stage({ cart: oneLineCart })],
};

/** The cart's answer has not come yet. */
export const Loading: Story = {
  decorators: [
    stage({
      cart: null,
      prepare: ({ store }) => store.dispatch(cartSlice.actions.cartAdopted({ cartId: 'somewhere', givenUpId: '' })),
    }),
  ],
};
