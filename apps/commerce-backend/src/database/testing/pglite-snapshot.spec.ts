import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { openFilled } from './pglite-snapshot.ts';

describe('a filled database', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lyng-snapshot-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is filled once in a run; each spec has its own', async () => {
    let fills = 0;
    const filling = {
      name: 'one-row',
      fill: async (db: Database) => {
        fills += 1;
        await sql`create table kept (value integer)`.execute(db);
        await sql`insert into kept values (1)`.execute(db);
      },
    };
    const sum = async (db: Database) =>
      (await sql<{ sum: number }>`select sum(value)::integer as sum from kept`.execute(db)).rows[0]?.sum;
    const first = await openFilled(filling, folder);
    await sql`insert into kept values (10)`.execute(first);
    const second = await openFilled(filling, folder);
    await sql`insert into kept values (100)`.execute(second);
    expect([await sum(first), await sum(second), fills]).toEqual([11, 101, 1]);
    expect(readdirSync(folder)).toEqual(['one-row.tar']);
    await Promise.all([first.destroy(), second.destroy()]);
  });
});
