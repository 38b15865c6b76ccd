import { readCredentials } from './read-credentials.ts';

const password = 'TqQX01rg0eGU8RzVE7Z+5QQKPN5X2TBUG63Os6jd4eqFxSYqUm7uzortWfdoS9vJ';
const signature = { identity: 'i', timestamp: 't', signature: 's' };
const answer = { username: 'anna@example.com', signature, password };

describe('credentials', () => {
  it.each([
    { username: 'Anna@Example.com ' },
    { username: 'anna@example.com\u200b' },
    { username: 'anna@example.com', password },
    { username: 'anna@example.com', signature: null, password },
  ])('without a signature ask for a challenge: %j [AUTH-03]', (body) => {
    expect(readCredentials(body)).toEqual({ ok: true, value: { kind: 'question', username: 'anna@example.com' } });
  });

  it.each([
    [undefined, 10_080],
    [null, 10_080],
    [10_080, 10_080],
    [30, 30],
  ])('with the session lifetime %j last %d minutes [AUTH-09]', (sessionLifetime, lifetimeMinutes) => {
    expect(readCredentials({ ...answer, sessionLifetime })).toMatchObject({
      ok: true,
      value: { kind: 'answer', lifetimeMinutes },
    });
  });

  it.each([
    [null, 'username'],
    ['text', 'username'],
    [[answer], 'username'],
    [{ ...answer, username: undefined }, 'username'],
    [{ ...answer, username: '' }, 'username'],
    [{ ...answer, username: '   ' }, 'username'],
    [{ ...answer, username: { $ne: null } }, 'username'],
    [{ ...answer, username: 'a'.repeat(255) }, 'username'],
    [{ ...answer, signature: 'text' }, 'signature'],
    [{ ...answer, signature: { ...signature, identity: 1 } }, 'signature'],
    [{ ...answer, signature: { ...signature, signature: 's'.repeat(201) } }, 'signature'],
    [{ ...answer, password: undefined }, 'password'],
    [{ ...answer, password: '' }, 'password'],
    [{ ...answer, password: 'lyngkunde1' }, 'password'],
    [{ ...answer, password: `${password}A` }, 'password'],
    [{ ...answer, newPassword: 'short' }, 'newPassword'],
    [{ ...answer, sessionLifetime: -1 }, 'sessionLifetime'],
    [{ ...answer, sessionLifetime: 1e12 }, 'sessionLifetime'],
    [{ ...answer, sessionLifetime: '30; DROP' }, 'sessionLifetime'],
    [{ ...answer, sessionLifetime: 31 }, 'sessionLifetime'],
  ])('%j are refused for their %s [AUTH-10] (auth-014)', (body, field) => {
    expect(readCredentials(body)).toEqual({ ok: false, error: { kind: 'unreadable-credentials', field } });
  });
});
