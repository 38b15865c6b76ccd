import { orderSteps } from './order-steps.ts';
import type { OrderProgress } from './order-steps.ts';

const none = { packedAt: null, sentAt: null, deliveredAt: null };

describe('the steps of an order', () => {
  it.each<[string, Partial<OrderProgress>, readonly string[]]>([
    ['ordered', {}, ['current', 'open', 'open', 'open']],
    ['packed', { packedAt: '2' }, ['done', 'current', 'open', 'open']],
    ['sent', { packedAt: '2', sentAt: '3' }, ['done', 'done', 'current', 'open']],
    ['sent, when nobody reported that it was packed', { sentAt: '3' }, ['done', 'done', 'current', 'open']],
    ['delivered', { packedAt: '2', sentAt: '3', deliveredAt: '4' }, ['done', 'done', 'done', 'done']],
  ])('%s', (_, progress, states) => {
    expect(orderSteps({ placedAt: '1', ...none, ...progress }).map(({ state }) => state)).toEqual(states);
  });
});
