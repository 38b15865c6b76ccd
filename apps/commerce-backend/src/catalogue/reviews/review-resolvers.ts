import type { ApiContext } from '../../platform/graphql/context.ts';
import { pageBounds } from '../../platform/graphql/page-bounds.ts';
import { graphqlError } from '../../platform/graphql/graphql-error.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../platform/graphql/resolver-types.generated.ts';
import type { ScopeArguments } from '../../shop/scope.ts';
import { signedInUser } from '../../platform/identity/signed-in-user.ts';
import { once } from '../../platform/idempotency/once.ts';
import { findShownProduct } from '../documents/products-for-members.ts';
import { parseReview } from './core/parse-review.ts';
import { readReviews, storeReview } from './review-store.ts';

/** Reviews of one page: by default, and at most. */
const pageLimits = { maxTake: 100, defaultTake: 20 };

const productIdOf = async (context: ApiContext, args: ScopeArguments, alias: string): Promise<number | undefined> => {
  const id = await (await context.catalogue()).productIdByAlias(context.scope(args).language, alias);
  return id === undefined ? undefined : (await findShownProduct(context, id))?.productId;
};

const reviews: QueryResolvers['reviews'] = async (_parent, args, context) => {
  const productId = await productIdOf(context, args, args.alias ?? '');
  if (productId === undefined) return null;
  return readReviews(context.db, {
    productId,
    language: context.scope(args).language,
    ...pageBounds(args, pageLimits),
  });
};

/** Published at once, in the language of the shop it was written in; only accounts may write reviews. */
const postProductReview: MutationResolvers['postProductReview'] = async (_parent, args, context, info) => {
  const userId = await signedInUser(context);
  const review = parseReview(args);
  if (!review.ok)
    throw graphqlError('InvalidReview', `The ${review.error.kind} of the review is missing or invalid.`, {
      field: review.error.kind,
    });
  const productId = await productIdOf(context, args, args.alias);
  if (productId === undefined) throw graphqlError('ProductNotFound', 'There is no such product.');
  if (!context.mayPost()) throw graphqlError('TooManyRequests', 'Too many reviews from here. Try again in a minute.');
  const now = context.now();
  const intent = {
    key: context.idempotencyKey,
    field: String(info.path.key),
    body: { field: info.fieldName, args, userId },
    now,
  };
  return once(context.db, intent, async (transaction) => {
    await storeReview(transaction, review.value, { productId, language: context.scope(args).language, userId, now });
    return true;
  });
};

/** The root fields of reviews. */
export const reviewResolvers = { Query: { reviews }, Mutation: { postProductReview } } satisfies Resolvers;
