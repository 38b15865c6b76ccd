import { readEmail } from '@lyng/model';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { MutationResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { signedInCustomer } from '../../platform/identity/signed-in-user.ts';
import { saveAlert } from './stock-alert-store.ts';

/** The response is the same whether the address waits already or not: it does not reveal other alerts. */
const monitorProductAvailability: MutationResolvers['monitorProductAvailability'] = async (_parent, args, context) => {
  const email = readEmail(args.email)?.toLowerCase();
  if (email === undefined) throw graphqlError('InvalidEmail', 'This is not an email address.');
  if (!context.mayPost()) throw graphqlError('TooManyRequests', 'Too many requests from here. Try again in a minute.');
  const { market, language } = context.scope(args);
  const customer = await signedInCustomer(context);
  const isKnown = await saveAlert(context.db, {
    email,
    skuId: args.skuId,
    market: market.alias,
    language,
    userId: customer?.sid ?? null,
    isMember: (customer?.memberId ?? 0) !== 0,
    now: context.now(),
  });
  if (!isKnown) throw graphqlError('UnknownSku', 'There is no such size.');
  return true;
};

/** The root field of stock alerts. */
export const stockAlertResolvers = { Mutation: { monitorProductAvailability } } satisfies Resolvers;
