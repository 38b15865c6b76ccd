import { fail, ok } from '@lyng/model';
import type { Language, MarketAlias, MinorUnits, Result } from '@lyng/model';
import type { Database } from '../../platform/database/database.ts';
import type { Scope } from '../../shop/scope.ts';
import type { CartRecord } from './cart-store.ts';
import type { CartPrices } from './core/price-cart.ts';
import { GIFT_CARD_KIND, metOffers, priceCart } from './core/price-cart.ts';
import { shippingOptionOrDefault } from '../shipping/shipping-options.ts';
import type { Shipment } from '../shipping/shipment.ts';
import type { ShippingOption } from '../shipping/shipping-options.ts';
import { availableBalance } from '../balance/balance-store.ts';
import { readBalance } from '../gift-cards/gift-card-store.ts';
import { currentOffers, findGift } from '../promotions/offer-store.ts';
import type { Offer } from '../promotions/core/offer.ts';
import { evaluatePromoLimit } from '../promotions/promo-limits.ts';
import { isVoucherCode } from '../promotions/core/promo-code.ts';
import type { PromoCode, PromoRejection } from '../promotions/core/promo-code.ts';
import { findVoucher } from '../vouchers/voucher-store.ts';
import type { VoucherQuery } from '../vouchers/voucher-store.ts';

export interface CartLineFacts {
  readonly id: string;
  readonly skuId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly message: string;
  /** Empty without a group. */
  readonly groupKey: string;
  readonly campaigns: readonly LineCampaign[];
  /** Money on a card is bought with it. */
  readonly isGiftCard: boolean;
  /** The campaign that gives it along; absent for what was put into the cart. */
  readonly giftOf?: Offer;
}

/** A campaign of the price list, under which a product is sold. */
export interface LineCampaign {
  readonly campaignId: number;
  readonly alias: string;
  readonly name: Record<Language, string>;
  readonly hideTitle: boolean;
  readonly percentOff: number;
}

/** Money that is taken off what is to be paid, from whom, and how much is left there. */
type PaidFrom<Owner extends string> = { readonly [Name in Owner]: string } & {
  readonly amount: MinorUnits;
  readonly left: MinorUnits;
};

/** A cart with its lines priced by the market's price list as it is now. */
export interface PricedCart {
  readonly record: CartRecord;
  readonly scope: Scope;
  readonly lines: readonly CartLineFacts[];
  readonly prices: CartPrices;
  readonly shipping: ShippingOption;
  readonly goods: Shipment | undefined;
  /** The shopper chose a shipping option in checkout. */
  readonly shippingIsChosen: boolean;
  /** The reason why the cart's code is not valid here and now; its condition on the goods is evaluated in `prices`. */
  readonly promoRejection: PromoRejection | undefined;
  /** Gift card and balance pay first, in this order; both together are the payment's `fromBalance`. */
  readonly giftCard: PaidFrom<'code'> | undefined;
  readonly customerBalance?: PaidFrom<'userId'> | undefined;
}

/** A SKU that left the catalogue, or that the market has no price for, is no longer in the cart: it cannot be sold. */
const readLines = (db: Database, cartId: string, market: string) =>
  db
    .selectFrom('cart_line')
    .innerJoin('sku', 'sku.sku_id', 'cart_line.sku_id')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .innerJoin('product_price', 'product_price.product_id', 'sku.product_id')
    .leftJoin('sku_stock', 'sku_stock.sku_id', 'sku.sku_id')
    .select([
      'cart_line.id',
      'cart_line.sku_id as skuId',
      'cart_line.quantity',
      'cart_line.message',
      'cart_line.group_key as groupKey',
      'sku.product_id as productId',
      'product.kind as productKind',
      'sku_stock.in_stock as inStock',
      'product_price.regular_inc_vat as unitRegular',
      'product_price.selling_inc_vat as unitSelling',
    ])
    .where('cart_line.cart_id', '=', cartId)
    .where('product_price.market', '=', market)
    .orderBy('cart_line.position')
    .execute();

type BoughtRow = Awaited<ReturnType<typeof readLines>>[number];

function shipmentOf(rows: readonly BoughtRow[], market: MarketAlias, orderedAt: Date): Shipment | undefined {
  const goods = rows.filter(({ productKind }) => productKind !== GIFT_CARD_KIND);
  if (goods.length === 0) return undefined;
  // A size may stand on several lines.
  const taken = (skuId: number): number =>
    goods.reduce((sum, row) => (row.skuId === skuId ? sum + row.quantity : sum), 0);
  return { orderedAt, market, isInStock: goods.every(({ skuId, inStock }) => taken(skuId) <= (inStock ?? 0)) };
}

