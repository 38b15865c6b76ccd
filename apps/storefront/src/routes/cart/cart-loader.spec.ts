// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createCartServer } from '@lyng/cart/testing';
import { makeCart } from '@lyng/model/testing';
import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { appContext } from '../../shell/app-context.ts';
import type { AppContext } from '../../shell/app-context.ts';
import { makeStore } from '../../store.ts';
import { action } from './cart-loader.ts';

const site = makeSite();

/** Posts a form to the cart page at an origin, as a shopper without a cart. */
async function post(origin: string, fields: Readonly<Record<string, string>>): Promise<Headers> {
  const app: Partial<AppContext> = {
    site,
    href: createHref(site),
    gateway: createCartServer([makeCart({ id: 'theirs', items: [] })]).gateway,
    store: makeStore(),
    translate: ({ id }) => id,
    useMessages: async () => undefined,
  };
  const request = new Request(`${origin}/cart`, { method: 'POST', body: new URLSearchParams(fields) });
  const context = new RouterContextProvider(new Map([[appContext, app as AppContext]]));
  const response = (await action({ request, context, params: {} } as unknown as ActionFunctionArgs)) as Response;
  return response.headers;
}

describe('the cookie of a cart that a form has made', () => {
  it.each([
    ['https://dk.localhost', '; Secure'],
    ['http://dk.localhost', ''],
  ])('set at %s ends with "%s": it goes over https alone where the shop is [CART-17]', async (origin, end) => {
    const headers = await post(origin, { intent: 'add', skuId: '7' });
    expect(headers.get('location')).toBe('/cart');
    expect(headers.getSetCookie()).toEqual([`ralph-cart=cart-2; Max-Age=31536000; Path=/; SameSite=Lax${end}`]);
  });
});
