import { randomUUID } from 'node:crypto';
import { demoBusiness } from '../../fixtures/logged-in.ts';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';

const login = '/?action=login&returnTo=%2Fcart';

const cookieOf = (cookies: readonly string[], name: string): string =>
  cookies.find((line) => line.startsWith(`${name}=`))?.split(';', 1)[0] ?? '';

for (const { alias } of testedSites) {
  test(`a failed login is never served from the cache in ${alias} [SHOP-13, AUTH-11]`, async ({ shop }) => {
    const email = `${randomUUID()}@example.com`;
    const before = await shop.get(alias, login);
    expect(before.header('cache-control')).toBe('no-cache');
    const failed = await shop.post(alias, login, { intent: 'login', username: email, password: 'forkert11' });
    expect([failed.status, failed.header('cache-control'), failed.cookies]).toEqual([422, 'private, no-store', []]);
    expect(failed.text).toContain(`value="${email}"`);
    expect(failed.text).not.toContain('forkert11');
    const after = await shop.get(alias, login);
    expect(after.text).not.toContain(email);
    expect(after.text).not.toMatch(/<noscript>.*role="alert"/);
  });
}

test('who logs in shops as what their account is [SHOP-13, AUTH-16]', async ({ shop }) => {
  const { email, password } = demoBusiness;
  const { cookies } = await shop.post('dk', login, { intent: 'login', username: email, password });
  expect(cookieOf(cookies, 'ralph-user-type')).toBe('ralph-user-type=ORGANIZATION');
});
