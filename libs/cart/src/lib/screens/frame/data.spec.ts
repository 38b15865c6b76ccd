// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { appContext } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { cartSlice } from '../../state/cart-slice.ts';
import { cartOfUnits } from '../../testing/cart-of-units.ts';
import { createCartServer } from '../../testing/cart-server.ts';
import { readCart } from '../../wire/cached-cart.ts';
import { loadFrameData } from './data.ts';

const mine = cartOfUnits('mine', { 1: 2, 2: 1 });

/** The frame's data for a visitor with that cart in their cookie. */
async function visit(cartId: string, { isDown = false } = {}) {
  const server = createCartServer([mine]);
  if (isDown) server.intercept = () => ({ kind: 'unreachable' });
  const { gateway } = server;
  const app = createTestApp({ features: [{ slices: [cartSlice] }], gateway });
  app.store.dispatch(cartSlice.actions.cartAdopted({ cartId, detachedCartId: '' }));
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const data = await loadFrameData({ context } as unknown as LoaderFunctionArgs);
  const { cart } = app.store.getState();
  return { data, cartId: cart.cartId, cached: readCart(gateway, cart), requests: server.requests };
}

describe('the cart in the frame of a page', () => {
  it('is the one of the cookie, and the components find it in the cache', async () => {
    const { data, cartId, cached } = await visit('mine');
    expect(data.cart).toMatchObject({ id: 'mine', market: 'dk', itemCount: 3, response: { cart: { id: 'mine' } } });
    expect([cartId, cached?.id]).toEqual(['mine', 'mine']);
  });

  it('is not requested for a visitor without one', async () => {
    const { data, requests } = await visit('');
    expect([data.cart, requests]).toEqual([null, []]);
  });

  it('is not there when the backend knows no such cart', async () => {
    const { data, cartId } = await visit('theirs');
    expect([data.cart, cartId]).toEqual([{ id: '', market: 'dk', itemCount: 0, response: null }, '']);
  });

  it('keeps its id while the backend is down', async () => {
    const { data, cartId } = await visit('mine', { isDown: true });
    expect([data.cart, cartId]).toEqual([{ id: 'mine', market: 'dk', itemCount: 0, response: null }, 'mine']);
  });

  it('comes with a key for the forms of this page alone', async () => {
    const [one, two] = [await visit('mine'), await visit('mine')];
    expect(one.data.formKey).not.toBe(two.data.formKey);
  });

  it('comes with a key that pages without a cart share for two minutes', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_200_000_000);
    const keyAt = async (ms: number): Promise<string | undefined> => {
      now.mockReturnValue(1_200_000_000 + ms);
      return (await visit('')).data.formKey;
    };
    const first = await keyAt(0);
    expect(first).toMatch(/./);
    expect(await keyAt(119_999)).toBe(first);
    expect(await keyAt(120_000)).not.toBe(first);
    now.mockRestore();
  });
});
