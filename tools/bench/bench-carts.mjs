import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/runtime.mjs';

const { apiKey, channelId } = JSON.parse(readFileSync(join(root, 'shop.config.json'), 'utf8'));

async function requestApi(backendPort, query, variables) {
  const response = await fetch(`http://127.0.0.1:${backendPort}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': apiKey },
    body: JSON.stringify({ query, variables: { channelId, languageId: 'da-DK', marketId: 'dk', ...variables } }),
  });
  return (await response.json()).data;
}

/** Ids of `count` Danish carts, each with the first size that is there in plenty. */
export async function fillCarts(backendPort, count = 1) {
  const { products } = await requestApi(
    backendPort,
    'query ($marketId: String) { products(skip: 0, take: 50, marketId: $marketId) { products { skus { skuId stock { inStock } } } } }',
  );
  const sku = products.products.flatMap(({ skus }) => skus).find(({ stock }) => stock.inStock > 5);
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const { addToCart } = await requestApi(
      backendPort,
      'mutation ($item: CartItemInputType!, $marketId: String) { addToCart(id: "", item: $item, marketId: $marketId) { id } }',
      { item: { skuId: sku.skuId, quantity: 1 } },
    );
    ids.push(addToCart.id);
  }
  return ids;
}

/** The cookie in which a browser has its cart. */
export const CART_COOKIE = 'ralph-cart';
