import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, toolEnvironment } from '../setup/runtime.mjs';
import { startShop } from '../shop/shop-processes.mjs';

/** Imports a real catalogue, the named one or that of a folder beside the repository; false when there is none or it could not be imported. */
function importCatalogue(named, environment) {
  const folder = named ?? join(root, '../shared/data');
  if (!existsSync(join(folder, 'products.jsonl'))) return false;
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

/** The built shop on ports and data of its own, reachable from this machine only; `stop` leaves nothing behind. */
export async function openBenchShop({ port, backendPort, catalogueFolder }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const cleanUp = () => rmSync(dataFolder, { recursive: true, force: true });
  process.once('exit', cleanUp);
  const environment = { DATA_FOLDER: dataFolder };
  const imported = importCatalogue(catalogueFolder, environment);
  const shop = await startShop({
    port,
    backendPort,
    environment: { ...environment, HOST: '127.0.0.1', BACKEND_HOST: '127.0.0.1' },
    quiet: true,
  });
  const [backend, storefront] = shop.children.map(({ pid }) => pid);
  return {
    catalogue: imported ? 'imported' : 'demo',
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
