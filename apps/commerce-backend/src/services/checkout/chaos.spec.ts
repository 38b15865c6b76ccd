import { describeOnPostgresql } from '../../database/testing/test-databases.ts';
import { chaos } from './testing/buying/chaos.ts';
import { killablePlaces } from './testing/buying/killable-place.ts';

const plan = { orders: 200, kills: 5, cuts: 20, lock: 10_000, atOnce: 20 };

describeOnPostgresql('200 orders while everything goes wrong', () => {
  it('[REL-1, REL-2] 20 cut connections, a row that is locked for ten seconds and five kills lose, halve and double no order; lists are read all the time that a backend runs', async () => {
    const where = await killablePlaces()
      .find(({ name }) => name === 'PostgreSQL')
      ?.make();
    try {
      const result = where && (await chaos(where, plan));
      expect(result).toMatchObject({ kills: plan.kills, cuts: plan.cuts, faults: [] });
    } finally {
      await where?.remove();
    }
  }, 300_000);
});
