import { CART_COOKIE, fillCarts } from './bench-carts.mjs';
import { getPage } from './get-page.mjs';

/** The fullest list that every catalogue has, in Danish. */
const listPath = '/nyheder';

/** The state that a page carries for the browser. */
export const stateOf = (html) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

/** The products of a list page, as its own loader put them into the page. */
export const productsOf = (html) =>
  Object.values(stateOf(html).loaderData ?? {}).find((data) => data?.page?.products)?.page.products ?? [];

/** Kinds of pages that show something only to a shopper with a cart. */
export const isWithCart = (kind) => kind === 'cart' || kind === 'checkout';

/** One address of each page kind, and the id of a cart for those that need one. */
export async function samplePages(shop) {
  const list = await getPage(shop, listPath);
  const [first] = productsOf(list.text);
  const product = first && /<a[^>]*href="(\/[^"]*)"/.exec(list.text.slice(list.text.indexOf('<article')))?.[1];
  if (list.status !== 200 || !product)
    throw new Error(`bench: ${listPath} shows no products (status ${list.status}), so there is nothing to measure.`);
  const [cartId] = await fillCarts(shop.backendPort);
  const pages = { home: '/', list: listPath, product, cart: '/cart', checkout: '/kassen', favourites: '/favoritter' };
  for (const [kind, path] of Object.entries(pages)) {
    const { status } = await getPage(shop, path, isWithCart(kind) ? { cookie: `${CART_COOKIE}=${cartId}` } : {});
    if (status !== 200)
      throw new Error(
        `bench: the ${kind} page ${path} has the status ${status}. Fix the page, or its address in tools/bench/sample-pages.mjs.`,
      );
  }
  return { pages, cartId };
}
