import type { SourceProduct } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import { inLongTransaction } from '../../platform/database/in-transaction.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { demoReviews } from '@lyng/demo-catalogue';

/** Replaces the reviews of demo products; with no products only deletes those. Reviews of shoppers stay. */
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
