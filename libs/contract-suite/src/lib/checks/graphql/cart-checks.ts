import { assertContract, assertEqual, guestReads, guestWrites } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { assertShape } from '../../core/shape.ts';
import type { Data, GraphqlClient, Variables } from '../../wire/graphql.ts';
import { IN, SCOPE } from './samples.ts';
import type { Samples } from './samples.ts';

const PRICE = '{ sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted }';
const CART = `{
  id isCompleted promoCode merchantData freeShipping
  items {
    id skuId quantity groupKey message isCampaignFreeGift
    productPackage { packageId packageName groupId optionId }
    product { productId alias } unitPrice ${PRICE} totalPrice ${PRICE}
  }
  summary { total ${PRICE} subTotal ${PRICE} vats { rate amount } shipping { feeIncVat } payment { feeIncVat } }
}`;

/** A mutation of the cart by its arguments beside the id. */
const mutation = (field: string, declared = '', args = ''): string =>
  `mutation Change($id: String!, ${declared}${SCOPE}) { cart: ${field}(id: $id, ${args}${IN}) ${CART} }`;

const GET = `query Get($id: String, $includeCompleted: Boolean, ${SCOPE}) {
  cart: getCart(id: $id, includeCompleted: $includeCompleted, ${IN}) ${CART}
}`;
const ADD = mutation('addToCart', '$item: CartItemInputType!, ', 'item: $item, ');
const UPDATE = mutation('updateCartItem', '$item: CartItemInputType!, ', 'item: $item, ');
const GROUP = mutation('updateCartGroup', '$item: CartGroupInputType!, ', 'item: $item, ');
const PROMO = mutation('setCartPromoCode', '$promoCode: String!, ', 'promoCode: $promoCode, ');
const MERCHANT_DATA = mutation('setCartMerchantData', '$merchantData: String!, ', 'merchantData: $merchantData, ');
const CLONE = mutation('cloneCart', '$resetPromotions: Boolean, ', 'resetPromotions: $resetPromotions, ');

const quantities = (cart: Data): readonly number[] => cart.items.map(({ quantity }: Data) => quantity).sort();

/** Carts of a backend, to try things with. */
function makeCarts(client: GraphqlClient, samples: Samples) {
  const change = async (document: string, variables: Variables): Promise<Data> =>
    (await client.data(document, variables)).cart;
  const make = (): Promise<Data> => change(GET, { id: null });
  const filled = async (quantity = 2): Promise<Data> =>
    change(ADD, { id: (await make()).id, item: { skuId: await samples.skuId(), quantity } });
  return { change, make, filled };
}

