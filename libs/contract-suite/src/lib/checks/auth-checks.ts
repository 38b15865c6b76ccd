import { randomUUID } from 'node:crypto';
import { assertContract, assertEqual } from '../core/check.ts';
import type { Check } from '../core/check.ts';
import { claimsOf, isRejected, tokensOf } from '../wire/auth.ts';
import type { AuthClient, Tokens } from '../wire/auth.ts';

/** A customer of the backend. */
export interface Customer {
  readonly username: string;
  readonly password: string;
}

const unknownName = (): string => `contract-${randomUUID()}@example.com`;

/** Challenge and signature, login, renewal and logout, registration. */
export function authChecks(auth: AuthClient, customer: Customer | undefined): readonly Check[] {
  const logIn = async (): Promise<Tokens> =>
    tokensOf(await auth.authenticate('login', customer ?? { username: '', password: '' }));
  return [
    {
      name: 'an unknown name gets a challenge too',
      role: 'guest',
      run: async () => {
        const challenge = await auth.challenge(unknownName());
        assertEqual(challenge, encodeURIComponent(challenge), 'A challenge that is safe in an address');
        await auth.challenge(unknownName(), 'register');
      },
    },
    {
      name: 'a challenge is signed',
      role: 'guest',
      run: async () => {
        await auth.signature(await auth.challenge(unknownName()));
      },
    },
    {
      name: 'a wrong password gets no token',
      role: 'guest',
      run: async () => {
        const response = await auth.authenticate('login', { username: unknownName(), password: 'not-the-password' });
        assertContract(isRejected(response), 'There is a token.');
      },
    },
    {
      name: 'a made-up refresh token gets no token',
      role: 'guest',
      run: async () => assertContract(isRejected(await auth.refresh('made-up')), 'There is a token.'),
    },
    {
      name: 'a login gives tokens with the claims that clients read',
      role: 'customer',
      run: async () => {
        const { token, maxAge } = await logIn();
        const claims = claimsOf(token);
        assertContract(claims['sid'] !== undefined, 'The claim sid is missing.');
        assertContract(typeof claims['exp'] === 'number', 'The claim exp is missing.');
        assertContract(maxAge > 0, `maxAge is ${String(maxAge)}.`);
      },
    },
    {
      name: 'a refresh token gives another one, and a logout ends it',
      role: 'customer',
      run: async () => {
        const first = await logIn();
        const second = tokensOf(await auth.refresh(first.refreshToken));
        assertContract(second.refreshToken !== first.refreshToken, 'It is the same.');
        assertEqual((await auth.logout(second.refreshToken)).status, 200, 'The status of the logout');
        assertContract(isRejected(await auth.refresh(second.refreshToken)), 'It still gives tokens.');
      },
    },
    {
      name: 'a name is registered once',
      role: 'guest',
      writes: true,
      run: async () => {
        const made = { username: unknownName(), password: 'Contract-7-Suite' };
        tokensOf(await auth.authenticate('register', made));
        assertContract(isRejected(await auth.authenticate('register', made)), 'It is registered twice.');
        tokensOf(await auth.authenticate('login', made));
      },
    },
    {
      name: 'a right password after wrong ones is not limited',
      role: 'customer',
      writes: true,
      run: async () => {
        for (let round = 0; round < 5; round += 1) {
          const wrong = { username: customer?.username ?? '', password: `wrong-${String(round)}-password` };
          assertContract(isRejected(await auth.authenticate('login', wrong)), 'There is a token.');
          await logIn();
        }
      },
    },
  ];
}
