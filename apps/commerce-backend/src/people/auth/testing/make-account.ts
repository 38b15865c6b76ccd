import { randomUUID } from 'node:crypto';
import type { CustomerType } from '@lyng/model';
import type { Backend } from '../../../platform/backend.ts';
import { createAccount } from '../../account/account-store.ts';
import type { Account } from '../../account/account-store.ts';
import { toAddress } from '../../../shop/address.ts';
import type { AddressInput } from '../../../shop/address.ts';
import { clientPasswordHash } from '../client-password-hash.ts';
import { REMEMBERED_MINUTES } from '../core/read-credentials.ts';
import { grantOf } from '../grant.ts';
import type { Grant } from '../grant.ts';
import { hashPassword } from '../password-hash.ts';
import type { PasswordCost } from '../password-hash.ts';
import { openSession } from '../session-store.ts';

/** The account's values that a test needs; the rest is made up. */
export interface AccountOptions {
  readonly email?: string;
  readonly password?: string;
  readonly customerType?: CustomerType;
  readonly memberType?: string;
  readonly memberId?: number;
  readonly address?: AddressInput;
}

/** An account that is logged in. */
export interface MadeAccount extends Grant {
  readonly account: Account;
  /** As tokens and orders name it. */
  readonly userId: string;
  readonly password: string;
  /** The header of a request of this customer. */
  readonly bearer: { readonly authorization: string };
}

/** A test may log in often; how much a real guess costs is another matter. */
const CHEAP: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/** Makes an account and logs it in, without the protocol. */
export async function makeAccount(
  backend: Pick<Backend, 'config' | 'db' | 'now'>,
  options: AccountOptions = {},
): Promise<MadeAccount> {
  const { email = `${randomUUID()}@example.com`, password = 'correct horse', address, ...rest } = options;
  const passwordHash = await hashPassword(clientPasswordHash(password), CHEAP);
  const place = { market: 'dk', language: 'da' } as const;
  const account = await createAccount(
    backend.db,
    { email, passwordHash, ...place, address: toAddress(address), ...rest },
    backend.now(),
  );
  if (account === undefined)
    throw new Error(`commerce-backend: makeAccount: ${email} has an account already. Name another.`);
  const session = await openSession(backend.db, account, REMEMBERED_MINUTES, backend.now());
  if (session === undefined)
    throw new Error(`commerce-backend: makeAccount: somebody else changed ${email}. Use an address of its own.`);
  const grant = await grantOf(backend, account, session, backend.now());
  return {
    ...grant,
    account,
    password,
    userId: String(account.id),
    bearer: { authorization: `Bearer ${grant.token}` },
  };
}
