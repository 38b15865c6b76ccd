import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../catalogue/load/load-catalogue.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { smallCatalogue } from '../shopping/checkout/testing/small-catalogue.ts';
import { makePrograms } from '../testing/start-program.ts';

const programs = makePrograms();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-data-spec-'));
});

afterEach(() => {
  programs.killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the backend until it listens, and returns the sources that it loaded. */
const loadedSources = async (env: NodeJS.ProcessEnv): Promise<readonly string[]> => {
  const [hook, list] = [join(folder, 'hook.mjs'), join(folder, 'loaded.txt')];
  writeFileSync(
    hook,
    `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (appendFileSync(${JSON.stringify(list)}, url + '\\n'), next(url, context)) });`,
  );
  const program = programs.start({ DATA_FOLDER: folder, NODE_OPTIONS: `--import=${hook}`, ...env });
  await program.address;
  program.process.kill('SIGINT');
  await program.ended;
  return readFileSync(list, 'utf8').split('\n');
};

const demoData = /\/libs\/demo-catalogue\/|\/setup\/demo\//;

describe('the demo data', () => {
  it('is not loaded on a filled database', async () => {
    const db = await openDatabase({ kind: 'folder', folder: join(folder, 'database') });
    await migrate(db);
    await loadCatalogue(db, smallCatalogue, { seededAt: new Date('2026-03-02T10:00:00Z') });
    await db.destroy();
    const sources = await loadedSources({ DEMO: '1' });
    expect(sources).toEqual(expect.arrayContaining([expect.stringMatching(/\/src\/main\.ts$/)]));
    expect(sources.filter((source) => demoData.test(source))).toEqual([]);
  });

  it('is not loaded on an empty database without DEMO', async () => {
    expect((await loadedSources({ DEMO: '' })).filter((source) => demoData.test(source))).toEqual([]);
  });

  it('is loaded on an empty database with DEMO', async () => {
    expect((await loadedSources({ DEMO: '1' })).filter((source) => demoData.test(source))).not.toEqual([]);
  });
});
