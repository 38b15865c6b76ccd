import { formatMoney } from '@lyng/i18n/core';
import type { MinorUnits } from '@lyng/model';
import type { Scope } from '../../shop/scope.ts';
import { decimal } from '../../shop/pricing/decimal.ts';
import { amountFields } from '../../shop/pricing/price-type.ts';
import type { Amount } from '../../shop/pricing/amount.ts';
import { shippingName } from './shipping-options.ts';
import type { ShippingOption } from './shipping-options.ts';

export interface ShownShipping {
  readonly option: ShippingOption;
  readonly fee: Amount;
  readonly amountLeft: MinorUnits;
  readonly isDefault: boolean;
  readonly isSelected: boolean;
}

/** The wire's `ShippingOptionType`, without pick-up points. */
export function presentShipping({ option, fee, amountLeft, isDefault, isSelected }: ShownShipping, scope: Scope) {
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
    subOptions: [],
  };
}
