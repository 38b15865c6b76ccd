// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createCartServer } from '@lyng/cart/testing';
import { makeCart } from '@lyng/model/testing';
import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { appContext } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import { openStore } from '../../testing/open-store.ts';
import { action } from './cart-loader.ts';

const site = makeSite();

/** Posts a form to the cart page of an origin, as a shopper without a cart. */
async function post(origin: string, fields: Readonly<Record<string, string>>): Promise<Headers> {
  const app: Partial<AppContext> = {
    site,
    href: createHref(site),
    gateway: createCartServer([makeCart({ id: 'theirs', items: [] })]).gateway,
    store: openStore(),
    translate: ({ id }) => id,
    loadMessages: async () => undefined,
  };
  const request = new Request(`${origin}/cart`, { method: 'POST', body: new URLSearchParams(fields) });
  const context = new RouterContextProvider(new Map([[appContext, app as AppContext]]));
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
    expect(headers.getSetCookie()).toEqual([`ralph-cart=cart-2; Max-Age=31536000; Path=/; SameSite=Lax${end}`]);
  });
});
