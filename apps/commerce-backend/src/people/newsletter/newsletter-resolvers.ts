import { plainLine, readEmail } from '@lyng/model';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { beginningOf } from '../../platform/database/storable-text.ts';
import type { ApiContext } from '../../platform/graphql/context.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type {
  MutationResolvers,
  MutationSubscribeToNewsletterArgs,
  Resolvers,
} from '../../platform/graphql/resolver-types.generated.ts';
import { newsletterAttempts } from './newsletter-attempts.ts';
import { consumeAttempts } from '../../platform/limits/throttle.ts';
import { addSubscriber } from './newsletter-store.ts';
import { queueWelcomeMail } from './welcome-mail.ts';

/** Clients send what they like; what is longer is cut off. */
const MAX_TAGS = 20;
const MAX_TAG = 60;

const readTags = (tags: MutationSubscribeToNewsletterArgs['tags']): readonly string[] =>
  [...new Set((tags ?? []).map((tag) => beginningOf(plainLine(tag ?? ''), MAX_TAG)))]
    .filter((tag) => tag !== '')
    .slice(0, MAX_TAGS);

const rejectFlood = async ({ network, config, db, mayPost, now }: ApiContext): Promise<void> => {
  const attempts = newsletterAttempts(config.authBurst, network);
  if (!mayPost() || !(await consumeAttempts(db, attempts, now())).ok)
    throw graphqlError('TooManyRequests', 'Too many requests from here. Try again in a minute.');
};

/** The response is the same whether the address was subscribed or not: it does not reveal other subscribers. */
const subscribeToNewsletter: MutationResolvers['subscribeToNewsletter'] = async (_parent, args, context) => {
  const email = readEmail(args.email)?.toLowerCase();
  if (email === undefined) throw graphqlError('InvalidEmail', 'This is not an email address.');
  await rejectFlood(context);
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
export const newsletterResolvers = { Mutation: { subscribeToNewsletter } } satisfies Resolvers;
