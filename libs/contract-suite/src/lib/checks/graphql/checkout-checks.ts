import { assertContract, assertEqual, guestWrites, sampleOf } from '../../core/check.ts';
import type { Check } from '../../core/check.ts';
import { assertShape } from '../../core/shape.ts';
import { buyerIn } from '../../facts/buyers.ts';
import type { Data, GraphqlClient, Variables } from '../../wire/graphql.ts';
import { IN, SCOPE } from './samples.ts';
import type { Samples } from './samples.ts';

const CHECKOUT = `{
  email checkoutStatus
  consents { type name description checked autoAccept }
  shippingOptions { id displayName feeIncVat isDefault isSelected }
  paymentOptions { id displayName paymentType checkoutType paymentData newCheckoutSession isDefault isSelected feeIncVat }
  cart { id items { skuId } }
}`;
const SAVE = `mutation Save($cartId: String!, $checkout: CheckoutInputType, ${SCOPE}) {
  checkout: createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, ${IN}) ${CHECKOUT}
}`;
const VALIDATE = `query Validate($cartId: String!, $checkout: CheckoutInputType!, ${SCOPE}) {
  result: validateOrderCreation(cartId: $cartId, checkout: $checkout, ${IN}) { isValid message memberType }
}`;
const CONDITIONS = `query Conditions($cartId: String!, $email: String, ${SCOPE}) {
  result: validateOrderConditions(cartId: $cartId, email: $email, ${IN}) { isValid message }
}`;
const PLACE = `mutation Place($cartId: String!, $checkout: CheckoutInputType!, ${SCOPE}) {
  order: placeOrder(cartId: $cartId, checkout: $checkout, ${IN}) { orderId publicId status redirectUrl }
}`;
const SUMMARY = `query Summary($id: String!, $cartId: String, $paymentType: PaymentType!, ${SCOPE}) {
  checkout(id: $id, cartId: $cartId, paymentType: $paymentType, ${IN}) {
    completed nthPurchase htmlSnippet
    order { orderId firstName lastName email zip currency sum rows { sku quantity } }
  }
}`;
const PUBLIC = `query Public($id: Guid!, ${SCOPE}) { order: getOrderPublic(publicOrderId: $id, ${IN}) { id status } }`;
const NEW_CART = `query Get(${SCOPE}) { cart: getCart(${IN}) { id } }`;
const ADD = `mutation Add($id: String!, $item: CartItemInputType!, ${SCOPE}) {
  cart: addToCart(id: $id, item: $item, ${IN}) { id }
}`;

/** A checkout of a backend, to try things with. */
function makeCheckouts(client: GraphqlClient, samples: Samples, market: string) {
  const { address, identityNumber } = buyerIn(market);
  const emptyCart = async (): Promise<string> => (await client.data(NEW_CART)).cart.id as string;
  const filledCart = async (): Promise<string> => {
    const id = await emptyCart();
    await client.data(ADD, { id, item: { skuId: await samples.skuId(), quantity: 1 } });
    return id;
  };
  const form = (more?: Variables): Variables => ({
    email: 'contract@example.com',
    billingAddress: address,
    identityNumber,
    acceptedConsents: ['order'],
    ...more,
  });
  const save = async (cartId: string, checkout: Variables): Promise<Data> =>
    (await client.data(SAVE, { cartId, checkout })).checkout;
  const validate = async (cartId: string, checkout: Variables): Promise<Data> =>
    (await client.data(VALIDATE, { cartId, checkout })).result;
  /** A way to pay that completes when the order is placed: the others are paid in the form of a provider. */
  const standardPayment = async (cartId: string): Promise<number> => {
    const { paymentOptions } = await save(cartId, form());
    const standard = paymentOptions.find(({ paymentType }: Data) => paymentType === 'STANDARD');
    return sampleOf<Data>(standard, 'No way to pay of the type STANDARD.').id as number;
  };
  return { emptyCart, filledCart, form, save, validate, standardPayment };
}

type Checkouts = ReturnType<typeof makeCheckouts>;

