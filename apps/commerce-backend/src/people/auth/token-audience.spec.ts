import { createHmac } from 'node:crypto';
import { buildApp } from '../../api/app.ts';
import { anyDatabase } from '../../platform/database/testing/test-databases.ts';
import type { SignedClaims } from '../../platform/identity/access-token.ts';
import { tokenSecret } from '../../platform/identity/token-rules.ts';
import { requestApi } from '../../testing/request-api.ts';
import { makeAccount } from './testing/make-account.ts';
import { useAuth } from './testing/open-auth.ts';

const SHARED = 'a secret that an auth service elsewhere shares';

/** The same token with other claims, signed with that secret; `undefined` leaves a claim out. */
const signAgain = (
  secret: string,
  token: string,
  change: { readonly [Claim in keyof SignedClaims]?: SignedClaims[Claim] | undefined },
): string => {
  const [head = '', body = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  const text = `${head}.${Buffer.from(JSON.stringify({ ...(claims as object), ...change })).toString('base64url')}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

// Nothing here depends on the kind of database: one is enough.
describe('an access token', () => {
  const auth = useAuth(anyDatabase());

  const getUser = async (token = '', app = auth.app) => {
    const { data, errors } = await requestApi(app, '{ getUser { email } }', {}, { authorization: `Bearer ${token}` });
    return data?.getUser?.email ?? errors[0]?.extensions?.['code'];
  };

  it('of before issuer and audience is rejected, and the client renews it [AUTH-04]', async () => {
    const { account, token, refreshToken } = await makeAccount(auth);
    const old = signAgain(await tokenSecret(auth), token, { iss: undefined, aud: undefined });
    expect([await getUser(token), await getUser(old)]).toEqual([account.email, 'Unauthenticated']);
    const renewed = await auth.refresh(refreshToken);
    expect(renewed.status).toBe(200);
    expect(await getUser(renewed.body.token)).toBe(account.email);
  });

  it.each([{ iss: 'another' }, { aud: 'another' }])('with %j is rejected', async (change) => {
    const { token } = await makeAccount(auth);
    expect(await getUser(signAgain(await tokenSecret(auth), token, change))).toBe('Unauthenticated');
  });

  it('of an external auth service needs neither, where that shares the secret [AUTH-13]', async () => {
    const { account, token } = await makeAccount(auth);
    const app = buildApp({ db: auth.db, config: { ...auth.config, accessTokenSecret: SHARED }, now: auth.now });
    const external = { iss: undefined, aud: undefined, sessionId: undefined };
    expect(await getUser(signAgain(SHARED, token, external), app)).toBe(account.email);
    expect(await getUser(signAgain(SHARED, token, { ...external, aud: 'another' }), app)).toBe('Unauthenticated');
    expect(await getUser(signAgain(await tokenSecret(auth), token, external))).toBe('Unauthenticated');
    await app.close();
  });
});
