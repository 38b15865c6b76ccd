import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { createHref, marketOrigins } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { scriptJson } from '../server/html-document.ts';
import { siteConfig } from '../config.ts';
import { makeStore } from '../store.ts';
import { dehydrate, hydrationData } from './dehydrate.ts';
import { marketsSet } from './slices/channel-slice.ts';
import { customerTypeChanged } from './slices/customer-slice.ts';
import { requestStarted } from './slices/page-slice.ts';

const site = makeSite();
const origins = marketOrigins(siteConfig, 'http', 4200);

/** A request's context as far as it crosses. */
const openApp = () =>
  ({ site, origins, store: makeStore(), href: createHref(site) }) as unknown as Parameters<typeof dehydrate>[1];

const contextOf = (more: Partial<StaticHandlerContext>): StaticHandlerContext =>
  ({ loaderData: {}, actionData: null, errors: null, ...more }) as StaticHandlerContext;

/** What the browser reads of what the server writes. */
const cross = (context: StaticHandlerContext, app = openApp()) => {
  const text = scriptJson(dehydrate(context, app, ['shop']));
  return { text, state: JSON.parse(text) as ReturnType<typeof dehydrate> };
};

const unexpected: readonly (readonly [string, unknown, number])[] = [
  ['an error', new Error('connect ECONNREFUSED 10.0.0.7:5432 password=hunter2'), 500],
  ['an error that has a status', Object.assign(new Error('password=hunter2'), { status: 404, data: 'hunter2' }), 404],
  ['a text', 'password=hunter2', 500],
  ['an object', { status: 418, message: 'password=hunter2', stack: 'at hunter2.ts' }, 418],
  ['an error with a cause', new Error('outer', { cause: new Error('password=hunter2') }), 500],
];

describe('dehydrate', () => {
  it('brings data, site, origins and text groups across unchanged', () => {
    const loaderData = {
      root: { menus: null, cart: null },
      'category:0': { head: { title: 'Sko' }, page: { count: 3 } },
    };
    const { state } = cross(contextOf({ loaderData, actionData: { 'cart:0': { kind: 'refused' } } }));
    expect(state).toMatchObject({
      site,
      origins,
      messages: ['shop'],
      loaderData,
      actionData: { 'cart:0': { kind: 'refused' } },
      errors: null,
    });
    expect(hydrationData(state)).toEqual({ loaderData, actionData: { 'cart:0': { kind: 'refused' } }, errors: null });
  });

  it.each(['customer', 'page', 'channel'] as const)('brings %s, as it was when the page was rendered', (slice) => {
    const app = openApp();
    app.store.dispatch(requestStarted({ hostname: 'fi.localhost', viewportWidth: 390, ancientBrowser: false }));
    app.store.dispatch(customerTypeChanged('ORGANIZATION'));
    app.store.dispatch(marketsSet({ marketAlias: 'fi', checkoutMarketAlias: 'fi', language: 'fi', currency: 'EUR' }));
    const kept = app.store.getState()[slice];
    expect(kept).not.toEqual(makeStore().getState()[slice]);
    expect(cross(contextOf({}), app).state.store[slice]).toEqual(kept);
  });

  it('brings no other part of the store: what is somebody’s own is not the page’s', () => {
    expect(Object.keys(cross(contextOf({})).state.store).sort()).toEqual(['channel', 'customer', 'page']);
  });

  it.each(unexpected)(
    'never lets what %s says cross: only its status (promise X21) [APP-05]',
    (_name, error, status) => {
      const { text, state } = cross(contextOf({ errors: { page: error } }));
      expect(text).not.toContain('hunter2');
      expect(text).not.toContain('stack');
      expect(state.errors).toEqual({ page: { status, data: null } });
    },
  );

  it.each([
    [404, null],
    [503, null],
    [410, { reason: 'sold out' }],
  ])('brings a chosen answer %i with its data, as the router knows it [APP-05]', (status, data) => {
    const { state } = cross(contextOf({ errors: { page: new ErrorResponse(status, 'Ignored', data) } }));
    const error = hydrationData(state).errors?.page;
    expect(isRouteErrorResponse(error)).toBe(true);
    expect(error).toMatchObject({ status, data });
  });
});
