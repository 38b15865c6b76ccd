import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reportSkipped } from '@lyng/model/testing';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { alwaysOnBoth, slowOnBoth } from './always-on-both.ts';
import type { Filling } from './filling.ts';
import { openCopy, startCopies } from './postgresql-copies.ts';
import { findPostgresql } from './postgresql-server.ts';
import { noteSpecFile, specRun, startSpecRun } from './spec-run.ts';
import { openSchema, testDatabases } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';

const { postgresql } = specRun();

it('names spec files that exist', () => {
  expect(
    [...alwaysOnBoth, ...slowOnBoth].filter((path) => !existsSync(join(import.meta.dirname, '../../../..', path))),
  ).toEqual([]);
});

const values = async (db: Database): Promise<readonly number[]> =>
  (await sql<{ value: number }>`select value from filled order by value`.execute(db)).rows.map(({ value }) => value);

/** A filling of one empty table, which counts how often it fills, and what more it does. */
const countingFilling = (
  name: string,
  more: (db: Database, fills: number) => Promise<unknown> = async () => undefined,
) => {
  let fills = 0;
  const filling: Filling = {
    name,
    fill: async (db) => {
      fills += 1;
      await sql`create table filled (value integer)`.execute(db);
      await more(db, fills);
    },
  };
  return { filling, fills: () => fills };
};

const openers: readonly (readonly [name: string, open: TestDatabase['open'], fillsOfThree: number])[] = [
  ...testDatabases().map(
    ({ name, open }) =>
      [
        name,
        open,
        postgresql !== undefined && postgresql.copies === undefined && name === 'PostgreSQL' ? 3 : 1,
      ] as const,
  ),
  ...(postgresql === undefined
    ? []
    : [['a schema of PostgreSQL', (filling?: Filling) => openSchema(postgresql.url, filling), 3] as const]),
];

describe.each(openers)('databases of one filling on %s', (_name, open, fillsOfThree) => {
  it('are filled from one template where there is one, and do not see each other', async () => {
    const { filling, fills } = countingFilling('one-row', (db) => sql`insert into filled values (1)`.execute(db));
    const opened = [await open(filling), await open(filling)];
    await Promise.all(opened.map(({ db }, index) => sql`insert into filled values (${10 + index})`.execute(db)));
    opened.push(await open(filling));
    expect(await Promise.all(opened.map(({ db }) => values(db)))).toEqual([[1, 10], [1, 11], [1]]);
    expect(fills()).toBe(fillsOfThree);
    await Promise.all(opened.map(({ close }) => close()));
  });
});

const copies = postgresql?.copies;

if (postgresql !== undefined && copies === undefined)
  reportSkipped('copies of databases on PostgreSQL (the role may not create databases)');

// There are no copies without a server, which the run reports, or for a role that may not create databases.
(copies === undefined ? describe.skip : describe)('databases on PostgreSQL', () => {
  const url = copies?.url ?? '';
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(() => client.end());

  const databases = async (prefix: string): Promise<number> =>
    (await client.query('select from pg_database where starts_with(datname, $1)', [prefix])).rowCount ?? 0;
  const fillNothing: Filling = { name: 'nothing', fill: async () => undefined };

  it('are filled once when several open at the same time', async () => {
    const run = await startCopies(url);
    const { filling: slow, fills } = countingFilling('slow');
    const opened = await Promise.all(Array.from({ length: 4 }, () => openCopy(run.copies, slow)));
    expect(fills()).toBe(1);
    expect(await Promise.all(opened.map(({ db }) => values(db)))).toEqual([[], [], [], []]);
    await Promise.all(opened.map(({ close }) => close()));
    await run.end();
  });

  it('are dropped when they are closed, and all of a run when it ends', async () => {
    const run = await startCopies(url);
    const first = await openCopy(run.copies, fillNothing);
    const second = await openCopy(run.copies, fillNothing);
    // Two copies, their template and the empty one.
    expect(await databases(run.copies.prefix)).toBe(4);
    await first.close();
    expect(await databases(run.copies.prefix)).toBe(3);
    await second.db.destroy();
    await run.end();
    expect(await databases(run.copies.prefix)).toBe(0);
  });

  it('of a run that was killed are dropped by the next one, and those of a run that goes on are not', async () => {
    const [killed, running] = [await startCopies(url), await startCopies(url)];
    const left = await openCopy(killed.copies, fillNothing);
    await left.db.destroy();
    const open = await openCopy(running.copies, fillNothing);
    const number = /\d+/.exec(killed.copies.prefix)?.[0];
    await client.query(
      `select pg_terminate_backend(pid, 30000) from pg_locks where locktype = 'advisory' and objid = $1::bigint::oid`,
      [number],
    );
    const next = await startCopies(url);
    // Another run that starts now may be the one that drops them.
    while ((await databases(killed.copies.prefix)) > 0);
    expect(await databases(running.copies.prefix)).toBe(3);
    await open.close();
    await Promise.all([next.end(), running.end()]);
  });

  it('have no template that was filled in part: the next that opens fills it again', async () => {
    const run = await startCopies(url);
    const { filling: failing, fills } = countingFilling('failing', async (_db, count) => {
      if (count === 1) throw new Error('no more');
    });
    await expect(openCopy(run.copies, failing)).rejects.toThrow('no more');
    const { db, close } = await openCopy(run.copies, failing);
    expect([await values(db), fills()]).toEqual([[], 2]);
    await close();
    await run.end();
  });
});

describe('a run', () => {
  const nowhere = 'postgresql://nobody@127.0.0.1:1/test';
  const start = async (env: NodeJS.ProcessEnv) => {
    const printed: string[] = [];
    const end = await startSpecRun((line) => void printed.push(line), env);
    return { printed, run: specRun(env), end };
  };

  it('reports in one line how many spec files skipped PostgreSQL without a server', async () => {
    const env: NodeJS.ProcessEnv = { PGPORT: '1' };
    const { printed, run, end } = await start(env);
    const ofThisRun = process.env['SPEC_RUN'];
    process.env['SPEC_RUN'] = env['SPEC_RUN'];
    try {
      expect([testDatabases(), testDatabases()].map((all) => all.map(({ name }) => name))).toEqual([
        ['PGlite'],
        ['PGlite'],
      ]);
    } finally {
      process.env['SPEC_RUN'] = ofThisRun;
    }
    noteSpecFile(run, 'without-postgresql', 'another.spec.ts');
    noteSpecFile(run, 'without-postgresql', 'another.spec.ts');
    await end();
    expect(printed).toEqual(['skipped: 2 spec files on PostgreSQL (no server is reachable)']);
    expect(existsSync(run.snapshots.folder)).toBe(false);
  });

  it('does not start when the server of TEST_DATABASE_URL is not reachable', async () => {
    await expect(start({ TEST_DATABASE_URL: nowhere })).rejects.toThrow('TEST_DATABASE_URL');
    await expect(findPostgresql({ TEST_DATABASE_URL: nowhere })).rejects.toThrow('TEST_DATABASE_URL');
  });
});
