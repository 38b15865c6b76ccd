import type { MinorUnits } from '@lyng/model';

/** A row of an order: its units, and what they cost together before the order's discount. */
export interface RowToRefund {
  readonly rowNumber: number;
  readonly quantity: number;
  readonly total: MinorUnits;
}

/** The payment for each row: the order's discount is divided among the rows by value, to the last minor unit. */
export function paidByRow(rows: readonly RowToRefund[], discount: MinorUnits): ReadonlyMap<number, MinorUnits> {
  const value = rows.reduce((sum, { total }) => sum + total, 0);
  const paid = new Map<number, MinorUnits>();
  let valueSoFar = 0;
  let discountSoFar = 0;
  for (const { rowNumber, total } of rows) {
    valueSoFar += total;
    const discountNow = value === 0 ? 0 : Math.floor((discount * valueSoFar) / value);
    paid.set(rowNumber, total - (discountNow - discountSoFar));
    discountSoFar = discountNow;
  }
  return paid;
}

/** The refund for units of a row after earlier refunds. All units together give exactly the row's payment. */
export const refundOfUnits = (
  paid: MinorUnits,
  { quantity, before, units }: { readonly quantity: number; readonly before: number; readonly units: number },
): MinorUnits => Math.floor((paid * (before + units)) / quantity) - Math.floor((paid * before) / quantity);
