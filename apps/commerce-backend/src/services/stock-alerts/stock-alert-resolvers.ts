import { readEmail } from '@lyng/model';
import type { ApiContext } from '../../graphql/context.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import type { IResolvers } from '../../graphql/resolver-map.ts';
import type { ScopeArguments } from '../../shop/scope.ts';
import { signedInCustomer } from '../auth/signed-in-user.ts';
import { keepAlert } from './stock-alert-store.ts';

interface MonitorArguments extends ScopeArguments {
  readonly email: string;
  readonly skuId: number;
}

/** The answer is the same whether the address waits already or not: nobody learns who else asked. */
const monitorProductAvailability = async (_parent: unknown, args: MonitorArguments, context: ApiContext) => {
  const email = readEmail(args.email)?.toLowerCase();
  if (email === undefined) throw graphqlRefusal('InvalidEmail', 'This is no email address.');
  if (!context.mayPost())
    throw graphqlRefusal('TooManyRequests', 'Too many requests from here. Try again in a minute.');
  const { market, language } = context.scope(args);
  const userId = (await signedInCustomer(context))?.sid ?? null;
  const isKnown = await keepAlert(context.db, {
    email,
    skuId: args.skuId,
    market: market.alias,
    language,
    userId,
    now: context.now(),
  });
  if (!isKnown) throw graphqlRefusal('UnknownSku', 'There is no such size.');
  return true;
};

/** The root field of stock alerts. */
export const stockAlertResolvers: IResolvers = { Mutation: { monitorProductAvailability } };
