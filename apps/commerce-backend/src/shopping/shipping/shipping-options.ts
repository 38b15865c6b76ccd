import { deliveryKinds } from '@lyng/model';
import type { DeliveryKind, Language, MarketAlias, MinorUnits } from '@lyng/model';
import { deliveryTerms } from '../../shop/market-terms.ts';
import { textsIn } from '../../shop/texts.ts';
import type { Texts } from '../../shop/texts.ts';

/** One way of getting a parcel to the shopper of a market. */
export interface ShippingOption {
  readonly id: number;
  readonly kind: DeliveryKind;
  /** Including VAT, in minor units. */
  readonly feeIncVat: MinorUnits;
  /** Express is paid whatever the value of the cart. */
  readonly freeFromLimit: boolean;
}

const ids: Readonly<Record<DeliveryKind, number>> = { home: 1, 'parcel-shop': 2, express: 3 };

const fees: Record<MarketAlias, Record<DeliveryKind, MinorUnits>> = {
  dk: { home: 59_00, 'parcel-shop': 49_00, express: 99_00 },
  se: { home: 69_00, 'parcel-shop': 59_00, express: 99_00 },
  no: { home: 79_00, 'parcel-shop': 59_00, express: 149_00 },
  fi: { home: 6_90, 'parcel-shop': 5_90, express: 9_90 },
};

const names = (i18n: Texts): Readonly<Record<DeliveryKind, string>> => ({
  home: i18n._('Home delivery'),
  'parcel-shop': i18n._('Pickup point'),
  express: i18n._('Express'),
});

/** The market's options; the first is the default. */
export const shippingOptions = (market: MarketAlias): readonly ShippingOption[] =>
  deliveryKinds(deliveryTerms, market).map((kind) => ({
    id: ids[kind],
    kind,
    feeIncVat: fees[market][kind],
    freeFromLimit: kind !== 'express',
  }));

export function shippingOptionOrDefault(market: MarketAlias, id: number | null): ShippingOption {
  const [first, ...rest] = shippingOptions(market);
  if (first === undefined)
    throw new Error(`commerce-backend: market ${market} has no shipping option. Add one to shipping-options.ts.`);
  return rest.find((option) => option.id === id) ?? first;
}

export const shippingName = (kind: DeliveryKind, language: Language): string => names(textsIn(language))[kind];
