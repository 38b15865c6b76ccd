import type { Scope } from '../scope.ts';
import type { Amount } from './amount.ts';
import { decimal } from './decimal.ts';

/** The API's `VatGroupType` of an amount: a market has one rate. Gift cards alone have no VAT, so no group either. */
export function toVatGroups({ incVat, exVat }: Amount, { market }: Scope) {
  const vat = incVat - exVat;
  return vat === 0 ? [] : [{ rate: Math.round(market.vatPercent), amount: decimal(vat) }];
}
