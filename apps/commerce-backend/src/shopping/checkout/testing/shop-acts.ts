import { makeAccount } from '../../../people/auth/testing/make-account.ts';
import type { AccountOptions, MadeAccount } from '../../../people/auth/testing/make-account.ts';
import { makeConfig } from '../../../testing/test-config.ts';
import type { PromoLimit } from '../../promotions/core/promo-code.ts';
import { loadPromotions } from '../../promotions/load-promotions.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import type { PaymentOutcome } from '../../payments/settle-payment.ts';
import { SHOP_START } from './open-shop.ts';
import type { TestShop } from './open-shop.ts';

type ShopDatabase = Pick<TestShop, 'db'>;

/** The order as it is stored. */
export const orderOf = ({ db }: ShopDatabase, orderId: number | string) =>
  db.selectFrom('customer_order').selectAll().where('id', '=', Number(orderId)).executeTakeFirstOrThrow();

/** Settles the payment of an order; gives the payment as it was before. */
export async function settle(
  { db }: ShopDatabase,
  orderId: number | string,
  outcome: PaymentOutcome = 'captured',
  now = SHOP_START,
) {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', Number(orderId))
    .executeTakeFirstOrThrow();
  await settlePayment({ db, config: makeConfig() }, payment.uid, outcome, now);
  return payment;
}

/** Another price, without a reduction, in every market. */
export const sellFor = ({ db }: ShopDatabase, price: number, productId = 1) =>
  db
    .updateTable('product_price')
    .set({ selling_inc_vat: price, regular_inc_vat: price })
    .where('product_id', '=', productId)
    .execute();

/** Other units in stock. */
export const setStock = ({ db }: ShopDatabase, skuId: number, inStock: number) =>
  db.updateTable('sku_stock').set({ in_stock: inStock }).where('sku_id', '=', skuId).execute();

/** The gift card of most tests. */
export const GIFT_CARD = 'GK2222333344445555';

/** Makes a gift card with that much on it. */
export const makeGiftCard = (
  { db }: ShopDatabase,
  balance: number,
  more: Partial<{ currency: string; value: number; expires_at: Date }> = {},
) =>
  db
    .insertInto('gift_card')
    .values({
      code: GIFT_CARD,
      currency: 'DKK',
      value: balance,
      balance,
      bought_with: null,
      created_at: SHOP_START,
      expires_at: new Date('2029-03-02'),
      ...more,
    })
    .execute();

/** Makes a gift card that pays for the cart. */
export async function giveGiftCard(shop: ShopDatabase, cartId: string, balance: number): Promise<void> {
  await makeGiftCard(shop, balance);
  await shop.db.insertInto('cart_gift_card').values({ cart_id: cartId, code: GIFT_CARD }).execute();
}

/** A limit that limits nothing but what is named. */
export const promoLimit = (code: string, more: Partial<PromoLimit> = {}) => ({
  code,
  startsAt: null,
  endsAt: null,
  markets: null,
  maxUses: null,
  oncePerCustomer: false,
  ...more,
});

/** Limits the code alone; there are no campaigns. */
export const limitCode = ({ db }: ShopDatabase, code: string, more: Partial<PromoLimit> = {}) =>
  loadPromotions(db, { offers: [], limits: [promoLimit(code, more)] });

/** A customer who is logged in. */
export const makeCustomer = ({ db }: ShopDatabase, options: AccountOptions = {}): Promise<MadeAccount> =>
  makeAccount({ db, config: makeConfig(), now: () => SHOP_START }, options);
