import { fail, ok } from '@lyng/model';
import { formOf } from '../testing/form-of.ts';
import { readChosenLines, readReturnChoice, readReturnTarget } from './return-form.ts';

describe('the order of a posted return', () => {
  it.each([
    [
      { orderId: '100002', email: ' anna@example.com ', key: 'k' },
      { orderId: 100_002, email: 'anna@example.com', key: 'k' },
    ],
    [{ orderId: ' 100002' }, { orderId: 100_002, email: '', key: '' }],
  ])('%j is %j [ACC-06]', (fields, target) => expect(readReturnTarget(formOf(fields))).toEqual(ok(target)));

  it.each<Readonly<Record<string, string>>>([
    {},
    { orderId: '' },
    { orderId: 'abc' },
    { orderId: '-1' },
    { orderId: '99999999999' },
  ])('%j does not exist [ACC-06]', (fields) =>
    expect(readReturnTarget(formOf(fields))).toEqual(fail({ kind: 'not-found' })),
  );
});

describe('what was chosen to send back', () => {
  it('is every row with a quantity, and its reason [ACC-06]', () => {
    const fields = {
      'quantity-1': '2',
      'reason-1': 'TOO_SMALL',
      'quantity-2': '0',
      'reason-2': 'TOO_LARGE',
      'quantity-3': '1',
      'reason-3': 'FAULTY',
    };
    expect(readChosenLines(formOf(fields))).toEqual(
      ok([
        { rowNumber: 1, quantity: 2, reason: 'TOO_SMALL' },
        { rowNumber: 3, quantity: 1, reason: 'FAULTY' },
      ]),
    );
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['nothing', {}],
    ['only zeros', { 'quantity-1': '0', 'reason-1': 'OTHER' }],
    ['no reason', { 'quantity-1': '1' }],
    ['an unknown reason', { 'quantity-1': '1', 'reason-1': 'toString' }],
    ['half a unit', { 'quantity-1': '0.5', 'reason-1': 'OTHER' }],
    ['less than nothing', { 'quantity-1': '-1', 'reason-1': 'OTHER' }],
    ['a number of many digits', { 'quantity-1': '9999999999', 'reason-1': 'OTHER' }],
  ])('is never %s [ACC-06]', (_, fields) => {
    expect(readChosenLines(formOf(fields))).toEqual(fail({ kind: 'invalid' }));
  });
});

describe('what is chosen again after a form was rejected', () => {
  it.each<[Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    [{}, {}],
    [{ 'quantity-1': '2', 'reason-1': '' }, { 'quantity-1': '2' }],
    [{ 'quantity-1': '0', 'reason-1': 'FAULTY', orderId: '7', email: 'anna@example.com' }, { 'reason-1': 'FAULTY' }],
    [{ 'quantity-1': '1000', 'quantity-2': 'x', 'quantity-x': '1', 'reason-1': 'NONSENSE' }, {}],
  ])('of %j is %j [ACC-06]', (fields, choice) => expect(readReturnChoice(formOf(fields))).toEqual(choice));
});
