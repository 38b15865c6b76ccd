import type { MinorUnits, Price } from '@lyng/model';

/** The discount of one piece, in minor units with VAT; a selling price above the regular one is not a discount. */
export const itemDiscount = ({ regular, selling }: Pick<Price, 'regular' | 'selling'>): MinorUnits =>
  Math.max(0, regular.incVat - selling.incVat);
