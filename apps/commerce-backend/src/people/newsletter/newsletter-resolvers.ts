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
import { queueConfirmationMail } from './newsletter-mails.ts';
import { mailboxOf } from '../../platform/limits/mailbox-of.ts';
import { consumeAttempts } from '../../platform/limits/throttle.ts';
import type { Attempt } from '../../platform/limits/throttle.ts';
import { addConfirmation, isSubscribed } from './newsletter-store.ts';

/** Clients send what they like; what is longer is cut off. */
const MAX_TAGS = 20;
const MAX_TAG = 60;

const readTags = (tags: MutationSubscribeToNewsletterArgs['tags']): readonly string[] =>
  [...new Set((tags ?? []).map((tag) => beginningOf(plainLine(tag ?? ''), MAX_TAG)))]
    .filter((tag) => tag !== '')
    .slice(0, MAX_TAGS);

/** Sign-ups for the newsletter from one address, each of which may send a mail to somebody else; taken back never. */
const newsletterAttempts = (burst: number, address: string): readonly Attempt[] => [
  { kind: 'newsletter', by: [address], rule: { burst: burst * 4, firstWait: 60, maxWait: 3600, leaks: true } },
];

/** Requests for a confirmation that a mailbox may be sent, under whichever of its addresses. */
const mailboxAttempts = (burst: number, email: string): readonly Attempt[] => [
  { kind: 'newsletter-mailbox', by: [mailboxOf(email)], rule: { burst, firstWait: 600, maxWait: 3600 } },
];

const rejectFlood = async ({ network, config, db, mayPost, now }: ApiContext): Promise<void> => {
  const attempts = newsletterAttempts(config.authBurst, network);
  if (!mayPost() || !(await consumeAttempts(db, attempts, now())).ok)
    throw graphqlError('TooManyRequests', 'Too many requests from here. Try again in a minute.');
};

/**
 * Requires a confirmation by mail. The response is the same whether the address was subscribed or not, or has had too
 * many mails: it does not reveal other subscribers.
 */
const subscribeToNewsletter: MutationResolvers['subscribeToNewsletter'] = async (_parent, args, context) => {
  const email = readEmail(args.email)?.toLowerCase();
  if (email === undefined) throw graphqlError('InvalidEmail', 'This is not an email address.');
  await rejectFlood(context);
  const scope = context.scope(args);
  const now = context.now();
  if (await isSubscribed(context.db, email)) return true;
  if (!(await consumeAttempts(context.db, mailboxAttempts(context.config.authBurst, email), now)).ok) return true;
  const { market, language } = scope;
  await inTransaction(context.db, async (transaction) => {
    const tags = readTags(args.tags);
    const key = await addConfirmation(transaction, { email, market: market.alias, language, tags, now });
    await queueConfirmationMail(transaction, context.config, { email, key, scope, now });
  });
  return true;
};

export const newsletterResolvers = { Mutation: { subscribeToNewsletter } } satisfies Resolvers;
