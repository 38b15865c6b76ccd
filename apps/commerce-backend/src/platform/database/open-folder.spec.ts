import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '../errors/configuration-error.ts';
import { folderForSuite } from '../../testing/folder-for-suite.ts';
import { openFolder } from './open-folder.ts';
import { makeClusterIn } from './testing/pglite-snapshot.ts';
import { specRun } from './testing/spec-run.ts';

let place: string;
let folder: string;
/** A filled database that each test copies: making one takes seconds. */
const filled = folderForSuite();

beforeAll(async () => {
  await makeClusterIn(filled, specRun().snapshots);
  const pglite = await openFolder(filled);
  await pglite.exec('create table customer_order (id integer); insert into customer_order values (60)');
  await pglite.close();
});

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'open-folder-'));
  folder = join(place, 'database');
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Every file below the folder with what is in it. */
const bytesOf = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .toSorted();

const segments = (): readonly string[] =>
  readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));

describe('the folder of a database', () => {
  it('[REL-13] is never replaced where PG_VERSION is missing, and stays as it is', async () => {
    cpSync(filled, folder, { recursive: true });
    rmSync(join(folder, 'PG_VERSION'));
    const before = bytesOf();
    await expect(openFolder(folder)).rejects.toThrow(
      `commerce-backend: the database in ${folder} is damaged (PG_VERSION is missing). Keep the folder, which may hold orders, and restore it from a backup; or set DATA_FOLDER to another folder.`,
    );
    expect(bytesOf()).toEqual(before);
  });

  it('[REL-13] is never replaced where it holds something else', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'photo.jpg'), 'photo');
    await expect(openFolder(folder)).rejects.toThrow(ConfigurationError);
    expect(readdirSync(folder)).toEqual(['photo.jpg']);
  });

  it.each([
    ['a control file that is damaged', () => writeFileSync(join(folder, 'global/pg_control'), 'damaged')],
    ['no control file', () => rmSync(join(folder, 'global/pg_control'))],
    [
      'a log that is damaged',
      () => {
        for (const name of segments()) writeFileSync(join(folder, 'pg_wal', name), Buffer.alloc(16 * 1024 * 1024, 7));
      },
    ],
  ])('[REL-13] with %s should be restored, not removed', async (_what, damage) => {
    cpSync(filled, folder, { recursive: true });
    damage();
    const error: unknown = await openFolder(folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(String(error)).toMatch(
      /is damaged \(.+\)\. Keep the folder, which may hold orders, and restore it from a backup/,
    );
    // The lock is free: the next start reports the same, not that the database is in use.
    await expect(openFolder(folder)).rejects.toThrow('is damaged');
  });

  it('creates a new database where there is none, also after a first start that was killed', async () => {
    mkdirSync(`${folder}.new`, { recursive: true });
    writeFileSync(join(`${folder}.new`, 'half'), '');
    const first = await openFolder(folder);
    await first.exec('create table customer_order (id integer); insert into customer_order values (60)');
    await first.close();
    const again = await openFolder(folder);
    expect((await again.query('select id from customer_order')).rows).toEqual([{ id: 60 }]);
    await again.close();
    expect(readdirSync(place)).toEqual(['database']);
  });
});
