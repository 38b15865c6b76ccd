import type { MinorUnits, Money } from '@lyng/model';

type WithVat = Pick<Money, 'incVat'>;

/** The discount of one piece, in minor units with VAT; a selling price above the regular one is not a discount. */
export const itemDiscount = ({
  regular,
  selling,
}: {
  readonly regular: WithVat;
  readonly selling: WithVat;
}): MinorUnits => Math.max(0, regular.incVat - selling.incVat);
