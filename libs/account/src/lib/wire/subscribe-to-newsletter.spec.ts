import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import type { CommerceFailure } from '@lyng/commerce-client';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

const gatewayWith = (response: unknown) => {
  const sent: unknown[] = [];
  const subscribe = ({ email }: { readonly email: string }) => (sent.push(email), response);
  return { sent, gateway: schemaGateway({ subscribeToNewsletter: subscribe }) };
};

describe('subscribeToNewsletter', () => {
  it('sends a plain address [ACC-09]', async () => {
    const { sent, gateway } = gatewayWith(true);
    expect(await subscribeToNewsletter(gateway, ' anna@example.com\u200b')).toEqual({ ok: true, value: true });
    expect(sent).toEqual(['anna@example.com']);
  });

  it('does not send an invalid address [ACC-09]', async () => {
    const { sent, gateway } = gatewayWith(true);
    expect(await subscribeToNewsletter(gateway, 'anna')).toEqual({ ok: false, error: { kind: 'invalid-email' } });
    expect(sent).toEqual([]);
  });

  it.each<[CommerceFailure, string]>([
    [{ kind: 'rejected', code: 'InvalidEmail', message: '' }, 'invalid-email'],
    [{ kind: 'rejected', code: 'TooManyRequests', message: '' }, 'too-many'],
    [{ kind: 'rejected', code: 'Anything', message: '' }, 'unavailable'],
    [{ kind: 'unreachable' }, 'unavailable'],
  ])('sends %j as %s [ACC-09]', async (failure, kind) => {
    expect(await subscribeToNewsletter(failingGateway(failure), 'anna@example.com')).toEqual({
      ok: false,
      error: { kind },
    });
  });

  it.each([null, false])('does not accept %j as consent', async (response) => {
    const { gateway } = gatewayWith(response);
    expect(await subscribeToNewsletter(gateway, 'anna@example.com')).toEqual({
      ok: false,
      error: { kind: 'unavailable' },
    });
  });
});
