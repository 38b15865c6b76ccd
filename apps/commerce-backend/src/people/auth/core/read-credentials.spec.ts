import { readCredentials } from './read-credentials.ts';

const password = 'TqQX01rg0eGU8RzVE7Z+5QQKPN5X2TBUG63Os6jd4eqFxSYqUm7uzortWfdoS9vJ';
const signature = { identity: 'i', timestamp: 't', signature: 's' };
const solution = { username: 'anna@example.com', signature, password };

describe('credentials', () => {
  it.each([
    { username: 'Anna@Example.com ' },
    { username: 'anna@example.com\u200b' },
    { username: 'anna@example.com', password },
    { username: 'anna@example.com', signature: null, password },
  ])('without a signature request a challenge: %j [AUTH-03]', (body) => {
    expect(readCredentials(body)).toEqual({
      ok: true,
      value: { kind: 'challenge-request', username: 'anna@example.com' },
    });
  });

  it.each([
    [undefined, 10_080],
    [null, 10_080],
    [10_080, 10_080],
    [30, 30],
  ])('with the session lifetime %j last %d minutes [AUTH-09]', (sessionLifetime, lifetimeMinutes) => {
    expect(readCredentials({ ...solution, sessionLifetime })).toMatchObject({
      ok: true,
      value: { kind: 'solved-challenge', lifetimeMinutes },
    });
  });

  it.each([
    [null, 'username'],
    ['text', 'username'],
    [[solution], 'username'],
    [{ ...solution, username: undefined }, 'username'],
    [{ ...solution, username: '' }, 'username'],
    [{ ...solution, username: '   ' }, 'username'],
    [{ ...solution, username: { $ne: null } }, 'username'],
    [{ ...solution, username: 'a'.repeat(255) }, 'username'],
    [{ ...solution, signature: 'text' }, 'signature'],
    [{ ...solution, signature: { ...signature, identity: 1 } }, 'signature'],
    [{ ...solution, signature: { ...signature, signature: 's'.repeat(201) } }, 'signature'],
    [{ ...solution, password: undefined }, 'password'],
    [{ ...solution, password: '' }, 'password'],
    [{ ...solution, password: 'lyngkunde1' }, 'password'],
    [{ ...solution, password: `${password}A` }, 'password'],
    [{ ...solution, newPassword: 'short' }, 'newPassword'],
    [{ ...solution, sessionLifetime: -1 }, 'sessionLifetime'],
    [{ ...solution, sessionLifetime: 1e12 }, 'sessionLifetime'],
    [{ ...solution, sessionLifetime: '30; DROP' }, 'sessionLifetime'],
    [{ ...solution, sessionLifetime: 31 }, 'sessionLifetime'],
  ])('%j are rejected for their %s [AUTH-10] (auth-014)', (body, field) => {
    expect(readCredentials(body)).toEqual({ ok: false, error: { kind: 'unreadable-credentials', field } });
  });
});
