// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { appContext } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { makeCart } from '@lyng/model/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { cartSlice } from '../../state/cart-slice.ts';
import { createCartServer } from '../../testing/cart-server.ts';
import { action } from './data.ts';

/** Posts a form to the cart page of an origin, as a shopper without a cart. */
async function post(origin: string, fields: Readonly<Record<string, string>>): Promise<Headers> {
  const { gateway } = createCartServer([makeCart({ id: 'theirs', items: [] })]);
  const app = createTestApp({ features: [{ slices: [cartSlice] }], gateway });
  const request = new Request(`${origin}/cart`, { method: 'POST', body: new URLSearchParams(fields) });
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const response = (await action({ request, context, params: {} } as unknown as ActionFunctionArgs)) as Response;
  return response.headers;
}

describe('the cookie of a cart created by a form', () => {
  it.each([
    ['https://dk.localhost', '; Secure'],
    ['http://dk.localhost', ''],
  ])('set at %s ends with "%s": it is https only where the shop is [CART-17]', async (origin, end) => {
    const headers = await post(origin, { intent: 'add', skuId: '7' });
    expect(headers.get('location')).toBe('/cart');
    expect(headers.getSetCookie()).toEqual([
      `ralph-cart=cart-2; Max-Age=31536000; Path=/; SameSite=Lax${end}`,
      `ralph-cart-form=posted; Max-Age=31536000; Path=/; SameSite=Lax${end}`,
    ]);
  });
});
