import { reconnectDelay, subscriptionRetryDelay } from './realtime-socket.ts';

describe('the retries of a subscription', () => {
  it.each([
    [1, 500],
    [2, 1000],
    [3, 2000],
    [4, 4000],
    [5, 8000],
    [6, null],
    [7, null],
  ])('after %d failures come in %d ms [API-07]', (failures, delay) => {
    expect(subscriptionRetryDelay(failures)).toBe(delay);
  });
});

describe('the next connection', () => {
  it.each([
    [0, 0, 500],
    [0, 0.5, 5500],
    [0, 1, 10_500],
    [1, 1, 20_500],
    [2, 1, 20_500],
    [1000, 1, 20_500],
  ])('after %d attempts in vain and random %d comes in %d ms [API-07]', (attempts, random, delay) => {
    expect(reconnectDelay(attempts, random)).toBe(delay);
  });

  it('of a thousand clients comes in no second for more than a fifth of them', () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 1000; index += 1) {
      const second = Math.floor(reconnectDelay(0, index / 1000) / 1000);
      counts.set(second, (counts.get(second) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(200);
  });
});
