// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createHref, marketOrigins } from '@lyng/routing/core';
import { makeSite, makeSiteConfig } from '@lyng/routing/testing';
import { schemaGateway } from '@lyng/commerce-client/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { appContext, channelSlice } from '@lyng/feature';
import type { AppContext, ShopStore } from '@lyng/feature';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { loader } from './data.ts';

const publicId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const site = makeSite();

/** The page that a shopper returning from a payment gets, for a given backend response about the order. */
async function returnFromPayment(
  responses: Parameters<typeof schemaGateway>[0],
  query = `?oid=${publicId}&cartid=c1`,
): Promise<string> {
  const app: Partial<AppContext> = {
    site,
    href: createHref(site),
    origins: marketOrigins(makeSiteConfig(), 'http', undefined),
    gateway: schemaGateway(responses),
    store: configureStore({ reducer: combineSlices(channelSlice) }) as unknown as ShopStore,
    translate: ({ id }) => id,
  };
  const request = new Request(`http://dk.localhost/checkout/confirm${query}`);
  const context = new RouterContextProvider(new Map([[appContext, app as AppContext]]));
  try {
    await loader({ request, context, params: {} } as unknown as LoaderFunctionArgs);
    return 'page';
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    if (thrown instanceof Error) throw thrown;
    return String((thrown as { readonly init?: { readonly status?: number } }).init?.status);
  }
}

describe('the confirmation of an order', () => {
  it.each([
    ['that is not paid yet leads to the checkout', { status: 'pending-payment' }, '302 /kassen'],
    ['that was cancelled leads to the checkout', { status: 'cancelled' }, '302 /kassen'],
    ['that is unknown is not found', null, '404'],
  ])('%s', async (_order, getOrderPublic, sent) => {
    expect(await returnFromPayment({ checkout: null, getOrderPublic })).toBe(sent);
  });

  it('is not found without an order number, and sends no request', async () => {
    expect(await returnFromPayment({}, '')).toBe('404');
  });
});