/** The lines of a cart, and what they cost. */
function lineChecks(client: GraphqlClient, samples: Samples): readonly Check[] {
  const { change, make, filled } = makeCarts(client, samples);
  return [
    guestReads('a malformed cart id is an invalid variable', async () => {
      const { errors } = await client.send(GET, { id: 'no-cart' });
      // The published client makes a new cart when it reads this.
      assertContract(
        errors.some(({ message }) => message.includes("Variable '$id' is invalid")),
        errors[0]?.message ?? 'There is no error.',
      );
    }),
    guestWrites('without an id a cart is made', async () => {
      const cart = await make();
      assertShape(cart, { id: 'string', isCompleted: 'boolean', items: ['object'], 'summary?': 'object' }, 'cart');
      assertEqual(cart.items, [], 'Its items');
      assertEqual((await change(GET, { id: cart.id })).id, cart.id, 'The cart by its id');
    }),
    guestWrites('addToCart adds to the quantity, updateCartItem sets it, 0 removes', async () => {
      const skuId = await samples.skuId();
      const { id } = await filled(1);
      assertEqual(quantities(await change(ADD, { id, item: { skuId, quantity: 1 } })), [2], 'Added twice');
      const updated = await change(UPDATE, { id, item: { skuId, quantity: 3 } });
      assertEqual(quantities(updated), [3], 'Updated');
      const [{ id: itemId, productPackage }] = updated.items;
      assertEqual(productPackage, null, 'productPackage of a single product');
      assertEqual((await change(UPDATE, { id, item: { id: itemId, quantity: 0 } })).items, [], 'Removed by its id');
    }),
    guestWrites('lines of different groups stay apart', async () => {
      const skuId = await samples.skuId();
      const { id } = await make();
      await change(ADD, { id, item: { skuId, quantity: 1, groupKey: 'a' } });
      const cart = await change(ADD, { id, item: { skuId, quantity: 1, groupKey: 'b' } });
      assertEqual(cart.items.map(({ groupKey }: Data) => groupKey).sort(), ['a', 'b'], 'The group keys');
      const changed = await change(GROUP, { id, item: { groupKey: 'a', quantity: 2 } });
      assertEqual(quantities(changed), [1, 2], 'updateCartGroup');
    }),
    guestWrites('sums have texts, and VAT by its rate', async () => {
      const { summary, items } = await filled();
      assertShape(
        summary,
        {
          total: { sellingPriceIncVat: 'number', sellingPriceIncVatFormatted: 'string' },
          vats: [{ rate: 'number', amount: 'number' }],
        },
        'summary',
      );
      const [{ unitPrice, totalPrice, quantity }] = items;
      assertContract(totalPrice.sellingPriceIncVat <= unitPrice.sellingPriceIncVat * quantity, 'The line costs more.');
    }),
  ];
}

/** The parts of a cart beside its lines, and its end. */
function lifeChecks(client: GraphqlClient, samples: Samples): readonly Check[] {
  const { change, filled } = makeCarts(client, samples);
  return [
    guestWrites('an unknown promotion code does not pass for a known one, and an empty one removes', async () => {
      const { id } = await filled();
      const { errors } = await client.send(PROMO, { id, promoCode: 'NOSUCHCODEZZQ' });
      const code = errors[0]?.extensions?.code;
      assertContract(errors.length === 0 || code !== 'RequirementsNotMet', `The code of the error is ${String(code)}.`);
      assertContract(!(await change(PROMO, { id, promoCode: '' })).promoCode, 'A code is left.');
    }),
    guestWrites('merchant data is stored', async () => {
      const { id } = await filled();
      const merchantData = JSON.stringify({ note: 'contract' });
      assertEqual((await change(MERCHANT_DATA, { id, merchantData })).merchantData, merchantData, 'merchantData');
      assertEqual((await change(GET, { id })).merchantData, merchantData, 'merchantData, read again');
    }),
    guestWrites('a clone has another id and the same lines', async () => {
      const { id, items } = await filled();
      const clone = await change(CLONE, { id, resetPromotions: true });
      assertContract(clone.id && clone.id !== id, 'It has the same id.');
      assertEqual(
        clone.items.map(({ skuId }: Data) => skuId),
        items.map(({ skuId }: Data) => skuId),
        'Its SKUs',
      );
    }),
    guestWrites('clearCart removes every line', async () => {
      const { id } = await filled();
      assertEqual((await change(mutation('clearCart'), { id })).items, [], 'The items');
    }),
    guestWrites('a completed cart is read-only', async () => {
      const skuId = await samples.skuId();
      const { id } = await filled();
      assertEqual((await change(mutation('completeCart'), { id })).isCompleted, true, 'isCompleted');
      const { data } = await client.send(ADD, { id, item: { skuId, quantity: 1 } });
      const after = await change(GET, { id, includeCompleted: true });
      assertEqual(quantities(after), [2], `The quantity after an attempt (${JSON.stringify(data)})`);
    }),
  ];
}

/** Carts, which guests have as well. */
export const cartChecks = (client: GraphqlClient, samples: Samples): readonly Check[] => [
  ...lineChecks(client, samples),
  ...lifeChecks(client, samples),
];
