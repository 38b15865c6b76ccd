import type { ApiContext } from '../../platform/graphql/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isMember } from '../../platform/identity/signed-in-user.ts';
import type { MarketAlias } from '@lyng/model';
import type { IndexedProduct } from '../snapshot/catalogue-index.ts';

/** Products of one response. */
const MAX_PRODUCTS = 48;

/** The product with that id. Products for members do not exist for other callers. */
export async function findShownProduct(context: ApiContext, productId: number): Promise<IndexedProduct | undefined> {
  const { columns, documents } = await context.catalogue();
  const product = await documents.find(productId);
  if (columns.ordinalOf(productId) >= 0) return product;
  return product?.isForMembers === true && (await isMember(context)) ? product : undefined;
}

/** The products for members that a market sells, the newest first. */
export async function findProductsForMembers(db: Database, market: MarketAlias, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('product_price', 'product_price.product_id', 'product.product_id')
    .select('product.product_id as productId')
    .where('product.members_only', '=', true)
    .where('product_price.market', '=', market)
    .where('product.first_available_on', '<=', now)
    .orderBy('product.first_available_on', 'desc')
    .orderBy('product.product_id')
    .limit(MAX_PRODUCTS)
    .execute();
  return rows.map(({ productId }) => productId);
}
