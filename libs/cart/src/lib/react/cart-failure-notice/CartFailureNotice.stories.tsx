import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shownLines } from '../../core/replay.ts';
import type { FailedOperation } from '../../state/cart-slice.ts';
import { fullCart } from '../../testing/story-carts.ts';
import { cartFailureMessage } from '../cart-failure-messages.ts';
import { failureText } from '../failure-text.ts';
import { CartFailureNotice } from './CartFailureNotice.tsx';

const Failed = (failed: FailedOperation) => {
  const { i18n } = useLingui();
  return <CartFailureNotice status="ready" words={failureText(failed, shownLines(fullCart), i18n)} />;
};

const Posted = () => {
  const { i18n } = useLingui();
  return <CartFailureNotice status="ready" words={{ text: i18n._(cartFailureMessage({ kind: 'refused' })) }} />;
};

const line = { skuId: 4, itemId: 'line-4' };

const meta = {
  title: 'cart/CartFailureNotice',
  component: CartFailureNotice,
  args: { status: 'ready', words: null },
} satisfies Meta<typeof CartFailureNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotRemoved: Story = {
  render: () => (
    <Failed operation={{ kind: 'set-quantity', id: '1', line, quantity: 0 }} failure={{ kind: 'unreachable' }} />
  ),
};

export const QuantityNotChanged: Story = {
  render: () => (
    <Failed operation={{ kind: 'set-quantity', id: '1', line, quantity: 9 }} failure={{ kind: 'above-stock' }} />
  ),
};

export const NotSoMany: Story = {
  render: () => (
    <Failed
      operation={{ kind: 'set-quantity', id: '1', line, quantity: 9 }}
      failure={{ kind: 'quantity', rejection: { kind: 'above-stock-with-cart', stock: 3, quantity: 2 } }}
    />
  ),
};

/** A code from a mail, on a page without a field for codes. */
export const CodeNotApplied: Story = {
  render: () => (
    <Failed
      operation={{ kind: 'set-promo-code', id: '1', promoCode: 'LASTYEAR' }}
      failure={{ kind: 'promo', rejection: 'expired', promoCode: 'LASTYEAR' }}
    />
  ),
};

export const ShopOutOfReach: Story = { args: { status: 'unreachable' } };

export const PostedWithoutJavaScript: Story = { render: () => <Posted /> };
