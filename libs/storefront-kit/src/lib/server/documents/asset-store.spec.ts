import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { host, openTestShop } from '../../testing/test-shop.ts';
import { storeAssets } from './asset-store.ts';

const DAY = 86_400_000;
const start = new Date('2026-03-02T10:00:00Z').getTime();

describe('the assets of a redeployed shop', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'assets-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const build = (names: readonly string[]): string => {
    const clientFolder = join(folder, 'client');
    rmSync(clientFolder, { recursive: true, force: true });
    mkdirSync(join(clientFolder, 'assets'), { recursive: true });
    for (const name of names) writeFileSync(join(clientFolder, 'assets', name), `// ${name}`);
    return clientFolder;
  };
  /** Deploys a build of these files on that day, and returns which of them the shop serves. */
  const deploy = async (day: number, built: readonly string[], names: readonly string[]) => {
    const clientFolder = build(built);
    const now = new Date(start + day * DAY);
    const assetFolder = await storeAssets(join(clientFolder, 'assets'), join(folder, 'store'), now);
    const server = await openTestShop({ clientFolder, assetFolder });
    const statuses: number[] = [];
    for (const name of names)
      statuses.push((await server.inject({ url: `/assets/${name}`, headers: { host } })).statusCode);
    await server.close();
    return statuses;
  };

  it('[REL-26] are served for a week after they were replaced, however long they were current', async () => {
    const all = ['a-1.js', 'b-1.js', 'b-2.js', 'b-3.js'];
    expect(await deploy(0, ['a-1.js', 'b-1.js'], all)).toEqual([200, 200, 404, 404]);
    expect(await deploy(30, ['a-1.js', 'b-2.js'], all)).toEqual([200, 200, 200, 404]);
    expect(await deploy(36, ['a-1.js', 'b-3.js'], all)).toEqual([200, 200, 200, 200]);
    expect(await deploy(38, ['a-1.js', 'b-3.js'], all)).toEqual([200, 404, 200, 200]);
  });

  it('[REL-26] of a deploy that is rolled back are current again', async () => {
    await deploy(0, ['b-1.js'], []);
    await deploy(1, ['b-2.js'], []);
    await deploy(2, ['b-1.js'], []);
    expect(await deploy(20, ['b-1.js'], ['b-1.js', 'b-2.js'])).toEqual([200, 404]);
  });
});
