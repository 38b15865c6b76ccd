import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { startShop } from '../shop/shop-processes.mjs';

/** A real catalogue to measure with: the folder that is named, else the one that may stand beside the repository. */
function realCatalogue(named) {
  const folder = named ?? join(dirname(root), 'shared', 'data');
  return existsSync(join(folder, 'products.jsonl')) ? folder : undefined;
}

/** Imports a real catalogue; false when there is none or it could not be imported. */
function importCatalogue(named, environment) {
  const folder = realCatalogue(named);
  if (!folder || !existsSync(join(root, 'apps/commerce-backend/src/import-main.ts'))) return false;
  console.log('Importing the catalogue …');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/scripts/import.mjs'), folder], {
    cwd: root,
    env: toolEnvironment(environment),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return true;
  console.error(`The catalogue could not be imported, so the demo one is measured.\n${stderr || stdout.slice(-2000)}`);
  return false;
}

/** A schema of its own on a PostgreSQL server, empty or with generated products; `undefined` for the built-in database. */
function openSchema(isPostgres, products) {
  if (!isPostgres) return undefined;
  const url = new URL(process.env.DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/test');
  const schema = `bench_shop_${process.pid}`;
  const run = (...words) => {
    const script = join(root, 'apps/commerce-backend/bench/bench-schema.ts');
    const { status } = spawnSync(nodeBinary(), ['--conditions=@lyng/source', script, url.href, schema, ...words], {
      cwd: root,
      env: toolEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`bench: the schema ${schema} could not be changed (${words.join(' ')}).`);
  };
  try {
    run('create', String(products));
  } catch (error) {
    run('drop');
    throw error;
  }
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return { url: own.href, drop: () => run('drop') };
}

/** The built shop on ports and data of its own, reachable from this machine only; `stop` leaves nothing behind. */
export async function openBenchShop({ port, backendPort, catalogueFolder, isPostgres, products }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const schema = openSchema(isPostgres, products);
  const cleanUp = () => {
    rmSync(dataFolder, { recursive: true, force: true });
    schema?.drop();
  };
  process.once('exit', cleanUp);
  const environment = { DATA_FOLDER: dataFolder, ...(schema && { DATABASE_URL: schema.url }) };
  const imported = products === 0 && importCatalogue(catalogueFolder, environment);
  const shop = await startShop({
    port,
    backendPort,
    environment: { ...environment, HOST: '127.0.0.1', BACKEND_HOST: '127.0.0.1' },
    quiet: true,
  });
  const [backend, storefront] = shop.children.map(({ pid }) => pid);
  return {
    catalogue: products > 0 ? `generated (${products} products)` : imported ? 'imported' : 'demo',
    database: schema ? 'PostgreSQL' : 'the built-in database',
    host: `dk.localhost:${port}`,
    port,
    backendPort,
    backend,
    storefront,
    stop: async () => {
      await shop.stop();
      process.off('exit', cleanUp);
      cleanUp();
    },
  };
}
