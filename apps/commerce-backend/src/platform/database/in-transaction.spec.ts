import { sql } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import { testDatabases } from './testing/test-databases.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

describe.each(testDatabases())('inTransaction on $name', ({ open }) => {
  const database = openForSuite(() => open());

  /** Writes a row, and fails with that database error code in its first runs. */
  const failing = (code: string, failures: number) => {
    let runs = 0;
    const work = () =>
      inTransaction(database().db, async (transaction) => {
        runs += 1;
        await transaction
          .insertInto('service_secret')
          .values({ name: code, secret: String(runs) })
          .execute();
        if (runs <= failures)
          await sql
            .raw(`do $$ begin raise exception 'cancelled' using errcode = '${code}'; end $$`)
            .execute(transaction);
        return runs;
      });
    return { work, runs: () => runs };
  };

  it.each(['40001', '40P01'])('runs the work again after %s, and keeps only the last run', async (code) => {
    expect(await failing(code, 3).work()).toBe(4);
    expect(
      await database().db.selectFrom('service_secret').select('secret').where('name', '=', code).execute(),
    ).toEqual([{ secret: '4' }]);
  });

  it('gives up after eight runs', async () => {
    const { work, runs } = failing('40001', Infinity);
    await database().db.deleteFrom('service_secret').execute();
    await expect(work()).rejects.toMatchObject({ code: '40001' });
    expect(runs()).toBe(8);
    expect(await database().db.selectFrom('service_secret').select('name').execute()).toEqual([]);
  });

  it('does not repeat a failure that would come again', async () => {
    const { work, runs } = failing('23505', 1);
    await expect(work()).rejects.toMatchObject({ code: '23505' });
    expect(runs()).toBe(1);
  });
});
