import { ok } from '@lyng/model';
import { saveView } from '../activity/save-activity.ts';
import { writeTicket } from '../core/ticket.ts';
import { findByKey } from '../find/find-seeds.ts';
import { recommendationLists } from '../recommend/recommendation-lists.ts';
import { includes } from '../request/read-body.ts';
import { reject } from '../request/rejected-request.ts';
import { isOpen } from '../wire/search-context.ts';
import { modelRange } from '../../catalogue/columns/product-columns.ts';
import { toProductGroups } from '../wire/product-group.ts';
import type { Query } from './query.ts';

/** Recommendations beside a product. The query counts as a view of the product, which the customer's history stores. */
export const productPage: Query = async (context) => {
  const { db, request, view } = context;
  const key = request.parameters.get('productKey') ?? '';
  if (key === '') return reject('productKey is the article number of a product.');
  const { columns, documents } = view.snapshot;
  const ordinal = await findByKey(view.snapshot, key);
  const product = ordinal === undefined ? undefined : await documents.find(columns.ids[ordinal] ?? 0);
  const { customerKey } = request.visitor;
  if (product !== undefined && customerKey !== undefined && request.notify)
    await saveView(db, view.scope.market.alias, customerKey, product.productId, view.now);
  const lists = await recommendationLists(context, 'ALTERNATIVES', ordinal === undefined ? [] : [ordinal]);
  if (product === undefined || ordinal === undefined) return ok({ recommendationLists: lists, tickets: {} });
  if (includes(request.body, 'productGroup')) {
    const [from, to] = modelRange(columns, ordinal);
    const others = Array.from({ length: to - from }, (_, index) => from + index).filter(
      (other) => other !== ordinal && isOpen(other, view),
    );
    const [productGroup] = await toProductGroups([{ key: product.variantGroupId, ordinals: [ordinal, ...others] }], {
      view,
      phrase: '',
      custom: request.presentCustom,
    });
    return ok({ productGroup, recommendationLists: lists, tickets: {} });
  }
  const ticket = (skuId: number): string =>
    writeTicket({ productId: product.productId, skuId, phrase: '', language: view.scope.language });
  return ok({
    recommendationLists: lists,
    tickets: Object.fromEntries(product.skus.map(({ articleNumber, skuId }) => [articleNumber, ticket(skuId)])),
  });
};
