import { sql } from 'kysely';
import type { Language } from '@lyng/model';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Review } from './core/parse-review.ts';

export interface ReviewQuery {
  readonly productId: number;
  readonly language: Language;
  readonly skip: number;
  readonly take: number;
}

/** A page of reviews, newest first, with the summary of all. */
export interface ReviewPage {
  readonly count: number;
  /** Stars, 0 without a review. */
  readonly averageRating: number;
  readonly reviews: readonly (Review & { readonly reviewDate: string })[];
}

/** Reads a page of the reviews that were written in a language. */
export async function readReviews(db: Database, { productId, language, skip, take }: ReviewQuery): Promise<ReviewPage> {
  const of = db.selectFrom('product_review').where('product_id', '=', productId).where('language', '=', language);
  const { count, average } = await of
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number | null>`avg(rating)::double precision`.as('average'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await of
    .select(['rating', 'comment', 'author', 'reviewed_at'])
    .orderBy('reviewed_at', 'desc')
    .orderBy('review_id', 'desc')
    .offset(skip)
    .limit(take)
    .execute();
  return {
    count,
    averageRating: average ?? 0,
    reviews: rows.map(({ rating, comment, author, reviewed_at }) => ({
      rating,
      comment,
      author,
      reviewDate: reviewed_at.toISOString(),
    })),
  };
}

/** Saves a review; a second review by the same user replaces the first. */
export async function storeReview(
  transaction: DatabaseTransaction,
  { rating, comment, author }: Review,
  about: { readonly productId: number; readonly language: Language; readonly userId: string; readonly now: Date },
): Promise<void> {
  const content = { rating, comment, author, language: about.language, reviewed_at: about.now };
  await transaction
    .insertInto('product_review')
    .values({ ...content, product_id: about.productId, user_id: about.userId })
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doUpdateSet(content))
    .execute();
}
