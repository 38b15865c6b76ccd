// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApolloGateway } from '@lyng/commerce-client/apollo';
import { commitPasswordReset, requestPasswordReset } from './password-reset.ts';

let server: Server;
let received: { readonly operationName: string; readonly variables: Readonly<Record<string, unknown>> }[];
let reply: object;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push(JSON.parse(text));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
});

const gateway = () =>
  createApolloGateway({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    apiKey: 'lyng',
    site: { channelId: '1|dk', languageId: 'da-DK', marketId: 'dk' },
    fetch,
    newId: () => 'key',
  });
const rejected = (code: string) => ({ errors: [{ message: 'no', extensions: { code } }] });

describe('a new password by mail', () => {
  it('is requested in the language of the page [AUTH-12]', async () => {
    reply = { data: { requestPasswordReset: true } };
    expect(await requestPasswordReset(gateway(), 'kunde@example.com')).toEqual({ ok: true, value: true });
    expect(received).toMatchObject([
      {
        operationName: 'requestPasswordReset',
        variables: { email: 'kunde@example.com', languageId: 'da-DK', marketId: 'dk' },
      },
    ]);
  });

  it('returns the same where there is no account', async () => {
    reply = { data: { requestPasswordReset: false } };
    expect(await requestPasswordReset(gateway(), 'ingen@example.com')).toEqual({ ok: true, value: true });
  });

  it('is set by the key of the mail, hashed [AUTH-05, AUTH-12]', async () => {
    reply = { data: { commitReset: true } };
    expect(await commitPasswordReset(gateway(), crypto.subtle, 'the-key', 'lösenord7')).toEqual({
      ok: true,
      value: true,
    });
    expect(received[0]?.variables).toMatchObject({
      resetKey: 'the-key',
      password: 'JL7KsFNa6fzp1AUwtIN6f52QNPsOwfVvozgtegVrnUGqW+KpaByO9prOJqIBoG/m',
    });
  });

  it.each<[string, object, string]>([
    ['a key that counts no more', { data: { commitReset: false } }, 'reset-expired'],
    ['too many tries', rejected('TooManyRequests'), 'too-many'],
    ['any other error', rejected('X'), 'unavailable'],
  ])('%s is reported [AUTH-11, AUTH-12]', async (_case, given, kind) => {
    reply = given;
    expect(await commitPasswordReset(gateway(), crypto.subtle, 'the-key', 'lösenord7')).toEqual({
      ok: false,
      error: { kind },
    });
  });

  it('needs a browser that can hash', async () => {
    expect(await commitPasswordReset(gateway(), undefined, 'the-key', 'lösenord7')).toEqual({
      ok: false,
      error: { kind: 'insecure' },
    });
    expect(received).toEqual([]);
  });
});
