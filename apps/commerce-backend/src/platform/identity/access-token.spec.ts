import { createHmac } from 'node:crypto';
import { issueToken, verifyToken } from './access-token.ts';

const now = new Date('2026-03-02T10:00:00Z');
const exp = now.getTime() / 1000 + 900;
const secret = 'a secret of at least thirty-two characters';
const claims = { sid: '1001', exp, customerType: 'PERSON', memberType: '' } as const;

const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const signed = (head: unknown, body: unknown, hash = 'sha256', key = secret): string => {
  const text = `${part(head)}.${part(body)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};
const honest = issueToken(secret, claims);
const [head = '', body = '', proof = ''] = honest.split('.');
const hs256 = { alg: 'HS256', typ: 'JWT' };

describe('access tokens', () => {
  it('carry their claims for every holder of the secret [AUTH-03]', () => {
    expect(verifyToken(secret, honest, now)).toEqual({ ok: true, value: claims });
  });

  it.each([
    ['without an algorithm', signed({ alg: 'none' }, claims)],
    ['without an algorithm and signature', `${part({ alg: 'none' })}.${body}.`],
    ['with another algorithm', signed({ alg: 'HS512' }, claims, 'sha512')],
    ['that names RS256', signed({ alg: 'RS256' }, claims)],
    ['of another secret', issueToken('another secret of at least thirty-two characters', claims)],
    ['whose claims were swapped for another user’s', `${head}.${part({ ...claims, sid: '1002' })}.${proof}`],
    ['whose claims made a member', `${head}.${part({ ...claims, memberType: 'Member' })}.${proof}`],
    ['that was made to last', `${head}.${part({ ...claims, exp: exp * 2 })}.${proof}`],
    ['whose head was swapped', `${part({ alg: 'none' })}.${body}.${proof}`],
    ['without a signature', `${head}.${body}.`],
    ['whose signature was cut', `${head}.${body}.${proof.slice(0, -4)}`],
    ['with a fourth part', `${honest}.${proof}`],
    ['with two parts', `${head}.${body}`],
    ['that expires this very second', signed(hs256, { ...claims, exp: now.getTime() / 1000 })],
    ['that expired', issueToken(secret, { ...claims, exp: exp - 901 })],
    ['that never expires', signed(hs256, { sid: '1001' })],
    ['whose end is a text', signed(hs256, { ...claims, exp: String(exp) })],
    ['without a user', signed(hs256, { ...claims, sid: '' })],
    ['of a number', signed(hs256, { ...claims, sid: 1001 })],
    ['that is null', signed(hs256, 'null')],
    ['with invalid JSON', signed(hs256, '{')],
    ['too long to read', issueToken(secret, { ...claims, name: 'a'.repeat(5000) })],
    ['that is empty', ''],
  ])('are not valid: one %s [AUTH-03]', (_, token) => {
    expect(verifyToken(secret, token, now).ok).toBe(false);
  });
});
