import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { failingGateway } from '@lyng/commerce-client/testing';
import { fail, ok } from '@lyng/model';
import { requestStockAlert, submitStockAlertForm } from './request-stock-alert.ts';

const respondWith = (response: unknown, failure?: CommerceFailure) => {
  const requests: unknown[] = [];
  const mutate = async (_document: unknown, variables: unknown) => {
    requests.push(variables);
    return failure ? fail(failure) : ok({ monitorProductAvailability: response });
  };
  return { requests, gateway: { ...failingGateway({ kind: 'unreachable' }), mutate } as CommerceGateway };
};

describe('requestStockAlert', () => {
  it('sends a valid address and the size [CAT-12]', async () => {
    const { requests, gateway } = respondWith(true);
    expect(await requestStockAlert(gateway, { email: ' anna@example.com\u200b', skuId: 37 })).toEqual(ok(true));
    expect(requests).toEqual([{ email: 'anna@example.com', skuId: 37 }]);
  });

  it.each([
    ['anna@example', 37, 'invalid-email'],
    ['anna@example.com', Number.NaN, 'no-size'],
  ])('sends nothing for %j and size %d: %s [CAT-12]', async (email, skuId, kind) => {
    const { requests, gateway } = respondWith(true);
    expect(await requestStockAlert(gateway, { email, skuId })).toEqual({ ok: false, error: { kind } });
    expect(requests).toEqual([]);
  });

  it.each<[CommerceFailure, string]>([
    [{ kind: 'rejected', code: 'InvalidEmail', message: '' }, 'invalid-email'],
    [{ kind: 'rejected', code: 'UnknownSku', message: '' }, 'no-size'],
    [{ kind: 'rejected', code: 'TooManyRequests', message: '' }, 'too-many'],
    [{ kind: 'unreachable' }, 'unavailable'],
  ])('passes on %j as %s', async (failure, kind) => {
    const result = await requestStockAlert(respondWith(null, failure).gateway, {
      email: 'anna@example.com',
      skuId: 37,
    });
    expect(result).toEqual({ ok: false, error: { kind } });
  });

  it('parses a posted form, and treats `false` as a failure', async () => {
    const form = new FormData();
    form.set('email', 'anna@example.com');
    form.set('skuId', '37');
    expect(await submitStockAlertForm(respondWith(true).gateway, form)).toEqual({ ok: true, value: true });
    const failed = (kind: string) => ({ ok: false, error: { kind } });
    expect(await submitStockAlertForm(respondWith(false).gateway, form)).toEqual(failed('unavailable'));
    expect(await submitStockAlertForm(respondWith(true).gateway, new FormData())).toEqual(failed('no-size'));
  });
});
