import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { createTestApp } from '@lyng/feature/testing';
import { scriptJson } from '../server/documents/html-document.ts';
import { dehydrate, hydrationData } from './dehydrate.ts';
import { customerTypeChanged, marketsSet, requestStarted } from '@lyng/feature';

const openApp = () => createTestApp();
const { site, origins } = openApp();

const contextOf = (more: Partial<StaticHandlerContext>): StaticHandlerContext =>
  ({ loaderData: {}, actionData: null, errors: null, ...more }) as StaticHandlerContext;

/** Passes a state from the server to the browser. */
const cross = (context: StaticHandlerContext, app = openApp()) => {
  const text = scriptJson(
    dehydrate(context, app, { messages: { shop: '/assets/shop.js' }, usedMessages: ['shop'], transferred: {} }),
  );
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
  it('transfers data, site, origins and message groups unchanged', () => {
    const loaderData = { root: { menus: null }, 'category:0': { head: { title: 'Sko' }, page: { count: 3 } } };
    const actionData = { 'cart:0': { kind: 'refused' } };
    const { state } = cross(contextOf({ loaderData, actionData }));
    expect(state).toMatchObject({ site, origins, messages: { shop: '/assets/shop.js' }, usedMessages: ['shop'] });
    expect(hydrationData(state)).toEqual({ loaderData, actionData, errors: null });
  });

  it.each(['customer', 'page', 'channel'] as const)('transfers %s, as it was when the page was rendered', (slice) => {
    const app = openApp();
    app.store.dispatch(requestStarted({ viewportWidth: 390, ancientBrowser: false }));
    app.store.dispatch(customerTypeChanged('ORGANIZATION'));
    app.store.dispatch(marketsSet({ marketAlias: 'fi', checkoutMarketAlias: 'fi', language: 'fi', currency: 'EUR' }));
    const sliceState = app.store.getState()[slice];
    expect(sliceState).not.toEqual(openApp().store.getState()[slice]);
    expect(cross(contextOf({}), app).state.store[slice]).toEqual(sliceState);
  });

  it('transfers no other part of the store: personal data does not belong to the page', () => {
    expect(Object.keys(cross(contextOf({})).state.store).sort()).toEqual(['channel', 'customer', 'page']);
  });

  it('transfers the slices that a feature names', () => {
    const transferred = { modal: { open: 'login' } };
    expect(dehydrate(contextOf({}), openApp(), { messages: {}, usedMessages: [], transferred }).store).toMatchObject(
      transferred,
    );
  });

  it.each(unexpected)('never transfers the text of %s: only its status [APP-05]', (_name, error, status) => {
    const { text, state } = cross(contextOf({ errors: { page: error } }));
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('stack');
    expect(state.errors).toEqual({ page: { status, data: null } });
  });

  it.each([
    [404, null],
    [503, null],
    [410, { reason: 'sold out' }],
  ])('transfers a deliberate error response %i with its data, as the router knows it [APP-05]', (status, data) => {
    const { state } = cross(contextOf({ errors: { page: new ErrorResponse(status, 'Ignored', data) } }));
    const error = hydrationData(state).errors?.page;
    expect(isRouteErrorResponse(error)).toBe(true);
    expect(error).toMatchObject({ status, data });
  });
});
