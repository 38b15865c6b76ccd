import { ok } from '@lyng/model';
import { findByKey, findByKeys } from '../recommend/find-seeds.ts';
import { recommendationLists } from '../recommend/recommendation-lists.ts';
import { readList } from '../request/parameters.ts';
import { includes } from '../request/read-body.ts';
import { refuse } from '../request/refusal.ts';
import { groupModels, toProductGroups } from '../wire/product-group.ts';
import type { Query } from './answer.ts';

/** Lines of a cart that are looked at. */
const MOST_LINES = 50;

/** The products of a cart, and what goes with them. */
export const cartPage: Query = async (ask) => {
  const { request, view } = ask;
  const products = await findByKeys(view.snapshot, readList(request.parameters, 'cart').slice(0, MOST_LINES));
  const shows = request.body === undefined || includes(request.body, 'cart');
  return ok({
    cart: shows
      ? await toProductGroups(groupModels(products, view), { view, phrase: '', custom: request.presentCustom })
      : [],
    recommendationLists: await recommendationLists(ask, 'CART', products),
  });
};

/** What goes with something that was just put into the cart. */
export const addToCartPopup: Query = async (ask) => {
  const { request, view } = ask;
  const key = request.parameters.get('variantKey') ?? '';
  if (key === '') return refuse('variantKey is the article number of a size.');
  const added = await findByKey(view.snapshot, key);
  return ok({
    recommendationLists: await recommendationLists(ask, 'ADD_TO_CART_RECS', added === undefined ? [] : [added]),
  });
};