const readCampaigns = async (
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LineCampaign[]>> => {
  if (productIds.length === 0) return new Map();
  const campaigns = await db
    .selectFrom('product_campaign')
    .innerJoin('campaign', 'campaign.campaign_id', 'product_campaign.campaign_id')
    .innerJoin('product', 'product.product_id', 'product_campaign.product_id')
    .select([
      'product.product_id as productId',
      'campaign.campaign_id as campaignId',
      'campaign.alias',
      'campaign.name',
    ])
    .select(['campaign.hide_title as hideTitle', 'campaign.percent_off as percentOff'])
    .where('product.product_id', 'in', productIds)
    .where('product.discount_type', '=', 'PRICE_CAMPAIGN')
    .orderBy('campaign.campaign_id')
    .execute();
  return Map.groupBy(campaigns, ({ productId }) => productId);
};

/** The gifts of the campaigns whose conditions are met: one free unit each. */
async function readGifts(
  db: Database,
  cartId: string,
  market: MarketAlias,
  offers: readonly Offer[],
): Promise<readonly CartLineFacts[]> {
  const gifts: CartLineFacts[] = [];
  for (const offer of offers) {
    if (offer.effect.kind !== 'gift') continue;
    const gift = await findGift(db, {
      productKind: offer.effect.productKind,
      market,
      cartId,
      given: gifts.map(({ skuId }) => skuId),
    });
    if (gift)
      gifts.push({
        id: `gift-${String(offer.offerId)}`,
        ...gift,
        quantity: 1,
        message: '',
        groupKey: '',
        campaigns: [],
        isGiftCard: false,
        giftOf: offer,
      });
  }
  return gifts;
}

/** The gift card pays before the balance: it expires one day. */
const sharePayment = (fromBalance: MinorUnits, card: MinorUnits, own: MinorUnits) => {
  const fromCard = Math.min(card, fromBalance);
  const fromOwn = fromBalance - fromCard;
  return { giftCard: { amount: fromCard, left: card - fromCard }, customer: { amount: fromOwn, left: own - fromOwn } };
};

/** The promo code or bonus voucher of that normalised name, or why it does not count for that cart here and now. */
async function findPromo(db: Database, query: VoucherQuery): Promise<Result<PromoRejection, PromoCode>> {
  if (query.code === '') return fail({ kind: 'unknown-code' });
  if (isVoucherCode(query.code)) return findVoucher(db, query);
  // Both queries run whatever the first returns: an unknown code takes as long as a known one.
  const row = await db.selectFrom('promo_code').selectAll().where('code', '=', query.code).executeTakeFirst();
  const rejection = await evaluatePromoLimit(db, query);
  if (row === undefined) return fail({ kind: 'unknown-code' });
  if (rejection !== undefined) return fail(rejection);
  return ok({ code: row.code, name: row.name, effect: row.effect, minimumIncVat: row.minimum_inc_vat });
}

/** Reads and prices the cart for a market and, when somebody is logged in, for them; nothing that a client sent decides a price. */
export async function readCart(
  db: Database,
  record: CartRecord,
  scope: Scope,
  now: Date,
  userId?: string,
): Promise<PricedCart> {
  const { alias: market, vatPercent, currency } = scope.market;
  const rows = await readLines(db, record.id, market);
  const campaigns = await readCampaigns(
    db,
    rows.map((row) => row.productId),
  );
  const offers = await currentOffers(db, market, now);
  const promo =
    record.promoCode === ''
      ? undefined
      : await findPromo(db, { code: record.promoCode, cartId: record.id, market, currency, userId, now });
  const card = await readBalance(db, record.id, currency, now);
  const own = userId === undefined ? 0 : await availableBalance(db, record.id, { userId, currency });
  const checkout = await db
    .selectFrom('checkout')
    .select('shipping_id')
    .where('cart_id', '=', record.id)
    .executeTakeFirst();
  const shippingId = checkout?.shipping_id ?? null;
  const shipping = shippingOptionOrDefault(market, shippingId);
  const gifts = await readGifts(db, record.id, market, metOffers({ offers, lines: rows, market }));
  const bought = rows.map(
    ({ productKind, unitRegular: _regular, unitSelling: _selling, inStock: _inStock, ...line }) => ({
      ...line,
      isGiftCard: productKind === GIFT_CARD_KIND,
      campaigns: campaigns.get(line.productId) ?? [],
    }),
  );
  const prices = priceCart({
    market,
    vatPercent,
    lines: [...rows, ...gifts.map(({ quantity }) => ({ quantity, unitRegular: 0, unitSelling: 0 }))],
    offers,
    promo: promo?.ok === true ? promo.value : undefined,
    shipping,
    balance: (card?.balance ?? 0) + own,
  });
  const paid = sharePayment(prices.payment.fromBalance, card?.balance ?? 0, own);
  return {
    record,
    scope,
    lines: [...bought, ...gifts],
    prices,
    shipping,
    goods: shipmentOf(rows, market, now),
    shippingIsChosen: shippingId !== null,
    promoRejection: promo?.ok === false ? promo.error : undefined,
    giftCard: card && { code: card.code, ...paid.giftCard },
    customerBalance: userId === undefined ? undefined : { userId, ...paid.customer },
  };
}
