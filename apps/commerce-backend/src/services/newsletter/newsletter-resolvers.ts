import { plainLine, readEmail } from '@lyng/model';
import { inTransaction } from '../../database/in-transaction.ts';
import { beginningOf } from '../../database/storable-text.ts';
import type { ApiContext } from '../../graphql/context.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import type { IResolvers } from '../../graphql/resolver-map.ts';
import type { ScopeArguments } from '../../shop/scope.ts';
import { newsletterAttempts } from '../auth/attempts.ts';
import { takeAttempts } from '../auth/throttle.ts';
import { addSubscriber } from './newsletter-store.ts';
import { queueWelcomeMail } from './welcome-mail.ts';

interface SubscribeArguments extends ScopeArguments {
  readonly email: string;
  readonly tags?: readonly (string | null)[] | null;
}

/** Clients send what they like; what is longer is cut off. */
const MAX_TAGS = 20;
const MAX_TAG = 60;

const readTags = (tags: SubscribeArguments['tags']): readonly string[] =>
  [...new Set((tags ?? []).map((tag) => beginningOf(plainLine(tag ?? ''), MAX_TAG)))]
    .filter((tag) => tag !== '')
    .slice(0, MAX_TAGS);

const refuseFlood = async ({ network, config, db, mayPost, now }: ApiContext): Promise<void> => {
  const attempts = newsletterAttempts(config.authBurst, network);
  if (!mayPost() || !(await takeAttempts(db, attempts, now())).ok)
    throw graphqlRefusal('TooManyRequests', 'Too many requests from here. Try again in a minute.');
};

/** The response is the same whether the address was there or not: nobody learns who else subscribes. */
const subscribeToNewsletter = async (_parent: unknown, args: SubscribeArguments, context: ApiContext) => {
  const email = readEmail(args.email)?.toLowerCase();
  if (email === undefined) throw graphqlRefusal('InvalidEmail', 'This is no email address.');
  await refuseFlood(context);
  const scope = context.scope(args);
  const now = context.now();
  await inTransaction(context.db, async (transaction) => {
    const added = await addSubscriber(transaction, {
      email,
      market: scope.market.alias,
      language: scope.language,
      tags: readTags(args.tags),
      now,
    });
    if (added !== undefined)
      await queueWelcomeMail(transaction, context, {
        email,
        unsubscribeKey: added.unsubscribe_key,
        scope,
        seenAt: context.seenAt,
        now,
      });
  });
  return true;
};

/** The root field of the newsletter. */
export const newsletterResolvers: IResolvers = { Mutation: { subscribeToNewsletter } };
