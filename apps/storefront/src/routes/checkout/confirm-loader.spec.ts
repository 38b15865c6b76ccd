// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createHref, marketOrigins } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { schemaGateway } from '@lyng/commerce-client/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteConfig } from '../../config.ts';
import { appContext } from '../../shell/app-context.ts';
import type { AppContext } from '../../shell/app-context.ts';
import { makeStore } from '../../store.ts';
import { loader } from './confirm-loader.ts';

const publicId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const site = makeSite();

/** What a shopper is sent who comes back from a payment, while the backend has this to say of the order. */
async function comeBack(
  answers: Parameters<typeof schemaGateway>[0],
  query = `?oid=${publicId}&cartid=c1`,
): Promise<string> {
  const app: Partial<AppContext> = {
    site,
    href: createHref(site),
    origins: marketOrigins(siteConfig, 'http', undefined),
    gateway: schemaGateway(answers),
    store: makeStore(),
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
  it.each<[order: string, answers: Parameters<typeof schemaGateway>[0], sent: string]>([
    [
      'that is not paid yet leads to the checkout',
      { checkout: null, getOrderPublic: { status: 'pending-payment' } },
      '302 /kassen',
    ],
    [
      'that was cancelled leads to the checkout',
      { checkout: null, getOrderPublic: { status: 'cancelled' } },
      '302 /kassen',
    ],
    ['that is unknown is not found', { checkout: null, getOrderPublic: null }, '404'],
  ])('%s', async (_order, answers, sent) => {
    expect(await comeBack(answers)).toBe(sent);
  });

  it('without a number of an order is not found, and nothing is requested', async () => {
    expect(await comeBack({}, '')).toBe('404');
  });
});
