import { ok } from '@lyng/model';
import { findByKey, findByKeys } from '../find/find-seeds.ts';
import { recommendationLists } from '../recommend/recommendation-lists.ts';
import { readList } from '../request/parameters.ts';
import { includes } from '../request/read-body.ts';
import { reject } from '../request/rejected-request.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import type { Query } from './query.ts';

/** Max lines of a cart that are read. */
const MAX_LINES = 50;

/** The products of a cart, and recommendations for them. */
export const cartPage: Query = async (context) => {
  const { request, view } = context;
  const products = await findByKeys(view.snapshot, readList(request.parameters, 'cart').slice(0, MAX_LINES));
  const shows = request.body === undefined || includes(request.body, 'cart');
  return ok({
    cart: shows
      ? await toProductGroups(groupModels(products, view), { view, phrase: '', custom: request.presentCustom })
      : [],
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
