import { orderStatus } from './order-status.ts';

describe('the state of an order', () => {
  it.each([
    ['pending', 'received'],
    ['pending-payment', 'received'],
    ['backorder', 'received'],
    ['received', 'received'],
    ['partial', 'processing'],
    ['inactive', 'processing'],
    ['on-hold', 'processing'],
    ['processing', 'processing'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['out-of-stock', 'cancelled'],
    ['returned', 'returned'],
    ['refunded', 'refunded'],
    ['shipped-to-the-moon', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('reported as %j is %j', (reported, shown) => {
    expect(orderStatus(reported)).toBe(shown);
  });
});
