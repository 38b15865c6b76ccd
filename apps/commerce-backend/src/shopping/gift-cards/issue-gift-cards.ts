import { randomBytes } from 'node:crypto';
import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { scopeOfOrder } from '../../shop/scope.ts';
import type { Shop } from '../../shop/shop.ts';
import { html } from '../../platform/html/html.ts';
import { queueMail } from '../../messages/outbox-store.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { giftCardCode, printedCode } from './core/gift-card-code.ts';
import { textsIn } from '../../shop/texts.ts';

/** A card is good for three years, the longest that the four countries' laws let a claim of this kind lapse in. */
const YEARS = 3;

/** The outbox's key for the mail with the gift cards that an order bought. */
export const giftCardsKey = (orderId: number): string => `gift-cards:${String(orderId)}`;

/**
 * Creates the gift cards that an order has bought, with the value that was paid for them, and mails their codes; in the
 * transaction that receives the order.
 */
export async function issueGiftCards(
  transaction: DatabaseTransaction,
  shop: Shop,
  order: OrderRecord,
  now: Date,
): Promise<void> {
  const bought = await transaction
    .selectFrom('order_row')
    .select(['quantity', 'unit_selling_inc_vat as value'])
    .where('order_id', '=', order.id)
    .where('is_gift_card', '=', true)
    .orderBy('row_number')
    .execute();
  const cards = bought.flatMap(({ quantity, value }) =>
    value > 0 ? Array.from({ length: quantity }, () => ({ code: giftCardCode(randomBytes(10)), value })) : [],
  );
  if (cards.length === 0) return;
  const expires = new Date(now);
  expires.setUTCFullYear(expires.getUTCFullYear() + YEARS);
  const scope = scopeOfOrder(shop, order);
  await transaction
    .insertInto('gift_card')
    .values(
      cards.map(({ code, value }) => ({
        code,
        currency: order.currency,
        value,
        balance: value,
        bought_with: order.id,
        created_at: now,
        expires_at: expires,
      })),
    )
    .execute();
  const i18n = textsIn(scope.language);
  const subject = i18n._('Your gift card');
  const intro = i18n._('Thank you for your purchase. Here is the code of your gift card.');
  const howTo = i18n._(
    'Type the code into the field for discount codes in the cart, and the amount is taken off the total.',
  );
  const money = (amount: MinorUnits): string => formatMoney(amount, scope.market.currency, scope.language);
  const codes = cards.map(({ code, value }) => html`<li><strong>${printedCode(code)}</strong> – ${money(value)}</li>`);
  await queueMail(transaction, {
    shop,
    scope,
    subject,
    heading: subject,
    body: html`<p>${intro}</p><ul>${codes}</ul><p style="margin:0">${howTo}</p>`,
    uniqueKey: giftCardsKey(order.id),
    recipient: order.email,
    now,
  });
}
