// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import type { CommerceGateway } from '@lyng/commerce-client';
import type { Slots } from '@lyng/feature';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { makeProduct, makeSku, makeStock } from '@lyng/model/testing';
import type { Sku } from '@lyng/model';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireProduct } from '../../testing/wire-product.ts';
import { SizeChoice } from './SizeChoice.tsx';

const sizes = [makeSku(38, '38', makeStock(3)), makeSku(40, '40', makeStock(0))];

const productOf = (skus: readonly Sku[]) => makeProduct({ skus });
const shopWith = (skus: readonly Sku[]) => schemaGateway({ product: () => wireProduct(productOf(skus)) });

function open(skus: readonly Sku[] = sizes, gateway: CommerceGateway = shopWith(skus)) {
  const added: unknown[] = [];
  const product = productOf(skus);
  const Buy = ({ children }: Slots['product:buy']) =>
    children({ action: '/kurv', formKey: 'key', onSubmit: (choice) => added.push(choice) });
  const slots = { load: async () => undefined, get: (name: string) => (name === 'product:buy' ? Buy : null) };
  render(
    <TestShop app={createTestApp({ gateway, slots: slots as never })}>
      <SizeChoice product={product} onAdded={() => added.push('added')} />
    </TestShop>,
  );
  return added;
}

describe('the sizes below a card [FAV-10]', () => {
  it('add one to the cart with a tap', async () => {
    const added = open();
    await userEvent.click(await screen.findByRole('button', { name: '38' }));
    expect(added).toEqual([{ skuId: 38, quantity: 1 }, 'added']);
  });

  it('do not add one that is sold out', async () => {
    const added = open();
    await userEvent.click(await screen.findByRole('button', { name: /^40.+Sold out$/ }));
    expect(added).toEqual([]);
  });

  it('are a button to buy where there is one', async () => {
    const added = open([makeSku(7, 'One size')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to bag' }));
    expect(added).toEqual([{ skuId: 7, quantity: 1 }, 'added']);
  });

  it('can be loaded again', async () => {
    open(sizes, failingGateway({ kind: 'unreachable' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are gone with their product', async () => {
    open(sizes, schemaGateway({ product: () => null }));
    expect(await screen.findByText('This product is no longer for sale')).toBeVisible();
  });
});
