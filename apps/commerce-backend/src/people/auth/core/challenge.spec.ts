import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { acceptsSignature, isChallenge, makeChallenge, signChallenge } from './challenge.ts';

const secret = 'secret';
const now = new Date('2026-03-02T10:00:00Z');
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const nonce = createHash('md5').update('a nonce').digest();
const who = { username: 'anna@example.com', client: 'Firefox' };
const challenge = makeChallenge(secret, nonce, now, who);
const signature = signChallenge(secret, challenge, now);
/** The same bytes in another spelling: the last letter of this length has two bits to spare. */
const respelled = challenge.slice(0, -1) + String.fromCharCode(challenge.charCodeAt(challenge.length - 1) + 1);

describe('a challenge', () => {
  it('fits an address as it is, and is accepted once signed [AUTH-03]', () => {
    expect(encodeURIComponent(challenge)).toBe(challenge);
    expect(acceptsSignature(secret, signature, now, who)).toBe(true);
    expect(acceptsSignature(secret, signature, later(59_999), who)).toBe(true);
  });

  it.each([
    ['after a minute', () => acceptsSignature(secret, signature, later(60_000), who)],
    ['for another user', () => acceptsSignature(secret, signature, now, { ...who, username: 'bo@example.com' })],
    ['from another client', () => acceptsSignature(secret, signature, now, { ...who, client: 'curl' })],
    [
      'where name and client were moved into each other',
      () => acceptsSignature(secret, signature, now, { username: 'anna@example.comF', client: 'irefox' }),
    ],
    [
      'with another time of signing',
      () => acceptsSignature(secret, { ...signature, timestamp: later(1).toISOString() }, now, who),
    ],
    ['without a signature', () => acceptsSignature(secret, { ...signature, signature: '' }, now, who)],
    ['signed by somebody else', () => acceptsSignature(secret, signChallenge('other', challenge, now), now, who)],
    [
      'made by somebody else',
      () => acceptsSignature(secret, signChallenge(secret, makeChallenge('other', nonce, now, who), now), now, who),
    ],
    ['in another spelling', () => acceptsSignature(secret, signChallenge(secret, respelled, now), now, who)],
  ])('is rejected %s [AUTH-03]', (_, accepts) => {
    expect(accepts()).toBe(false);
  });

  it('rejects made-up texts', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        (identity) => !acceptsSignature(secret, { ...signature, identity }, now, who),
      ),
    );
    expect(isChallenge(respelled)).toBe(false);
  });
});
