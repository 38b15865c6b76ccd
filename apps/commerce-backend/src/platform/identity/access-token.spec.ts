import { createHmac } from 'node:crypto';
import { issueToken, verifyToken } from './access-token.ts';

const now = new Date('2026-03-02T10:00:00Z');
const exp = now.getTime() / 1000 + 900;
const rules = {
  secret: 'a secret of at least thirty-two characters',
  iss: 'lyng',
  aud: 'lyng-storefront',
  acceptsExternal: false,
};
const shared = { ...rules, acceptsExternal: true };
const claims = { sid: '1001', exp, customerType: 'PERSON', memberType: '' } as const;

const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const signed = (head: unknown, body: unknown, hash = 'sha256'): string => {
  const text = `${part(head)}.${part(body)}`;
  return `${text}.${createHmac(hash, rules.secret).update(text).digest('base64url')}`;
};
const ours = { iss: rules.iss, aud: rules.aud, ...claims };
const honest = issueToken(rules, claims);
const [head = '', body = '', proof = ''] = honest.split('.');
const hs256 = { alg: 'HS256', typ: 'JWT' };

describe('access tokens', () => {
  it('carry their claims for every holder of the secret [AUTH-03]', () => {
    expect(verifyToken(rules, honest, now)).toEqual({ ok: true, value: ours });
  });

  it.each([
    ['without an algorithm', signed({ alg: 'none' }, ours)],
    ['without an algorithm and signature', `${part({ alg: 'none' })}.${body}.`],
    ['with another algorithm', signed({ alg: 'HS512' }, ours, 'sha512')],
    ['that names RS256', signed({ alg: 'RS256' }, ours)],
    ['of another secret', issueToken({ ...rules, secret: 'another secret of at least thirty-two characters' }, claims)],
    ['whose claims were swapped for another user’s', `${head}.${part({ ...ours, sid: '1002' })}.${proof}`],
    ['whose claims made a member', `${head}.${part({ ...ours, memberType: 'Member' })}.${proof}`],
    ['that was made to last', `${head}.${part({ ...ours, exp: exp * 2 })}.${proof}`],
    ['whose head was swapped', `${part({ alg: 'none' })}.${body}.${proof}`],
    ['without a signature', `${head}.${body}.`],
    ['whose signature was cut', `${head}.${body}.${proof.slice(0, -4)}`],
    ['with a fourth part', `${honest}.${proof}`],
    ['with two parts', `${head}.${body}`],
    ['that expires this very second', signed(hs256, { ...ours, exp: now.getTime() / 1000 })],
    ['that expired', issueToken(rules, { ...claims, exp: exp - 901 })],
    ['that never expires', signed(hs256, { ...ours, exp: undefined })],
    ['whose end is a text', signed(hs256, { ...ours, exp: String(exp) })],
    ['without a user', signed(hs256, { ...ours, sid: '' })],
    ['of a number', signed(hs256, { ...ours, sid: 1001 })],
    ['that is null', signed(hs256, 'null')],
    ['with invalid JSON', signed(hs256, '{')],
    ['too long to read', issueToken(rules, { ...claims, name: 'a'.repeat(5000) })],
    ['that is empty', ''],
  ])('are not valid: one %s [AUTH-03]', (_, token) => {
    expect(verifyToken(rules, token, now).ok).toBe(false);
  });

  it.each([
    ['of another issuer', { ...ours, iss: 'another' }],
    ['for another audience', { ...ours, aud: 'another' }],
    ['for several audiences', { ...ours, aud: [ours.aud, 'another'] }],
    ['without an issuer', { ...ours, iss: undefined }],
    ['without an audience', { ...ours, aud: undefined }],
    ['of a login here that names neither', { ...claims, sessionId: 'a' }],
  ])('are not valid though our secret signed them: one %s [AUTH-03]', (_, body) => {
    const foreign = { ok: false, error: { kind: 'foreign-token' } };
    for (const each of [rules, shared]) expect(verifyToken(each, signed(hs256, body), now)).toEqual(foreign);
  });

  it('of an external auth service have the claims of the contract, where one shares the secret [AUTH-13]', () => {
    const token = signed(hs256, claims);
    expect([verifyToken(shared, token, now).ok, verifyToken(rules, token, now).ok]).toEqual([true, false]);
  });
});
