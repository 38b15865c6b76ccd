import { lockAccount } from '../../people/account/account-store.ts';
import { ownAccount } from '../../people/account/own-account.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MembershipInputType,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { parseCartId } from '../../shop/cart-id.ts';
import { changeContact, findContact } from './contact-store.ts';
import { contactOfAccount } from './membership-store.ts';
import { presentMembership } from './present-membership.ts';
import { presentVouchers } from './present-vouchers.ts';

/** As for `getUser`, a guest has none and an invalid token is an error. */
const getMembership: QueryResolvers['getMembership'] = async (_parent, args, context) => {
  if (context.token === undefined) return null;
  const { id } = await ownAccount(context);
  const userId = String(id);
  const contact = await findContact(context.db, { userId });
  return presentMembership(context.db, { userId, contact, now: context.now(), scope: context.scope(args) });
};

/** Of the cart it only has what the goods lack; an invalid id counts as no cart. */
const getBonusVouchers: QueryResolvers['getBonusVouchers'] = async (_parent, args, context) => {
  if (context.token === undefined) return null;
  const { id } = await ownAccount(context);
  const cartId = parseCartId(args.cartId);
  return presentVouchers(context.db, {
    userId: String(id),
    cartId: cartId.ok ? cartId.value : undefined,
    now: context.now(),
    scope: context.scope(args),
  });
};

/** Preferences that are null or left out stay as they are. */
const preferencesOf = ({ acceptsEmail, acceptsSms }: MembershipInputType) => ({
  ...(typeof acceptsEmail === 'boolean' && { accepts_email: acceptsEmail }),
  ...(typeof acceptsSms === 'boolean' && { accepts_sms: acceptsSms }),
});

/** The account is locked first, so that two tabs that save at once make one contact. */
const updateMembership: MutationResolvers['updateMembership'] = async (_parent, args, context) => {
  const { id } = await ownAccount(context);
  const { membership } = args;
  const now = context.now();
  const contact = await inTransaction(context.db, async (transaction) => {
    const account = await lockAccount(transaction, id);
    if (account === undefined) return undefined;
    const own = await contactOfAccount(transaction, account, now);
    return changeContact(transaction, own.id, preferencesOf(membership), now);
  });
  if (contact === undefined) throw graphqlError('Unauthenticated', 'Log in to do this.');
  return presentMembership(context.db, { userId: String(id), contact, now, scope: context.scope(args) });
};

export const membershipResolvers = {
  Query: { getBonusVouchers, getMembership },
  Mutation: { updateMembership },
} satisfies Resolvers;
