import { formatMoney } from '@lyng/i18n/core';
import { plainCode } from '@lyng/model';
import type { MarketAlias } from '@lyng/model';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { beginningOf } from '../../platform/database/storable-text.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  Resolvers,
  UserInputType,
} from '../../platform/graphql/resolver-types.generated.ts';
import type { Scope } from '../../shop/scope.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { isHashedPassword, usernameOf } from '../auth/core/read-credentials.ts';
import { hashPassword } from '../auth/password-hash.ts';
import type { AddressInput } from '../../shop/address.ts';
import { toAddress } from '../../shop/address.ts';
import { intentOf, once } from '../../platform/idempotency/once.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { changeAccount, lockAccount } from '../account/account-store.ts';
import type { Account } from '../account/account-store.ts';
import { ownAccount } from '../account/own-account.ts';
import { joinMetaData } from './core/join-meta-data.ts';
import { deleteAccount } from './delete-account.ts';
import { commitReset, requestReset } from '../auth/password-reset.ts';

const MAX_PERSONAL_ID = 40;

/** The API's `UserType`; `balance` is what can be spent in the requested market. */
const present = async ({ db, customerHooks }: ApiContext, account: Account, { market, language }: Scope) => {
  const balances = await customerHooks.balancesOf(db, String(account.id));
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

/** A guest has no user, which is not an error; an invalid token is an error, so that the client can renew it. */
const getUser: QueryResolvers['getUser'] = async (_parent, args, context) =>
  context.token === undefined ? null : present(context, await ownAccount(context), context.scope(args));

/** Fields that are null or left out stay as they are, in the address too. */
const changedAddress = ({ address }: Account, given: AddressInput, market: MarketAlias) =>
  toAddress(
    {
      ...address,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)),
    },
    market,
  );

const changedMetaData = ({ meta_data: stored }: Account, given: string): string => {
  const joined = joinMetaData(stored, given);
  if (joined !== undefined) return joined;
  throw graphqlError('InvalidMetaData', 'The meta data must be a JSON object of at most 32 KB.');
};

/** The columns that the input changes, and where the customer was seen. */
const changeOf = (
  account: Account,
  { address, customerType, gender, metaData, newsletter, personalId }: UserInputType,
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

/** Two tabs may save at once: the second adds to what the first has stored. */
const updateUser: MutationResolvers['updateUser'] = async (_parent, args, context) => {
  const { id } = await ownAccount(context);
  const scope = context.scope(args);
  const changed = await inTransaction(context.db, async (transaction) => {
    const account = await lockAccount(transaction, id);
    return account && changeAccount(transaction, id, changeOf(account, args.user, scope), context.now());
  });
  return changed === undefined ? null : present(context, changed, scope);
};

const deleteUser: MutationResolvers['deleteUser'] = async (_parent, _args, context) => {
  await deleteAccount(context.db, context.customerHooks.deletions, (await ownAccount(context)).id);
  return true;
};

const rejectFlood = (context: ApiContext): void => {
  if (!context.mayPost()) throw graphqlError('TooManyRequests', 'Too many requests from here. Try again in a minute.');
};

/**
 * The response and its time are the same for every address, so that they do not reveal accounts: the account is looked
 * up after it.
 */
const requestPasswordReset: MutationResolvers['requestPasswordReset'] = async (_parent, args, context) => {
  rejectFlood(context);
  const { market, language } = context.scope(args);
  const place = { market: market.alias, language, seenAt: context.seenAt };
  context.background.start(() => requestReset(context, usernameOf(args.email), place));
  return true;
};

/**
 * Once per key of the request: a client that lost the response sends the request again, and must not get the error that
 * the link has expired.
 */
const commit: MutationResolvers['commitReset'] = async (_parent, args, context, info) => {
  rejectFlood(context);
  if (!isHashedPassword(args.password))
    throw graphqlError('InvalidPassword', 'The password must be hashed as the API requires.');
  if (isCommonPassword(args.password, context.config.shop.name))
    throw graphqlError('CommonPassword', 'This password is too easy to guess.');
  // Before the transaction: hashing takes longer than a lock may be held.
  const passwordHash = await hashPassword(args.password);
  const intent = intentOf(context, info, { field: info.fieldName, args });
  return once(context.db, intent, (transaction) =>
    commitReset(transaction, { key: args.resetKey, passwordHash, now: intent.now }),
  );
};

export const accountResolvers = {
  Query: { getUser },
  Mutation: { updateUser, deleteUser, requestPasswordReset, commitReset: commit },
} satisfies Resolvers;
