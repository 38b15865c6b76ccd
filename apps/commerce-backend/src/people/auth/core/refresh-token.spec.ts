import fc from 'fast-check';
import { GRACE_MS, evaluateRefresh, readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const generation = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('refresh tokens', () => {
  it('are read as what was written, by the same secret only [AUTH-04]', () => {
    fc.assert(
      fc.property(fc.uuid(), generation, (sessionId, number) => {
        const text = writeRefreshToken('secret', { sessionId, generation: number });
        expect(readRefreshToken('secret', text)).toEqual({ sessionId, generation: number });
        expect(readRefreshToken('another', text)).toBeUndefined();
      }),
    );
  });

  it('are nothing when a byte of them is another [AUTH-04]', () => {
    const bytes = Buffer.from(
      writeRefreshToken('secret', { sessionId: '0b9e9a4e-6a6a-4e0e-8f51-1a2b3c4d5e6f', generation: 7 }),
      'base64url',
    );
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ change;
        return readRefreshToken('secret', changed.toString('base64url')) === undefined;
      }),
    );
  });

  const now = new Date('2026-03-02T10:00:00Z');
  const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  it.each([
    { state: 'never renewed', rotatedAt: null, presented: 5, verdict: 'renew' },
    { state: 'renewed long ago', rotatedAt: ago(GRACE_MS), presented: 5, verdict: 'renew' },
    { state: 'renewed just now', rotatedAt: ago(GRACE_MS - 1), presented: 5, verdict: 'same-again' },
    { state: 'renewed just now', rotatedAt: ago(GRACE_MS - 1), presented: 4, verdict: 'same-again' },
    { state: 'renewed by a process whose clock is ahead', rotatedAt: ago(-50), presented: 4, verdict: 'same-again' },
    { state: 'renewed half a minute ago [IN-36]', rotatedAt: ago(GRACE_MS), presented: 4, verdict: 'stolen' },
    { state: 'renewed just now', rotatedAt: ago(1), presented: 3, verdict: 'stolen' },
    { state: 'never renewed', rotatedAt: null, presented: 4, verdict: 'stolen' },
    { state: 'never renewed', rotatedAt: null, presented: 6, verdict: 'stolen' },
  ] as const)(
    'of a session $state, number $presented of 5: $verdict [AUTH-04]',
    ({ rotatedAt, presented, verdict }) => {
      expect(evaluateRefresh({ generation: 5, rotatedAt }, presented, now)).toBe(verdict);
    },
  );
});
