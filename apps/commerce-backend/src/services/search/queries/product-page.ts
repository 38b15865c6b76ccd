import { ok } from '@lyng/model';
import { rememberView } from '../activity/remember.ts';
import { writeTicket } from '../core/ticket.ts';
import { findByKey } from '../recommend/find-seeds.ts';
import { recommendationLists } from '../recommend/recommendation-lists.ts';
import { includes } from '../request/read-body.ts';
import { refuse } from '../request/refusal.ts';
import { isOpen } from '../wire/ask.ts';
import { modelRange } from '../../catalogue/columns/product-columns.ts';
import { toProductGroups } from '../wire/product-group.ts';
import type { Query } from './answer.ts';

/** What goes with a product. Asking for it is looking at it, which the customer's history keeps. */
export const productPage: Query = async (ask) => {
  const { db, request, view } = ask;
  const key = request.parameters.get('productKey') ?? '';
  if (key === '') return refuse('productKey is the article number of a product.');
  const { columns, documents } = view.snapshot;
  const ordinal = await findByKey(view.snapshot, key);
  const product = ordinal === undefined ? undefined : await documents.find(columns.ids[ordinal] ?? 0);
  const { customerKey } = request.visitor;
  if (product !== undefined && customerKey !== undefined && request.notify)
    await rememberView(db, view.scope.market.alias, customerKey, product.productId, view.now);
  const lists = await recommendationLists(ask, 'ALTERNATIVES', ordinal === undefined ? [] : [ordinal]);
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
