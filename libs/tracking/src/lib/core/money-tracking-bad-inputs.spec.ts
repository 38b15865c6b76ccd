import { spreadDiscount } from '@lyng/model';
import { makePrice } from '@lyng/model/testing';
import { moneyTrackingBadInputs } from '../testing/money-tracking-bad-inputs.ts';
import { bufferImpressions, flushImpressions } from './impressions.ts';
import { itemDiscount } from './item-discount.ts';
import { salesType } from './sales-type.ts';

const rowsWith = <Field extends 'spread' | 'piece' | 'sales' | 'left'>(field: Field) =>
  moneyTrackingBadInputs.flatMap((row) => {
    const facts = row[field];
    return facts === undefined ? [] : [[row.id, row.input, row.expected, facts] as const];
  });

describe('hostile money and tracking', () => {
  it.each(rowsWith('spread'))('%s: %s: %s [TRK-08]', (_id, _input, _expected, { discount, prices, shares }) => {
    expect(spreadDiscount(discount, prices)).toEqual(shares);
  });

  it.each(rowsWith('piece'))('%s: %s: %s [TRK-07]', (_id, _input, _expected, { regular, selling, discount }) => {
    const price = makePrice();
    expect(
      itemDiscount({ regular: { ...price.regular, incVat: regular }, selling: { ...price.selling, incVat: selling } }),
    ).toBe(discount);
  });

  it.each(rowsWith('sales'))('%s: %s: %s [TRK-10]', (_id, _input, _expected, { percentages, type }) => {
    expect(percentages.map((percentage) => salesType(percentage))).toEqual(percentages.map(() => type));
  });

  it.each(rowsWith('left'))('%s: %s: %s, as far as the buffer goes', (_id, _input, _expected, { seen, batches }) => {
    const impressions = Array.from({ length: seen }, (_, index) => ({
      productId: index + 1,
      list: 'sko',
      position: index + 1,
    }));
    const buffer = bufferImpressions([], impressions);
    const flushed = flushImpressions(buffer.waiting);
    const reported = [...buffer.batches, ...flushed.batches];
    expect(reported.map(({ length }) => length)).toEqual(batches);
    expect(reported.flat()).toEqual(impressions);
    expect(flushed.waiting).toEqual([]);
  });

  it('has for each row a proof, the test that has it, or a note that it is not built', () => {
    const bare = moneyTrackingBadInputs.filter(
      ({ spread, piece, sales, left, provedBy, notBuilt }) =>
        !(spread ?? piece ?? sales ?? left ?? provedBy ?? notBuilt),
    );
    expect(bare).toEqual([]);
    expect(new Set(moneyTrackingBadInputs.map(({ id }) => id)).size).toBe(moneyTrackingBadInputs.length);
  });
});
