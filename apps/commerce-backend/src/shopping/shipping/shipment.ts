import { formatDate } from '@lyng/i18n/core';
import { planDelivery } from '@lyng/model';
import type { DeliveryKind, Language, MarketAlias, PlannedDelivery } from '@lyng/model';
import { deliveryTerms } from '../../shop/market-terms.ts';

/** The goods of a cart or an order; gift cards are mailed. */
export interface Shipment {
  readonly orderedAt: Date;
  readonly market: MarketAlias;
  readonly isInStock: boolean;
}

/** The days on which the warehouse sends it and on which it arrives. */
export function planShipment({ orderedAt, ...goods }: Shipment, kind: DeliveryKind): PlannedDelivery {
  const planned = planDelivery(orderedAt.getTime(), { ...goods, kind }, deliveryTerms);
  if (planned) return planned;
  throw new Error(
    `commerce-backend: "delivery" of shop.config.json has no days for the market ${goods.market}, so its orders are never sent. Add them there.`,
  );
}

/** A day as shoppers read it: `tors. 3. dec.`; empty without goods. */
export const arrivalText = (goods: Shipment | undefined, kind: DeliveryKind, language: Language): string =>
  goods ? formatDate(planShipment(goods, kind).arrivesOn, language, 'weekday') : '';
