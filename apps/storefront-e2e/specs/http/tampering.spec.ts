import shopConfig from '../../../../shop.config.json' with { type: 'json' };
import { expect, test } from '../../fixtures/http-test.ts';
import type { HttpShop } from '../../fixtures/http-test.ts';

const scope = { channelId: shopConfig.channelId, languageId: 'da-DK', marketId: 'dk' };
const form = {
  email: 'rigmor@example.com',
  identityNumber: '0101011234',
  acceptedConsents: ['terms'],
  billingAddress: {
    firstName: 'Rigmor',
    lastName: 'Hansen',
    addressLine1: 'Havnegade 1',
    zip: '2100',
    city: 'København Ø',
  },
};

const documents = {
  add: 'mutation ($item: CartItemInputType!, $marketId: String) { addToCart(id: "", item: $item, marketId: $marketId) { id } }',
  fillIn: `mutation ($cartId: String!, $checkout: CheckoutInputType, $marketId: String) { createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $marketId) {
    email identityNumber billingAddress { firstName lastName addressLine1 zip } shippingAddress { firstName lastName addressLine1 zip } } }`,
  place:
    'mutation ($cartId: String!, $checkout: CheckoutInputType!, $marketId: String) { placeOrder(cartId: $cartId, checkout: $checkout, marketId: $marketId) { publicId } }',
  look: 'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { publicId status cart { id merchantData items { id quantity } } billingAddress { lastName } shippingAddress { lastName } } }',
  confirm:
    'query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { order { email lastName billingAddress { lastName } } } }',
};

/** Requests as a client that uses the API itself, through the shop. */
async function requestApi<Data>(
  shop: HttpShop,
  query: string,
  variables: object,
): Promise<{ readonly text: string; readonly data: Data }> {
  const { status, text } = await shop.send({
    host: shop.hostOf('dk'),
    target: '/graphql',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-apikey': shopConfig.apiKey,
      origin: `http://${shop.hostOf('dk')}`,
    },
    body: JSON.stringify({ query, variables: { ...scope, ...variables } }),
  });
  expect(status, text).toBe(200);
  return { text, data: (JSON.parse(text) as { readonly data: Data }).data };
}

const fillCart = async (shop: HttpShop, sku: string): Promise<string> =>
  (await requestApi<{ addToCart: { id: string } }>(shop, documents.add, { item: { skuId: Number(sku), quantity: 1 } }))
    .data.addToCart.id;

test('the public id of an order, as in links, leads neither to its cart nor to names and addresses', async ({
  shop,
  addresses,
}) => {
  const cartId = await fillCart(shop, (await addresses('dk')).sku);
  const { publicId } = (
    await requestApi<{ placeOrder: { publicId: string } }>(shop, documents.place, { cartId, checkout: form })
  ).data.placeOrder;
  const { text, data } = await requestApi<{
    getOrderPublic: { cart: { id: string | null; items: readonly { id: string }[] } };
  }>(shop, documents.look, { id: publicId });
  expect(data.getOrderPublic).toMatchObject({
    publicId,
    cart: { items: [{ quantity: 1 }] },
    billingAddress: null,
    shippingAddress: null,
  });
  expect(text).not.toContain(cartId);
  const confirm = async (id: string | null) =>
    (
      await requestApi<{ checkout: { order: Readonly<Record<string, unknown>> | null } }>(shop, documents.confirm, {
        id: publicId,
        cartId: id,
      })
    ).data.checkout.order;
  const { id, items } = data.getOrderPublic.cart;
  for (const candidate of [null, '', id, publicId, ...items.map((item) => item.id)])
    expect(Object.values((await confirm(candidate)) ?? {}).filter((value) => value !== null)).toEqual([]);
  // The shopper knows both ids.
  expect(await confirm(cartId)).toEqual({
    email: form.email,
    lastName: 'Hansen',
    billingAddress: { lastName: 'Hansen' },
  });
});

test('the id of a cart reveals nothing about the person in its checkout', async ({ shop, addresses }) => {
  const cartId = await fillCart(shop, (await addresses('dk')).sku);
  await requestApi(shop, documents.fillIn, { cartId, checkout: form });
  const { text, data } = await requestApi(shop, documents.fillIn, { cartId, checkout: null });
  expect(data).toMatchObject({ createOrUpdateCheckout: { email: '', identityNumber: '' } });
  for (const word of ['rigmor', 'Rigmor', 'Hansen', 'Havnegade', '2100', '0101011234'])
    expect(text).not.toContain(word);
});
