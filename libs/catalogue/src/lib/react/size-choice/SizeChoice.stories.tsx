import { createTestApp, TestShop } from '@lyng/feature/testing';
import type { Slots } from '@lyng/feature';
import { makeProduct, makeSku, makeStock } from '@lyng/model/testing';
import type { Product } from '@lyng/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ReactElement } from 'react';
import { storyGateway } from '../../testing/story-gateway.ts';
import { wireProduct } from '../../testing/wire-product.ts';
import { SizeChoice } from './SizeChoice.tsx';

const product = makeProduct({
  skus: [makeSku(36, '36', makeStock(0)), ...[37, 38, 39, 40, 41, 42].map((size) => makeSku(size, String(size)))],
});

const Buy = ({ children }: Slots['product:buy']) => children({ action: '/cart', formKey: 'page-1', onSubmit: fn() });

/** `undefined` for a shop that does not respond. */
const shop = (respond: () => Product | null | undefined | Promise<never>) => {
  const gateway = storyGateway(async () => {
    const found = await respond();
    return found === undefined ? undefined : { product: found && wireProduct(found) };
  });
  const slots = { load: async () => undefined, get: () => Buy };
  return (Story: () => ReactElement) => (
    <TestShop app={createTestApp({ gateway, slots: slots as never })}>
      <div style={{ width: '11rem' }}>
        <Story />
      </div>
    </TestShop>
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
