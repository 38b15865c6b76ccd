import { ok } from '@lyng/model';
import { modelRange } from '../../catalogue/columns/product-columns.ts';
import { saveView } from '../activity/save-activity.ts';
import { writeTicket } from '../core/ticket.ts';
import { findByKey, findByKeys, isOpen } from '../find/find-products.ts';
import { recommendationLists } from '../recommend/recommendation-lists.ts';
import { readList } from '../request/parameters.ts';
import { includes } from '../request/read-body.ts';
import { reject } from '../request/rejected-request.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import type { Query } from '../wire/search-context.ts';

/** Max lines of a cart that are read. */
const MAX_LINES = 50;

/** The products of a cart, and recommendations for them. */
export const cartPage: Query = async (context) => {
  const { request, view } = context;
  const products = await findByKeys(view.snapshot, readList(request.parameters, 'cart').slice(0, MAX_LINES));
  const shows = request.body === undefined || includes(request.body, 'cart');
  return ok({
    cart: shows ? await toProductGroups(groupModels(products, view), context) : [],
    recommendationLists: await recommendationLists(context, 'CART', products),
  });
};

/** Recommendations for a product that was just added to the cart. */
export const addToCartPopup: Query = async (context) => {
  const { request, view } = context;
  const key = request.parameters.get('variantKey') ?? '';
  if (key === '') return reject('variantKey is the article number of a size.');
  const added = await findByKey(view.snapshot, key);
  return ok({
    recommendationLists: await recommendationLists(context, 'ADD_TO_CART_RECS', added === undefined ? [] : [added]),
  });
};

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
    const group = { key: product.variantGroupId, ordinals: [ordinal, ...others] };
    const [productGroup] = await toProductGroups([group], context);
    return ok({ productGroup, recommendationLists: lists, tickets: {} });
  }
  const ticket = (skuId: number): string =>
    writeTicket({ productId: product.productId, skuId, phrase: '', language: view.scope.language });
  return ok({
    recommendationLists: lists,
    tickets: Object.fromEntries(product.skus.map(({ articleNumber, skuId }) => [articleNumber, ticket(skuId)])),
  });
};
