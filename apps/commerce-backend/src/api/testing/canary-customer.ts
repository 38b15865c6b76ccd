import { sql } from 'kysely';
import { makeAccount } from '../../people/auth/testing/make-account.ts';
import type { BackendConfig } from '../../platform/config.ts';
import { DAY_MS } from '../../platform/time.ts';
import { creditBalance } from '../../shopping/balance/balance-store.ts';
import { registerReturn } from '../../shopping/checkout/testing/documents.ts';
import { buy, fillCart } from '../../shopping/checkout/testing/open-shop.ts';
import type { TestShop } from '../../shopping/checkout/testing/open-shop.ts';
import { smallCatalogue, skus } from '../../shopping/checkout/testing/small-catalogue.ts';
import { advanceOrders } from '../../shopping/fulfilment/advance-orders.ts';
import { setMember } from '../../shopping/loyalty/testing/set-member.ts';
import { settlePayment } from '../../shopping/payments/settle-payment.ts';
import { issueVoucher } from '../../shopping/vouchers/voucher-store.ts';
import { tokenSigner } from '../../testing/token-signer.ts';

/** In every name and address of the customer whose data is private. */
const CANARY = 'victim-canary';
const PASSWORD = 'lyngkunde1';
/** No other number of the shop looks like these. */
const FIRST_ORDER = 74_518_203;
const BALANCE = 91_837_46;
/** A product that the shop has no more. */
const FAVOURITE = 918_273_645;
const UNITS = 7;
/** Longer than its orders take. */
const TOKEN_SECONDS = 30 * 24 * 3600;
const PRICE = 4567_00;

/** The small catalogue at a price whose multiples no other page shows. */
export const canaryCatalogue = {
  ...smallCatalogue,
  products: smallCatalogue.products.map((product) => ({
    ...product,
    prices: { ...product.prices, dk: { regularIncVat: PRICE, sellingIncVat: PRICE, history: [] } },
  })),
};

/** Everything that a customer can have, in values that no other customer has. */
export interface CanaryCustomer {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  /** In names, in the street and in the email address. */
  readonly text: string;
  /** Two orders: one was delivered and a part of it returned, one has just been paid. */
  readonly orderIds: readonly [delivered: number, paid: number];
  readonly publicIds: readonly [delivered: string, paid: string];
  readonly paymentIds: readonly [delivered: string, paid: string];
  /** Of both orders, and one that is open. */
  readonly cartIds: readonly [delivered: string, paid: string, open: string];
  readonly receiptId: string;
  readonly voucherId: string;
  readonly shareToken: string;
  readonly favouriteId: number;
  /** In minor units. */
  readonly balance: number;
  readonly points: number;
}

export interface OpenedShop {
  readonly config: BackendConfig;
  readonly shop: TestShop;
  readonly now: () => Date;
}

/** Makes the customer: a member with orders, a return, a balance, a voucher and a shared list of favourites. */
export async function makeCanaryCustomer({ config, shop, now }: OpenedShop): Promise<CanaryCustomer> {
  const { db } = shop;
  const email = `${CANARY}@example.com`;
  const person = { firstName: CANARY, lastName: CANARY, addressLine1: `${CANARY} 1`, zip: '2100', city: 'København' };
  const { userId } = await makeAccount({ db, config, now }, { email, password: PASSWORD, address: person });
  const sign = await tokenSigner(db, config);
  const bearer = { authorization: `Bearer ${sign({ sid: userId, exp: now().getTime() / 1000 + TOKEN_SECONDS })}` };
  await sql`select setval(pg_get_serial_sequence('customer_order', 'id'), ${FIRST_ORDER})`.execute(db);
  await setMember(db, userId, true, now());
  const order = async () => {
    const cartId = await fillCart(shop, [[skus.fifty, UNITS]]);
    const { placed } = await buy(shop, cartId, 'dk', bearer, { email, billingAddress: person });
    const payment = db.selectFrom('payment').select('uid').where('order_id', '=', Number(placed.orderId));
    const { uid } = await payment.executeTakeFirstOrThrow();
    await settlePayment({ db, config }, uid, 'captured', now());
    return { id: Number(placed.orderId), publicId: String(placed.publicId), paymentId: uid, cartId };
  };
  const report = (error: unknown): never => {
    throw error;
  };
  const delivered = await order();
  shop.passTime(10 * DAY_MS);
  await advanceOrders({ db, report }, now());
  const lines = [{ rowNumber: 1, quantity: 1, reason: 'TOO_SMALL' }];
  const returned = await shop.request(registerReturn, { orderId: delivered.id, email, lines });
  const paid = await order();
  await creditBalance(db, { userId, currency: 'DKK' }, BALANCE);
  const expiresAt = new Date(now().getTime() + 90 * DAY_MS);
  const voucherId = await issueVoucher(db, { userId, currency: 'DKK', amount: 25_00, createdAt: now(), expiresAt });
  await db
    .insertInto('favourite_list')
    .values({ user_id: userId, product_ids: JSON.stringify([FAVOURITE, 1]), updated_at: now() })
    .execute();
  const shared = await shop.app.inject({
    method: 'POST',
    url: `/likes/users/${userId}/share`,
    headers: bearer,
  });
  return {
    email,
    password: PASSWORD,
    userId,
    text: CANARY,
    orderIds: [delivered.id, paid.id],
    publicIds: [delivered.publicId, paid.publicId],
    paymentIds: [delivered.paymentId, paid.paymentId],
    cartIds: [delivered.cartId, paid.cartId, await fillCart(shop, [[skus.campaign, 1]])],
    receiptId: String(returned.data.registerReturn.id),
    voucherId,
    shareToken: shared.json<{ token: string }>().token,
    favouriteId: FAVOURITE,
    balance: BALANCE,
    points: (UNITS * PRICE) / 100,
  };
}
