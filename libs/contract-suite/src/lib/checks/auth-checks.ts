import { randomUUID } from 'node:crypto';
import { assertContract, assertEqual, customerReads, customerWrites, guestReads, guestWrites } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { claimsOf, isRejected, tokensOf } from '../wire/auth.ts';
import type { AuthClient } from '../wire/auth.ts';

const unknownName = (): string => `contract-${randomUUID()}@example.com`;

/** Challenge and signature, login, renewal and logout, registration. */
export function authChecks(auth: AuthClient): readonly Check[] {
  return [
    guestReads('an unknown name gets a challenge too', async () => {
      const challenge = await auth.challenge(unknownName());
      assertEqual(challenge, encodeURIComponent(challenge), 'A challenge that is safe in an address');
      await auth.challenge(unknownName(), 'register');
    }),
    guestReads('a challenge is signed', async () => {
      await auth.signature(await auth.challenge(unknownName()));
    }),
    guestReads('a wrong password gets no token', async () => {
      const response = await auth.authenticate('login', { username: unknownName(), password: 'not-the-password' });
      assertContract(isRejected(response), 'There is a token.');
    }),
    guestReads('a made-up refresh token gets no token', async () =>
      assertContract(isRejected(await auth.refresh('made-up')), 'There is a token.'),
    ),
    customerReads('a login gives tokens with the claims that clients read', async () => {
      const { token, maxAge } = await auth.logIn();
      const claims = claimsOf(token);
      assertContract(claims['sid'] !== undefined, 'The claim sid is missing.');
      assertContract(typeof claims['exp'] === 'number', 'The claim exp is missing.');
      assertContract(maxAge > 0, `maxAge is ${String(maxAge)}.`);
    }),
    customerReads('a refresh token gives another one, and a logout ends it', async () => {
      const first = await auth.logIn();
      const second = tokensOf(await auth.refresh(first.refreshToken));
      assertContract(second.refreshToken !== first.refreshToken, 'It is the same.');
      assertEqual((await auth.logout(second.refreshToken)).status, 200, 'The status of the logout');
      assertContract(isRejected(await auth.refresh(second.refreshToken)), 'It still gives tokens.');
    }),
    guestWrites('a name is registered once', async () => {
      const made = { username: unknownName(), password: 'Contract-7-Suite' };
      tokensOf(await auth.authenticate('register', made));
      assertContract(isRejected(await auth.authenticate('register', made)), 'It is registered twice.');
      tokensOf(await auth.authenticate('login', made));
    }),
    customerWrites('a right password after wrong ones is not limited', async () => {
      for (let round = 0; round < 5; round += 1) {
        const wrong = { username: auth.customer.username, password: `wrong-${String(round)}-password` };
        assertContract(isRejected(await auth.authenticate('login', wrong)), 'There is a token.');
        await auth.logIn();
      }
    }),
  ];
}
