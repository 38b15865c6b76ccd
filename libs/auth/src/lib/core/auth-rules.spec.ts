import { checkValues } from './auth-values.ts';
import type { AuthForm, AuthValues } from './auth-values.ts';
import { storedTokenDelay, lifetimeOf, refreshDelay } from './session-lifetimes.ts';
import { isOver, readClaims } from './token-claims.ts';

const values = (typed: Partial<AuthValues>): AuthValues => ({
  email: 'kunde@example.com',
  password: 'lyngkunde1',
  repeated: 'lyngkunde1',
  ...typed,
});

describe('the fields', () => {
  it.each<[string, AuthForm, Partial<AuthValues>, string]>([
    ['a login needs both', 'login', { email: '', password: '' }, 'email missing, password missing'],
    ['an old password may be short', 'login', { password: 'kort' }, ''],
    ['spaces are not an email', 'login', { email: '   ' }, 'email missing'],
    ['[IN-18] the last part of a host is no number', 'login', { email: 'kunde@lyng.123' }, 'email no-email'],
    ['[IN-19] invisible characters are passed over', 'login', { email: 'kunde@example.com\u200b' }, ''],
    ['an email has a host', 'login', { email: 'kunde@lyng' }, 'email no-email'],
    ['six signs are too few', 'register', { password: '123456', repeated: '123456' }, 'password too-short'],
    ['seven are enough', 'register', { password: '1234567', repeated: '1234567' }, ''],
    ['an emoji is one character', 'register', { password: '🙂🙂🙂🙂', repeated: '🙂🙂🙂🙂' }, 'password too-short'],
    ['two passwords are one', 'register', { repeated: 'lyngkunde2' }, 'repeated mismatch'],
    ['however they are composed', 'register', { password: 'pässwörd7', repeated: 'pa\u0308sswo\u0308rd7' }, ''],
    ['spaces are part of it', 'register', { password: ' some space ', repeated: 'some space' }, 'repeated mismatch'],
    ['a forgotten one needs the email', 'forgotten', { email: 'x', password: '', repeated: '' }, 'email no-email'],
    [
      'a new one itself',
      'new-password',
      { email: '', password: '', repeated: '' },
      'password missing, repeated missing',
    ],
  ])('%s [AUTH-10]', (_rule, form, typed, errors) => {
    const found = checkValues(form, values(typed)).map(({ field, error }) => `${field} ${error}`);
    expect(found.join(', ')).toBe(errors);
  });
});

const token = (body: object, head: object = { alg: 'HS256' }): string =>
  [head, body]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('c2ln')
    .join('.');

describe('the claims of a token', () => {
  const claims = {
    sid: '7',
    name: 'Åse@example.com',
    exp: 100,
    customerType: 'ORGANIZATION',
    memberType: 'Student-Curve',
    memberId: 'm1',
  };
  const { sid: userId, name: userName, exp: expiresAt, ...same } = claims;
  const namespaced = Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name === 'exp' ? name : `http://schemas.example/claims/${name[0]?.toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  );

  it.each([
    ['plain names', token(claims)],
    ['names with a namespace and a capital letter', token(namespaced)],
  ])('are read from %s', (_case, text) => {
    expect(readClaims(text)).toEqual({ userId, userName, expiresAt, ...same });
  });

  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['half a token', 'a.b'],
    ['no signature', token(claims).replace(/[^.]*$/, '')],
    ['the algorithm none', token(claims, { alg: 'none' })],
    ['the algorithm nOnE', token(claims, { alg: 'nOnE' })],
    ['no end', token({ ...claims, exp: undefined })],
    ['an endless end', token({ ...claims, exp: '1e999' })],
    ['no user', token({ ...claims, sid: '' })],
    ['a list', token([claims])],
    ['no JSON', 'e30.%%%.c2ln'],
    ['more than fits', `${token(claims)}${'x'.repeat(4096)}`],
  ])('are null for %s [AUTH-01]', (_case, text) => {
    expect(readClaims(text)).toBeNull();
  });

  it('have no member when the number is empty', () => {
    expect(readClaims(token({ ...claims, memberId: 0 }))?.memberId).toBe('');
    expect(readClaims(token({ ...claims, memberId: 12 }))?.memberId).toBe('12');
  });

  it.each([
    [99_999, false],
    [100_000, true],
  ])('are expired at %d ms: %s', (now, over) => {
    expect(isOver({ expiresAt: 100 }, now)).toBe(over);
  });
});

describe('times', () => {
  it.each([
    [900, 810_000],
    [60, 54_000],
    [1, 5_000],
    [Number.NaN, 5_000],
  ])(
    'a token for %d s is refreshed after %d ms: 0.9 of its life, never a storm [AUTH-07] (cookies-010)',
    (maxAge, delay) => {
      expect(refreshDelay(maxAge)).toBe(delay);
    },
  );

  it.each([
    ['just come', 900, 810_000],
    ['half over', 450, 360_000],
    ['over', -60, 5_000],
    ['of a clock that is two hours ahead', -7200, 5_000],
    ['of a clock that is two hours behind', 8100, 810_000],
  ])('a stored token that is %s waits as long as it may [AUTH-07] (auth-020)', (_case, left, delay) => {
    expect(storedTokenDelay(1_000_000 + left, 1_000_000_000)).toBeCloseTo(delay, -1);
  });

  it.each([
    ['1800', 1800],
    ['604800', 604_800],
    ['1e12', 604_800],
    ['0', 604_800],
    ['30; DROP', 604_800],
    [undefined, 604_800],
  ])('%j maps to one of the two lifetimes [AUTH-09] (cookies-010)', (noted, seconds) => {
    expect(lifetimeOf(noted)).toBe(seconds);
  });
});
