import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readShop } from './api/read-config.ts';
import { makeClusterIn } from './platform/database/testing/pglite-snapshot.ts';
import { specRun } from './platform/database/testing/spec-run.ts';
import { folderForSuite } from './testing/folder-for-suite.ts';
import { makePrograms } from './testing/start-program.ts';

const programs = makePrograms();
afterAll(() => programs.killAll());
const folder = folderForSuite();

const start = (env: NodeJS.ProcessEnv, ...args: readonly string[]) =>
  programs.start({ DATA_FOLDER: folder, DEMO: '1', ...env }, ...args);

/** Notes the sources that a program loads: the environment for it, and what it has loaded so far. */
const noteSources = (name: string) => {
  const [hook, list] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)];
  writeFileSync(
    hook,
    `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (appendFileSync(${JSON.stringify(list)}, url + '\\n'), next(url, context)) });`,
  );
  const sources = () => readFileSync(list, 'utf8').split('\n');
  return { env: { NODE_OPTIONS: `--import=${hook}` }, sources };
};
const isMain = expect.stringMatching(/\/src\/main\.ts$/);
const isDemo = expect.stringMatching(/\/libs\/demo-catalogue\/|\/setup\/demo\//);

const countProducts = async (address: string): Promise<number> => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': readShop().apiKey },
    body: JSON.stringify({ query: '{ products(take: 0) { count } }' }),
  });
  const { data } = (await response.json()) as { data: { products: { count: number } } };
  return data.products.count;
};

describe('the program', () => {
  it('fills an empty folder, keeps it to itself, closes on a signal that comes twice, and finds everything again', async () => {
    const noted = noteSources('first');
    const first = start(noted.env);
    const address = await first.address;
    expect(noted.sources()).toContainEqual(isDemo);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const count = await countProducts(address);
    expect(count).toBeGreaterThanOrEqual(600);

    const rival = await start({}).ended;
    expect(rival.code).toBe(1);
    expect(rival.errors).toMatch(/^commerce-backend: the database in .* is in use by process \d+\. Stop .*\n$/);

    first.process.kill('SIGINT');
    first.process.kill('SIGINT');
    expect(await first.ended).toEqual({ code: 0, errors: '' });
    expect(existsSync(join(folder, 'database.lock'))).toBe(false);

    // The demo data costs memory: a filled database does without.
    const notedAgain = noteSources('again');
    const again = start(notedAgain.env);
    expect(await countProducts(await again.address)).toBe(count);
    expect(notedAgain.sources()).toContainEqual(isMain);
    expect(notedAgain.sources()).not.toContainEqual(isDemo);
    // The lock that a killed process leaves behind does not block the next start.
    again.process.kill('SIGKILL');
    await again.ended;
    const after = start({});
    expect(await countProducts(await after.address)).toBe(count);
    after.process.kill('SIGTERM');
    expect((await after.ended).code).toBe(0);
  });

  it('[REL-15, REL3-1] serves an empty shop without the demo’s data and payment, on a schema that another program has migrated', async () => {
    const noted = noteSources('empty');
    const dataFolder = join(folder, 'empty');
    mkdirSync(dataFolder);
    await makeClusterIn(join(dataFolder, 'database'), specRun().snapshots);
    const env = { DATA_FOLDER: dataFolder, DEMO: '', MIGRATE: 'off' };
    const { code, errors } = await start(env).ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(/ lacks 0001-.* Run npm run migrate.*\n$/)]);
    expect(await start(env, 'migrate').ended).toEqual({ code: 0, errors: '' });
    const empty = start({ ...env, ...noted.env });
    const address = await empty.address;
    expect(noted.sources()).toContainEqual(isMain);
    expect(noted.sources()).not.toContainEqual(isDemo);
    expect(empty.output()).toContain('commerce-backend: the database is empty.');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await countProducts(address)).toBe(0);
    empty.process.kill('SIGINT');
    expect(await empty.ended).toEqual({ code: 0, errors: '' });
  });

  it('explains in one line how to fix a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, errors } = await start({ BACKEND_PORT: String(port) }).ended;
    taken.close();
    expect([code, errors]).toEqual([
      1,
      `commerce-backend: port ${port} is taken. Stop what uses it, or set BACKEND_PORT to another.\n`,
    ]);
  });

  it('explains in one line that no database is reachable', async () => {
    const { code, errors } = await start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }).ended;
    expect(code).toBe(1);
    const message = 'no database is reachable at DATABASE_URL (ECONNREFUSED)';
    expect(errors.trim().split('\n')).toEqual([expect.stringContaining(message)]);
  });
});