/** The choices of a checkout. */
const choiceChecks = ({ filledCart, form, save, standardPayment }: Checkouts): readonly Check[] => [
  guestWrites('a postal code brings ways to ship, the first one selected, and ways to pay', async () => {
    const { shippingOptions, paymentOptions } = await save(await filledCart(), form());
    assertShape(shippingOptions, [{ id: 'number', displayName: 'string', isSelected: 'boolean' }], 'shippingOptions');
    assertShape(paymentOptions, [{ id: 'number', paymentType: 'string', isSelected: 'boolean' }], 'paymentOptions');
    assertEqual(shippingOptions.filter(({ isSelected }: Data) => isSelected).length, 1, 'Selected ways to ship');
    assertContract(paymentOptions.length > 0, 'There is no way to pay.');
  }),
  guestWrites('a named payment is selected, also before the postal code', async () => {
    const id = await standardPayment(await filledCart());
    const { paymentOptions } = await save(await filledCart(), { paymentId: id });
    const selected = paymentOptions.filter(({ isSelected }: Data) => isSelected).map((option: Data) => option.id);
    assertEqual(selected, [id], 'The selected ways to pay');
  }),
  guestWrites(
    'a payment with a form of its own has it as soon as it is chosen, before the postal code too',
    async () => {
      const { paymentOptions } = await save(await filledCart(), {});
      for (const { id, checkoutType } of paymentOptions as Data[]) {
        const chosen = await save(await filledCart(), { paymentId: id });
        const { paymentData } = chosen.paymentOptions.find(({ isSelected }: Data) => isSelected) ?? {};
        assertContract(checkoutType !== 'EXTERNAL' || paymentData, `Payment ${String(id)} has no paymentData.`);
      }
    },
  ),
  guestWrites('consents name the one of the order', async () => {
    const { consents } = await save(await filledCart(), form());
    assertShape(consents, [{ type: 'string', name: 'string', description: 'string', checked: 'boolean' }], 'consents');
    assertContract(
      consents.some(({ type }: Data) => type === 'order'),
      'None has the type "order".',
    );
  }),
];

/** The input of an order, and the order. */
const orderChecks = (client: GraphqlClient, checkouts: Checkouts, market: string): readonly Check[] => {
  const { address, country } = buyerIn(market);
  const { emptyCart, filledCart, form, validate, standardPayment } = checkouts;
  return [
    guestWrites('an order without a payment, or with an unknown one, is not valid', async () => {
      const cartId = await filledCart();
      for (const more of [{}, { paymentId: 987_654 }]) {
        const { isValid, message } = await validate(cartId, form(more));
        assertContract(isValid === false && message, `With ${JSON.stringify(more)} it is valid.`);
      }
    }),
    guestWrites('the billing country may be a name', async () => {
      const cartId = await filledCart();
      const paymentId = await standardPayment(cartId);
      const { isValid, message } = await validate(cartId, form({ paymentId, billingAddress: { ...address, country } }));
      assertContract(isValid || !/country/i.test(message), message);
    }),
    guestWrites('an empty cart has no valid order', async () => {
      const cartId = await emptyCart();
      const [{ isValid }, { data }] = [await validate(cartId, form()), await client.send(CONDITIONS, { cartId })];
      assertContract(isValid === false && !data?.result?.isValid, 'It is valid.');
    }),
    guestWrites('an order is placed, and its summary found by its ids', async () => {
      const cartId = await filledCart();
      const paymentId = await standardPayment(cartId);
      const { order } = await client.data(PLACE, { cartId, checkout: form({ paymentId }) });
      assertShape(order, { orderId: 'string', publicId: 'string', status: 'string' }, 'placeOrder');
      assertEqual(order.status, 'completed', 'The status of an order that is paid by a STANDARD payment');
      const summaryOf = async (variables: Variables): Promise<Data> => {
        const { checkout } = await client.data(SUMMARY, { ...variables, paymentType: 'STANDARD' });
        return sampleOf<Data>(checkout?.order, `There is no order for ${JSON.stringify(variables)}.`);
      };
      const { orderId, publicId } = order;
      for (const variables of [{ id: publicId }, { id: publicId, cartId }, { id: orderId, cartId }])
        assertEqual((await summaryOf(variables)).orderId, orderId, 'The order of the summary');
      // With less a backend may leave out who bought it: order ids can be guessed.
      assertEqual((await summaryOf({ id: publicId, cartId })).email, 'contract@example.com', 'The email address');
      const { order: shown } = await client.data(PUBLIC, { id: order.publicId });
      assertEqual(String(shown?.id), order.orderId, 'getOrderPublic');
    }),
  ];
};

/** From the cart to the order, as a guest. */
export function checkoutChecks(client: GraphqlClient, samples: Samples, market: string): readonly Check[] {
  const checkouts = makeCheckouts(client, samples, market);
  return [...choiceChecks(checkouts), ...orderChecks(client, checkouts, market)];
}
