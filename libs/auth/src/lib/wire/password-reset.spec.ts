import type { CommerceFailure } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { commitPasswordReset, requestPasswordReset } from './password-reset.ts';

const { subtle } = crypto;
const set = (gateway: Parameters<typeof commitPasswordReset>[0]) =>
  commitPasswordReset(gateway, subtle, 'the-key', 'lösenord7');

describe('a new password by mail', () => {
  it('is requested in the language of the page, with the same result where there is no account [AUTH-12]', async () => {
    const sent: unknown[] = [];
    const gateway = createApolloGateway({
      url: 'http://shop.test/graphql',
      apiKey: 'lyng',
      site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
      fetch: async (_input, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return new Response('{"data":{"requestPasswordReset":false}}');
      },
      newId: () => 'key',
    });
    expect(await requestPasswordReset(gateway, 'kunde@example.com')).toEqual({ ok: true, value: true });
    const variables = { email: 'kunde@example.com', languageId: 'da-DK', marketId: 'dk' };
    expect(sent).toMatchObject([{ operationName: 'requestPasswordReset', variables }]);
  });

  it('is set by the key of the mail, hashed [AUTH-05, AUTH-12]', async () => {
    const received: unknown[] = [];
    const commitReset = (args: unknown) => received.push(args) > 0;
    expect(await set(schemaGateway({ commitReset }))).toEqual({ ok: true, value: true });
    const password = 'JL7KsFNa6fzp1AUwtIN6f52QNPsOwfVvozgtegVrnUGqW+KpaByO9prOJqIBoG/m';
    expect(received).toMatchObject([{ resetKey: 'the-key', password }]);
  });

  it('is not set by a key that has expired [AUTH-12]', async () => {
    const expired = { ok: false, error: { kind: 'reset-expired' } };
    expect(await set(schemaGateway({ commitReset: false }))).toEqual(expired);
  });

  it.each<[CommerceFailure, string]>([
    [{ kind: 'rejected', code: 'TooManyRequests', message: '' }, 'too-many'],
    [{ kind: 'rejected', code: 'CommonPassword', message: '' }, 'password-rejected'],
    [{ kind: 'rejected', code: 'X', message: '' }, 'unavailable'],
  ])('reports %j as %s [AUTH-11, REL3-8]', async (failure, kind) => {
    expect(await set(failingGateway(failure))).toEqual({ ok: false, error: { kind } });
  });

  it('needs a browser that can hash', async () => {
    const insecure = { ok: false, error: { kind: 'insecure' } };
    expect(await commitPasswordReset(schemaGateway({}), undefined, 'the-key', 'lösenord7')).toEqual(insecure);
  });
});
