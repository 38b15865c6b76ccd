import type { MinorUnits, Price } from '@lyng/model';

/** What a piece is reduced by, in minor units with VAT; a selling price above the regular one is no discount (Spec §7). */
export const itemDiscount = ({ regular, selling }: Pick<Price, 'regular' | 'selling'>): MinorUnits =>
  Math.max(0, regular.incVat - selling.incVat);
