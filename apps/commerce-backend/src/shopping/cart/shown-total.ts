import { minorUnits } from '@lyng/model';
import type { MarketAlias, MinorUnits } from '@lyng/model';
import type { GraphQLError } from 'graphql';
import type { Database } from '../../platform/database/database.ts';
import type { CartSummaryTypeResolvers } from '../../platform/graphql/resolver-types.generated.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import type { PricedCart } from './read-cart.ts';

/** The last total of a cart that a shopper was shown, in minor units including VAT. */
export interface ShownTotal {
  readonly market: MarketAlias;
  /** Of goods and shipping. */
  readonly total: MinorUnits;
  /** The amount left to pay after gift card and balance. */
  readonly due: MinorUnits;
}

const totalOf = ({ prices, scope }: PricedCart): ShownTotal => ({
  market: scope.market.alias,
  total: prices.total.selling.incVat,
  due: prices.payment.due.selling.incVat,
});

const isSame = (a: ShownTotal, b: ShownTotal | null): boolean =>
  a.market === b?.market && a.total === b.total && a.due === b.due;

export async function rememberShown(db: Database, cartId: string, shown: ShownTotal): Promise<void> {
  await db
    .updateTable('cart')
    .set({ shown: JSON.stringify(shown) })
    .where('id', '=', cartId)
    .execute();
}

/** The total of a cart's summary: a client shows it only if it queries it, so this is where it is stored. */
export const showTotal: CartSummaryTypeResolvers['total'] = async ({ total, cart }, _args, context) => {
  // An order's total is settled, and an empty cart makes no order.
  if (cart === undefined || cart.lines.length === 0) return total;
  const shown = totalOf(cart);
  if (!isSame(shown, cart.record.shown)) await rememberShown(context.db, cart.record.id, shown);
  return total;
};

/** The total in the error of an order, as decimals: the client shows it before the shopper orders again. */
export const totalFacts = (cart: PricedCart) => {
  const { total, due } = totalOf(cart);
  return { totalIncVat: decimal(due), totalExBalanceIncVat: decimal(total) };
};

/** The total that such an error has shown; `undefined` of any other. */
export function totalInError({ extensions }: GraphQLError, market: MarketAlias): ShownTotal | undefined {
  const { totalIncVat: due, totalExBalanceIncVat: total } = extensions;
  return typeof due === 'number' && typeof total === 'number'
    ? { market, total: minorUnits(total), due: minorUnits(due) }
    : undefined;
}
