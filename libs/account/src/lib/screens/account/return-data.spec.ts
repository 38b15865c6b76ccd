import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { appContext } from '@lyng/feature';
import type { AppContext } from '@lyng/feature';
import type { Language } from '@lyng/model';
import { createHref } from '@lyng/routing/core';
import { makeSite } from '@lyng/routing/testing';
import { RouterContextProvider } from 'react-router-dom';
import type { ActionFunctionArgs } from 'react-router-dom';
import { handleReturnForm, loadReturnView } from './return-data.ts';

const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const wireAftercare = {
  orderId: 7,
  placedAt: '2026-03-02T10:00:00.000Z',
  canReturn: true,
  withdrawal: 'RETURN',
  lines: [],
  returns: [],
};
const working = schemaGateway({
  orderAftercare: wireAftercare,
  registerReturn: { id },
  withdrawOrder: { id },
});
const appOf = (gateway: CommerceGateway, language: Language = 'da'): AppContext => {
  const app: Partial<AppContext> = { gateway, href: createHref(makeSite({ language })) };
  return app as AppContext;
};

const post = (gateway: CommerceGateway, fields: Readonly<Record<string, string>>, language: Language = 'da') => {
  const request = new Request('https://dk.localhost/registrer-returnering', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const context = new RouterContextProvider(new Map([[appContext, appOf(gateway, language)]]));
  return handleReturnForm({ request, context, params: {} } as unknown as ActionFunctionArgs);
};

const guest = { orderId: '7', email: 'anna@example.com' };
const chosen = { 'quantity-1': '1', 'reason-1': 'TOO_SMALL' };

describe('a posted form of the page of returns', () => {
  it.each([
    ['da', `/registrer-returnering?receipt=${id}`],
    ['fi', `/rekister%C3%B6i-palautus?receipt=${id}`],
  ] as const)(
    'in %s redirects to the receipt %s, where a reload posts nothing again [ACC-06]',
    async (language, location) => {
      for (const form of [{ intent: 'register', ...chosen }, { intent: 'withdraw' }]) {
        const response = (await post(working, { ...guest, ...form }, language)) as Response;
        expect([response.status, response.headers.get('location')]).toEqual([303, location]);
      }
    },
  );

  it.each([
    ['find', 'choose'],
    ['withdrawal', 'withdraw'],
    ['', 'choose'],
  ])('with the intent %j shows the order to %s, and the address goes on [ACC-06]', async (intent, kind) => {
    expect(await post(working, { ...guest, intent })).toMatchObject({
      data: { view: { kind, aftercare: { orderId: 7 }, email: 'anna@example.com' } },
    });
  });

  it.each<[CommerceFailure, string, number]>([
    [{ kind: 'rejected', code: 'OrderNotFound', message: '' }, 'not-found', 422],
    [{ kind: 'rejected', code: 'TooManyRequests', message: '' }, 'too-many', 429],
    [{ kind: 'unreachable' }, 'unavailable', 503],
  ])('that fails with %j is shown again as %s, with what was typed [ACC-06]', async (failure, kind, status) => {
    for (const intent of ['find', 'register', 'withdraw'])
      expect(await post(failingGateway(failure), { ...guest, ...chosen, intent })).toMatchObject({
        data: {
          view: { kind: 'lookup', orderNumber: '7', email: 'anna@example.com', choice: chosen, failure: { kind } },
        },
        init: { status },
      });
  });

  it('that is not complete is shown again with what was chosen, also after the order was found again [ACC-06]', async () => {
    const choice = { 'quantity-1': '1', 'reason-1': 'TOO_SMALL', 'quantity-2': '1' };
    const postWith = (intent: string) => post(working, { ...guest, ...choice, 'reason-2': '', intent });
    expect(await postWith('register')).toMatchObject({
      data: { view: { kind: 'choose', choice, failure: { kind: 'invalid' } } },
      init: { status: 422 },
    });
    expect(await postWith('find')).toMatchObject({ data: { view: { kind: 'choose', choice } } });
  });
});

describe('the address of the page of returns', () => {
  const nothing = schemaGateway({ orderAftercare: null, returnReceipt: null });
  const view = (gateway: CommerceGateway, search: string) =>
    loadReturnView(appOf(gateway), new URL(`https://dk.localhost/registrer-returnering${search}`));

  it.each([
    ['', { kind: 'lookup', orderNumber: '', email: '' }],
    ['?order=abc', { kind: 'lookup', orderNumber: '', email: '' }],
    ['?order=7', { kind: 'choose', email: '' }],
    ['?order=7&withdraw=1', { kind: 'withdraw', email: '' }],
  ])('%j shows %j [ACC-06]', async (search, shown) => expect(await view(working, search)).toMatchObject(shown));

  it('requires of a guest the address of an order [ACC-06]', async () => {
    expect(await view(nothing, '?order=7')).toEqual({ kind: 'lookup', orderNumber: '7', email: '' });
  });

  it('is a 404 for a receipt that does not exist, and a 503 while it cannot be looked up', async () => {
    await expect(view(nothing, '?receipt=x')).rejects.toMatchObject({ init: { status: 404 } });
    const down = failingGateway({ kind: 'unreachable' });
    await expect(view(down, '?receipt=x')).rejects.toMatchObject({ init: { status: 503 } });
  });
});
