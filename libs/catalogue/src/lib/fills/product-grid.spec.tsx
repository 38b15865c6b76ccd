// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createTestApp, TestShop } from '@lyng/feature/testing';
import { makeProductSummary } from '@lyng/model/testing';
import type { UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productSelected } from '../state/catalogue-events.ts';
import { Part } from './product-grid.tsx';

const products = [1, 2].map((productId) => makeProductSummary({ productId, name: `Shoe ${productId}` }));

/** The types and payloads that choosing the second product dispatches. */
async function choose(list?: string): Promise<readonly unknown[]> {
  const app = createTestApp();
  const dispatched: unknown[] = [];
  const dispatch = ((action: UnknownAction) => {
    dispatched.push(action);
    return app.store.dispatch(action);
  }) as typeof app.store.dispatch;
  const store = { ...app.store, dispatch };
  render(
    <TestShop app={{ ...app, store }}>
      <Part products={products} {...(list !== undefined && { list })} />
    </TestShop>,
  );
  await userEvent.click(screen.getByRole('link', { name: /^Shoe 2/ }));
  return dispatched;
}

// jsdom has no navigation.
beforeAll(() => document.addEventListener('click', (event) => event.preventDefault()));

describe('products side by side', () => {
  it('announce which one of a named list is chosen', async () => {
    expect(await choose('search:shoe')).toEqual([
      productSelected({ product: products[1] as (typeof products)[0], list: 'search:shoe', position: 2, page: 1 }),
    ]);
  });

  it('announce nothing without the name of a list', async () => {
    expect(await choose()).toEqual([]);
  });
});
