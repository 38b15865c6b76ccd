import { formatDate } from '@lyng/i18n/core';
import { deliveryKinds, planDelivery } from '@lyng/model';
import type { DeliveryTerms, Language, MarketAlias, Product } from '@lyng/model';
import type { DeliveryTime } from './stock-status.ts';

/** The days on which a product arrives, in words: `tors. 3. dec.`. */
export interface ProductArrival extends Readonly<Record<DeliveryTime, string>> {
  /** They hold for orders before this time, in ms since 1970. */
  readonly orderBefore: number;
}

/** As `productArrival`, for one product. A gift card is mailed; the API has no mark for it, but alone it is sold without VAT. */
export const arrivalOf = (
  { unitPrice: { selling } }: Pick<Product, 'unitPrice'>,
  ...delivery: Parameters<typeof productArrival>
): ProductArrival | undefined => (selling.incVat === selling.exVat ? undefined : productArrival(...delivery));

/** For the market's usual delivery; `undefined` for a market that promises nothing. */
export function productArrival(
  terms: DeliveryTerms | undefined,
  { market, language }: { readonly market: MarketAlias; readonly language: Language },
  now: number,
): ProductArrival | undefined {
  const [kind] = terms ? deliveryKinds(terms, market) : [];
  if (!terms || !kind) return undefined;
  const normal = planDelivery(now, { market, kind, isInStock: true }, terms);
  const longer = planDelivery(now, { market, kind, isInStock: false }, terms);
  if (!normal || !longer) return undefined;
  return {
    normal: formatDate(normal.arrivesOn, language, 'weekday'),
    longer: formatDate(longer.arrivesOn, language, 'weekday'),
    orderBefore: normal.orderBefore,
  };
}
