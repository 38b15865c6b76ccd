import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, toolEnvironment } from '../scripts/runtime.mjs';
import { startShop } from '../scripts/shop-processes.mjs';

/** A real catalogue to measure with: the folder that is named, else the one that may stand beside the repository. */
function realCatalogue(named) {
  const folder = named ?? join(dirname(root), 'shared', 'data');
  return existsSync(join(folder, 'products.jsonl')) ? folder : undefined;
}

/** Imports a real catalogue into `dataFolder`; false when there is none or it could not be imported. */
function importCatalogue(named, dataFolder) {
  const folder = realCatalogue(named);
  if (!folder || !existsSync(join(root, 'apps/commerce-backend/src/import-main.ts'))) return false;
  console.log('Importing the catalogue …');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/scripts/import.mjs'), folder], {
    cwd: root,
    env: toolEnvironment({ DATA_FOLDER: dataFolder }),
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
  const imported = importCatalogue(catalogueFolder, dataFolder);
  const shop = await startShop({
    port,
    backendPort,
    environment: { DATA_FOLDER: dataFolder, HOST: '127.0.0.1', BACKEND_HOST: '127.0.0.1' },
    quiet: true,
  });
  const [backend, storefront] = shop.children.map(({ pid }) => pid);
  return {
    catalogue: imported ? 'imported' : 'demo',
    host: `dk.localhost:${port}`,
    port,
    backend,
    storefront,
    stop: async () => {
      await shop.stop();
      cleanUp();
    },
  };
}
