import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { findAccount } from './account-store.ts';
import type { Account } from './account-store.ts';

/** The caller's account. A token may outlive its account, and an external token has none here. */
export async function ownAccount(context: Pick<ApiContext, 'config' | 'db' | 'token' | 'now'>): Promise<Account> {
  const account = await findAccount(context.db, await signedInUser(context));
  if (account !== undefined) return account;
  throw graphqlError('Unauthenticated', 'Log in to do this.');
}
