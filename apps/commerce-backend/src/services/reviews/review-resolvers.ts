import type { GraphQLResolveInfo } from 'graphql';
import type { ApiContext } from '../../graphql/context.ts';
import { pageBounds } from '../../graphql/page-bounds.ts';
import { graphqlRefusal } from '../../graphql/refusal.ts';
import type { IResolvers } from '../../graphql/resolver-map.ts';
import type { ScopeArguments } from '../../shop/scope.ts';
import { signedInUser } from '../auth/signed-in-user.ts';
import { once } from '../idempotency/once.ts';
import { parseReview } from './core/parse-review.ts';
import type { ReviewInput } from './core/parse-review.ts';
import { readReviews, storeReview } from './review-store.ts';

/** How many reviews one answer holds when nobody says, and at most. */
const pageLimits = { maxTake: 100, defaultTake: 20 };

interface ReviewsArguments extends ScopeArguments {
  readonly alias?: string | null;
  readonly skip?: number | null;
  readonly take?: number | null;
}

const productIdOf = async (context: ApiContext, args: ScopeArguments, alias: string): Promise<number | undefined> =>
  (await context.catalogue()).productIdByAlias(context.scope(args).language, alias);

const reviews = async (_parent: unknown, args: ReviewsArguments, context: ApiContext) => {
  const productId = await productIdOf(context, args, args.alias ?? '');
  if (productId === undefined) return null;
  return readReviews(context.db, {
    productId,
    language: context.scope(args).language,
    ...pageBounds(args, pageLimits),
  });
};

type PostArguments = ScopeArguments & ReviewInput & { readonly alias: string };

/** Published at once, in the language of the shop it was written in; who has no account is refused (spec §4). */
const postProductReview = async (
  _parent: unknown,
  args: PostArguments,
  context: ApiContext,
  info: GraphQLResolveInfo,
) => {
  const userId = await signedInUser(context);
  const review = parseReview(args);
  if (!review.ok)
    throw graphqlRefusal('InvalidReview', `The ${review.error.kind} of the review is missing or cannot be taken.`, {
      field: review.error.kind,
    });
  const productId = await productIdOf(context, args, args.alias);
  if (productId === undefined) throw graphqlRefusal('ProductNotFound', 'There is no such product.');
  if (!context.mayPost()) throw graphqlRefusal('TooManyRequests', 'Too many reviews from here. Try again in a minute.');
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
export const reviewResolvers: IResolvers = { Query: { reviews }, Mutation: { postProductReview } };
