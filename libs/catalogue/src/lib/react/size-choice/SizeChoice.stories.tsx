import { useLingui } from '@lingui/react';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import type { AppContext, Slots } from '@lyng/feature';
import { makeProduct, makeSku, makeStock } from '@lyng/model/testing';
import type { Product } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ReactElement, ReactNode } from 'react';
import { storyGateway } from '../../testing/story-gateway.ts';
import { wireProduct } from '../../testing/wire-product.ts';
import { SizeChoice } from './SizeChoice.tsx';

const product = makeProduct({
  skus: [makeSku(36, '36', makeStock(0)), ...[37, 38, 39, 40, 41, 42].map((size) => makeSku(size, String(size)))],
});

const Buy = ({ children }: Slots['product:buy']) => children({ action: '/cart', formKey: 'page-1', onSubmit: fn() });

const InShop = ({ app, children }: { readonly app: AppContext; readonly children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <TestShop app={app} i18n={i18n}>
      <div style={{ width: '11rem' }}>{children}</div>
    </TestShop>
  );
};

/** `undefined` for a shop that does not respond. */
const shop = (respond: () => Product | null | undefined | Promise<never>) => {
  const gateway = storyGateway(async () => {
    const found = await respond();
    return found === undefined ? undefined : { product: found && wireProduct(found) };
  });
  const slots = { load: async () => undefined, get: () => Buy };
  const app = createTestApp({ gateway, slots: slots as never });
  return (Story: () => ReactElement) => (
    <InShop app={app}>
      <Story />
    </InShop>
  );
};

const meta = {
  title: 'catalogue/SizeChoice',
  component: SizeChoice,
  args: { product, onAdded: fn() },
} satisfies Meta<typeof SizeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { decorators: [shop(() => product)] };

export const OneSize: Story = { decorators: [shop(() => ({ ...product, skus: [makeSku(7, 'One size')] }))] };

export const OnItsWay: Story = { decorators: [shop(() => new Promise(() => undefined))] };

export const Failed: Story = { decorators: [shop(() => undefined)] };

export const Gone: Story = { decorators: [shop(() => null)] };
