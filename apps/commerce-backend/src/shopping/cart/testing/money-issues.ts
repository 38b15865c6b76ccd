import type { CartPrices, CartToPrice } from '../core/price-cart.ts';

/** Names each rule of money that the prices break; written without a matcher per rule, which would cost more than the prices. */
export function moneyIssues(
  cart: CartPrices,
  { lines, balance = 0 }: Pick<CartToPrice, 'lines' | 'balance'>,
): readonly string[] {
  const issues: string[] = [];
  const hold = (rule: string, holds: boolean): void => void (holds || issues.push(rule));
  const sum = (of: (line: CartPrices['lines'][number]) => number): number =>
    cart.lines.reduce((all, each) => all + of(each), 0);
  const { subTotal, fixedDiscount, shippingFee, total, payment } = cart;
  hold('one price per line', cart.lines.length === lines.length);
  hold(
    'subtotal is the sum of lines',
    subTotal.selling.incVat === sum((each) => each.total.selling.incVat) &&
      subTotal.selling.exVat === sum((each) => each.total.selling.exVat),
  );
  hold(
    'shares add up to the discount',
    fixedDiscount.incVat === sum((each) => each.total.selling.incVat - each.payable.incVat) &&
      fixedDiscount.exVat === sum((each) => each.total.selling.exVat - each.payable.exVat),
  );
  hold(
    'total is lines and shipping',
    total.selling.incVat === sum((each) => each.payable.incVat) + shippingFee.incVat &&
      total.selling.exVat === sum((each) => each.payable.exVat) + shippingFee.exVat,
  );
  hold(
    'balance and rest are the total',
    payment.fromBalance === Math.min(balance, total.selling.incVat) &&
      payment.fromBalance + payment.due.selling.incVat === total.selling.incVat,
  );
  hold(
    'the VAT of the sale, however it is paid',
    payment.due.selling.incVat - payment.due.selling.exVat === total.selling.incVat - total.selling.exVat,
  );
  cart.lines.forEach((each, index) => {
    hold(
      'parts are the line',
      each.parts.reduce((units, { quantity }) => units + quantity, 0) === lines[index]?.quantity,
    );
    hold(
      'parts cost the line',
      each.parts.reduce((cost, { quantity, price: { selling } }) => cost + quantity * selling.incVat, 0) ===
        each.total.selling.incVat,
    );
  });
  const amounts = [
    fixedDiscount,
    shippingFee,
    total.selling,
    subTotal.selling,
    ...cart.lines.flatMap((each) => [each.payable, each.total.selling, each.unit.selling]),
  ];
  hold(
    'integer minor units, nothing below zero, inc = ex + vat with vat at or above zero',
    amounts.every(
      ({ incVat, exVat }) =>
        Number.isSafeInteger(incVat) && Number.isSafeInteger(exVat) && exVat >= 0 && incVat >= exVat,
    ),
  );
  hold(
    'no price above the regular one',
    [total, subTotal, payment.due, ...cart.lines.map((each) => each.total)].every(
      ({ regular, selling }) => regular.incVat >= selling.incVat,
    ),
  );
  return issues;
}
