import { formatMoney } from '@lyng/i18n/core';
import { plainCode } from '@lyng/model';
import type { CustomerType, MarketAlias } from '@lyng/model';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { beginningOf } from '../../database/storable-text.ts';
import type { ApiContext } from '../../graphql/context.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import type { IResolvers } from '../../graphql/resolver-map.ts';
import type { Scope, ScopeArguments } from '../../shop/scope.ts';
import { isHashedPassword, usernameOf } from '../auth/core/read-credentials.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { signedInUser } from '../auth/signed-in-user.ts';
import { balancesOf } from '../balance/balance-store.ts';
import type { AddressInput } from '../checkout/address.ts';
import { toAddress } from '../checkout/address.ts';
import { once } from '../idempotency/once.ts';
import { decimal } from '../pricing/core/decimal.ts';
import { changeAccount, findAccount, lockAccount } from './account-store.ts';
import type { Account } from './account-store.ts';
import type { Gender } from './account-tables.ts';
import { joinMetaData } from './core/join-meta-data.ts';
import { deleteAccount } from './delete-account.ts';
import { commitReset, requestReset } from './password-reset.ts';

interface UserInput {
  readonly address?: AddressInput | null;
  readonly gender?: Gender | null;
  readonly newsletter?: boolean | null;
  readonly personalId?: string | null;
  readonly customerType?: CustomerType | null;
  readonly metaData?: string | null;
}

const MAX_PERSONAL_ID = 40;

/** The wire's `UserType`; `balance` is what can be spent in the market that asks. */
const present = async (db: Database, account: Account, { market, language }: Scope) => {
  const balances = await balancesOf(db, String(account.id));
  const here = balances.find(({ currency }) => currency === market.currency)?.amount ?? 0;
  return {
    id: account.id,
    email: account.email,
    address: account.address,
    gender: account.gender,
    customerType: account.customer_type,
    newsletter: account.newsletter,
    personalId: account.personal_id,
    memberType: account.member_type,
    memberId: account.member_id,
    balances: balances.map(({ currency, amount }) => ({
      currency,
      amount: decimal(amount),
      amountFormatted: formatMoney(amount, currency, language),
    })),
    balance: decimal(here),
    balanceFormatted: formatMoney(here, market.currency, language),
    metaData: account.meta_data === '' ? null : account.meta_data,
  };
};

/** The account of whoever asks. A token may outlive its account for nobody, and one from elsewhere has none here. */
const ownAccount = async (context: ApiContext): Promise<Account> => {
  const account = await findAccount(context.db, await signedInUser(context));
  if (account !== undefined) return account;
  throw graphqlRefusal('Unauthenticated', 'Log in to do this.');
};

/** A guest is nobody, which is no error; who brings a token that is not believed is told so, and can renew it. */
const getUser = async (_parent: unknown, args: ScopeArguments, context: ApiContext) =>
  context.token === undefined ? null : present(context.db, await ownAccount(context), context.scope(args));

/** Fields that are null or left out stay as they are, in the address too. */
const changedAddress = ({ address }: Account, given: AddressInput, market: MarketAlias) =>
  toAddress(
    {
      ...address,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)),
    },
    market,
  );

const changedMetaData = ({ meta_data: kept }: Account, given: string): string => {
  const joined = joinMetaData(kept, given);
  if (!joined.ok) throw graphqlRefusal('InvalidMetaData', 'The meta data must be a JSON object of at most 32 KB.');
  return joined.value;
};

/** The columns that the input changes, and where the customer was seen. */
const changeOf = (
  account: Account,
  { address, customerType, gender, metaData, newsletter, personalId }: UserInput,
  { market, language }: Scope,
) => ({
  market: market.alias,
  language,
  ...(address && { address: JSON.stringify(changedAddress(account, address, market.alias)) }),
  ...(gender && { gender }),
  ...(newsletter !== null && newsletter !== undefined && { newsletter }),
  ...(personalId !== null &&
    personalId !== undefined && { personal_id: beginningOf(plainCode(personalId), MAX_PERSONAL_ID) }),
  ...(customerType && { customer_type: customerType }),
  ...(metaData !== null && metaData !== undefined && { meta_data: changedMetaData(account, metaData) }),
});

/** Two tabs may save at once: the second adds to what the first has kept. */
const updateUser = async (
  _parent: unknown,
  args: ScopeArguments & { readonly user: UserInput },
  context: ApiContext,
) => {
  const { id } = await ownAccount(context);
  const scope = context.scope(args);
  const changed = await inTransaction(context.db, async (transaction) => {
    const account = await lockAccount(transaction, id);
    return account && changeAccount(transaction, id, changeOf(account, args.user, scope), context.now());
  });
  return changed === undefined ? null : present(context.db, changed, scope);
};

const deleteUser = async (_parent: unknown, _args: unknown, context: ApiContext) => {
  await deleteAccount(context.db, (await ownAccount(context)).id);
  return true;
};

const refuseFlood = (context: ApiContext): void => {
  if (!context.mayPost())
    throw graphqlRefusal('TooManyRequests', 'Too many requests from here. Try again in a minute.');
};

/** The response and its time are the same whoever the address belongs to (X4): the account is looked up after it. */
const requestPasswordReset = async (
  _parent: unknown,
  args: ScopeArguments & { readonly email: string },
  context: ApiContext,
) => {
  refuseFlood(context);
  const { market, language } = context.scope(args);
  const place = { market: market.alias, language, seenAt: context.seenAt };
  context.background.start(() => requestReset(context, usernameOf(args.email), place));
  return true;
};

/** Once per key of the request: whoever did not hear that it worked asks again, and must not be told that the link has expired. */
const commit = async (
  _parent: unknown,
  args: { readonly resetKey: string; readonly password: string },
  context: ApiContext,
  info: GraphQLResolveInfo,
) => {
  refuseFlood(context);
  if (!isHashedPassword(args.password))
    throw graphqlRefusal('InvalidPassword', 'The password must be hashed as the contract says.');
  // Before the transaction: hashing takes longer than a lock may be held.
  const passwordHash = await hashPassword(args.password);
  const now = context.now();
  const intent = {
    key: context.idempotencyKey,
    field: String(info.path.key),
    body: { field: info.fieldName, args },
    now,
  };
  return once(context.db, intent, (transaction) => commitReset(transaction, { key: args.resetKey, passwordHash, now }));
};

/** The root fields of the customer's own account. */
export const accountResolvers: IResolvers = {
  Query: { getUser },
  Mutation: { updateUser, deleteUser, requestPasswordReset, commitReset: commit },
};
