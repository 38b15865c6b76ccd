import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { amountFields } from '../../shop/pricing/price-type.ts';
import type { Amount } from '../../shop/pricing/amount.ts';
import { arrivalText } from './shipment.ts';
import type { Shipment } from './shipment.ts';
import { shippingName } from './shipping-options.ts';
import type { ShippingOption } from './shipping-options.ts';

export interface ShownShipping {
  readonly option: ShippingOption;
  readonly fee: Amount;
  readonly amountLeft: MinorUnits;
  readonly isDefault: boolean;
  readonly isSelected: boolean;
  readonly goods: Shipment | undefined;
}

/** The wire's `ShippingOptionType`, without pick-up points. */
export function presentShipping(shown: ShownShipping, scope: Scope) {
  const { option, fee, amountLeft, isDefault, isSelected, goods } = shown;
  const name = shippingName(option.kind, scope.language);
  return {
    id: option.id,
    name: option.kind,
    displayName: name,
    ...amountFields('fee', fee, scope),
    isDefault,
    isSelected,
    amountLeftToFreeShipping: decimal(amountLeft),
    amountLeftToFreeShippingFormatted: formatMoney(amountLeft, scope.market.currency, scope.language),
    // The API leaves the form of this text to each service.
    shippingData: JSON.stringify({ arrivesOnFormatted: arrivalText(goods, option.kind, scope.language) }),
    subOptions: [],
  };
}
