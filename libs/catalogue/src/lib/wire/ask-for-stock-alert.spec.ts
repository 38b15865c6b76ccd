import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { failingGateway } from '@lyng/commerce-client/testing';
import { fail, ok } from '@lyng/model';
import { askForStockAlert, takeStockAlertForm } from './ask-for-stock-alert.ts';

const answering = (answer: unknown, failure?: CommerceFailure) => {
  const asked: unknown[] = [];
  const mutate = async (_document: unknown, variables: unknown) => {
    asked.push(variables);
    return failure ? fail(failure) : ok({ monitorProductAvailability: answer });
  };
  return { asked, gateway: { ...failingGateway({ kind: 'unreachable' }), mutate } as CommerceGateway };
};

describe('askForStockAlert', () => {
  it('asks the shop with a plain address and the size [CAT-12]', async () => {
    const { asked, gateway } = answering(true);
    expect(await askForStockAlert(gateway, { email: ' anna@example.com\u200b', skuId: 37 })).toEqual({
      ok: true,
      value: true,
    });
    expect(asked).toEqual([{ email: 'anna@example.com', skuId: 37 }]);
  });

  it.each([
    ['', 37, 'invalid-email'],
    ['anna', 37, 'invalid-email'],
    ['anna@example', 37, 'invalid-email'],
    ['anna@example.123', 37, 'invalid-email'],
    ['a b@example.com', 37, 'invalid-email'],
    ['anna@example.com', 0, 'no-size'],
    ['anna@example.com', Number.NaN, 'no-size'],
  ])('does not ask for %j and size %d: %s [CAT-12]', async (email, skuId, kind) => {
    const { asked, gateway } = answering(true);
    expect(await askForStockAlert(gateway, { email, skuId })).toEqual({ ok: false, error: { kind } });
    expect(asked).toEqual([]);
  });

  it.each<[CommerceFailure, string]>([
    [{ kind: 'rejected', code: 'InvalidEmail', message: '' }, 'invalid-email'],
    [{ kind: 'rejected', code: 'UnknownSku', message: '' }, 'no-size'],
    [{ kind: 'rejected', code: 'TooManyRequests', message: '' }, 'too-many'],
    [{ kind: 'unreachable' }, 'unavailable'],
  ])('hands on %j as %s', async (failure, kind) => {
    expect(await askForStockAlert(answering(null, failure).gateway, { email: 'anna@example.com', skuId: 37 })).toEqual({
      ok: false,
      error: { kind },
    });
  });

  it('reads a posted form, and does not take a no for a yes', async () => {
    const form = new FormData();
    form.set('email', 'anna@example.com');
    form.set('skuId', '37');
    expect(await takeStockAlertForm(answering(true).gateway, form)).toEqual({ ok: true, value: true });
    expect(await takeStockAlertForm(answering(false).gateway, form)).toEqual({
      ok: false,
      error: { kind: 'unavailable' },
    });
    expect(await takeStockAlertForm(answering(true).gateway, new FormData())).toEqual({
      ok: false,
      error: { kind: 'no-size' },
    });
  });
});
