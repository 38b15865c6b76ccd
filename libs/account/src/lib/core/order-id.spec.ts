import { parseOrderId } from './order-id.ts';

describe('the number of an order in an address', () => {
  it.each([
    ['1', 1],
    ['1007', 1007],
    ['2147483647', 2_147_483_647],
  ])('%s is one', (text, id) => expect(parseOrderId(text)).toBe(id));

  it.each(['', '0', '007', '-1', '1.5', '1e3', ' 1', '2147483648', '99999999999', 'abc', '1;2', '٣'])(
    '%j is not one',
    (text) => expect(parseOrderId(text)).toBeUndefined(),
  );
});
