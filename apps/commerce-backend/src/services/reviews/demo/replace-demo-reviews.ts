import type { SourceProduct } from '../../../catalogue-source/catalogue-source.ts';
import type { Database } from '../../../database/database.ts';
import { inLongTransaction } from '../../../database/in-transaction.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { demoReviews } from './demo-reviews.ts';

/** Puts the reviews of demo products in the place of earlier ones; with no products only takes those away. What shoppers wrote stays. */
export async function replaceDemoReviews(
  db: Database,
  products: readonly SourceProduct[],
  seededAt: Date,
): Promise<void> {
  const rows = demoReviews(products, seededAt).map(({ productId, language, rating, comment, author, reviewedAt }) => ({
    product_id: productId,
    language,
    rating,
    comment,
    author,
    reviewed_at: reviewedAt,
  }));
  await inLongTransaction(db, async (transaction) => {
    await transaction.deleteFrom('product_review').where('user_id', 'is', null).execute();
    await insertRows(transaction, 'product_review', rows);
  });
}
