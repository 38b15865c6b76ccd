import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate, missingSteps } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';
import type { Migration } from './migrations/migrations.ts';
import { testDatabases } from './testing/test-databases.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

/**
 * A change that can break statements of the release before. A step with one is listed below, with the reason that
 * `docs/migrations.md` demands.
 */
const TAKES_AWAY =
  /\b(drop (table|column|constraint|index)|rename|truncate|alter column|add (constraint|check|unique|primary key|foreign key))\b|add column (?!.*\bdefault\b).*\bnot null\b|create unique index \w+ on (\w+)\b(?<!create table \4 [\s\S]*)/i;

/** File names of steps, each with its reason. */
const contractions: readonly string[] = [];

it.each([
  'drop index order_row_product;',
  'alter table cart_line drop constraint cart_line_cart_id_sku_id_key;',
  'alter table voucher rename column amount to value;',
  'alter table payment alter column code set not null;',
  'alter table cart add column shown jsonb not null;',
  'create table parcel (id integer);\ncreate unique index account_email on account (email);',
])('[REL3-1] finds that a step takes something away: %s', (step) => expect(step).toMatch(TAKES_AWAY));

it.each([
  'alter table cart add column shown jsonb;',
  `alter table order_row add column group_key text not null default '';`,
  'create table account (id integer);\ncreate unique index account_email on account (email);',
])('[REL3-1] lets a step add: %s', (step) => expect(step).not.toMatch(TAKES_AWAY));

it('[REL3-1] takes nothing away that the release before uses', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const takingAway = readdirSync(folder).filter((file) => TAKES_AWAY.test(readFileSync(join(folder, file), 'utf8')));
  expect(takingAway).toEqual(contractions);
});

describe.each(testDatabases())('$name', ({ name, open }) => {
  const opened = openForSuite(() => open());

  it('takes every step once, also when two processes start together', async () => {
    await Promise.all([migrate(opened().db), migrate(opened().db)]);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(opened().db);
    expect(rows.map((row) => row.name)).toEqual(migrations.map(({ name }) => name));
  });

  it('opens a database whose schema was made by the steps before the baseline', async () => {
    await sql`update migration set name = '0033-newsletter-confirmations' where name = '0001-baseline'`.execute(
      opened().db,
    );
    expect(await missingSteps(opened().db)).toEqual([]);
    expect(await migrate(opened().db)).toEqual([]);
  });

  it('undoes a step that fails, and takes those that follow it later', async () => {
    const good: Migration = {
      name: '9001-good',
      up: (transaction) => sql`create table good (id integer)`.execute(transaction).then(() => undefined),
    };
    const bad: Migration = {
      name: '9002-bad',
      up: (transaction) => sql`create table bad (id nonsense)`.execute(transaction).then(() => undefined),
    };
    await expect(migrate(opened().db, [good, bad])).rejects.toThrow(/nonsense/);
    await expect(sql`select * from good`.execute(opened().db)).rejects.toThrow(/good/);
    await migrate(opened().db, [good]);
    expect((await sql`select * from good`.execute(opened().db)).rows).toEqual([]);
  });

  it('reads numbers, dates and documents as the same values', async () => {
    const { rows } =
      await sql`select 42::bigint as big, 7 as small, true as flag, '2025-06-15T12:00:00Z'::timestamptz as time,
      '{"a":[1,"b"]}'::jsonb as document, null as nothing, count(*) as counted from (values (1), (2)) as v (n)`.execute(
        opened().db,
      );
    expect(rows).toEqual([
      {
        big: 42,
        small: 7,
        flag: true,
        time: new Date('2025-06-15T12:00:00Z'),
        document: { a: [1, 'b'] },
        nothing: null,
        counted: 2,
      },
    ]);
  });

  it(`lets one of two writers through where both want the last unit (${name})`, async () => {
    await sql`create table unit (left_over integer check (left_over >= 0))`.execute(opened().db);
    await sql`insert into unit values (1)`.execute(opened().db);
    const take = () => sql`update unit set left_over = left_over - 1 where left_over >= 1`.execute(opened().db);
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.map(({ numAffectedRows }) => Number(numAffectedRows)).toSorted()).toEqual([0, 0, 1]);
  });
});
