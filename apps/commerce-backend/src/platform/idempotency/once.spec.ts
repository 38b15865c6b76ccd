import { testDatabases } from '../database/testing/test-databases.ts';
import { once } from './once.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

describe.each(testDatabases())('once on $name', (database) => {
  const opened = openForSuite(() => database.open());

  /** Runs work that counts how often it runs; gives the number of its run. */
  const counter = (key: string) => {
    let runs = 0;
    return (body: unknown): Promise<number> =>
      once(opened().db, { key, field: 'placeOrder', body, now: new Date('2026-03-02T10:00:00Z') }, () => {
        runs += 1;
        return Promise.resolve(runs);
      });
  };

  it('takes the same intent with its keys in another order for the same: one effect, one reply [CHK-14]', async () => {
    const run = counter('key order');
    const billing = { city: 'København', zip: '2100' };
    for (const body of [
      { cartId: 'c', checkout: { email: 'a@example.com', billing: { zip: '2100', city: 'København' } } },
      { checkout: { billing, email: 'a@example.com' }, cartId: 'c' },
      { checkout: { billing: { ...billing, phone: undefined }, email: 'a@example.com' }, cartId: 'c' },
    ])
      expect(await run(body)).toBe(1);
  });

  it.each([
    ['another value', { items: ['a', 'b'], note: 'other' }],
    ['a list in another order', { items: ['b', 'a'], note: 'x' }],
    ['a field more', { items: ['a', 'b'], note: 'x', more: null }],
    ['the same values under other keys', { note: ['a', 'b'], items: 'x' }],
  ])('rejects a key that comes back with %s', async (difference, body) => {
    const run = counter(difference);
    expect(await run({ items: ['a', 'b'], note: 'x' })).toBe(1);
    await expect(run(body)).rejects.toMatchObject({ extensions: { code: 'IdempotencyConflict' } });
  });
});
