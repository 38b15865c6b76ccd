import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, root, toolEnvironment } from '../scripts/runtime.mjs';
import { getPage } from './get-page.mjs';
import { load } from './load.mjs';
import { productsOf, stateOf } from './sample-pages.mjs';

const folder = import.meta.dirname;
const env = () => toolEnvironment({ NODE_ENV: 'production' });

/** Renders per second of nothing but the cards, in a process of its own. */
function plainRender(workFolder, page) {
  const facts = join(workFolder, 'page.json');
  writeFileSync(facts, JSON.stringify({ products: productsOf(page.text), site: stateOf(page.text).site }));
  const compiled = join(workFolder, 'cards');
  execFileSync(nodeBinary(), [join(folder, 'build-plain-cards.mjs'), compiled], {
    cwd: root,
    env: env(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const figures = execFileSync(
    nodeBinary(),
    [join(folder, 'plain-render.mjs'), join(compiled, 'plain-cards.js'), facts],
    {
      cwd: root,
      env: env(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(figures);
}

/** The same bytes from memory, by Node's own server. */
async function staticServer(workFolder, page) {
  const file = join(workFolder, 'page.br');
  writeFileSync(file, page.body);
  const server = fork(join(folder, 'static-server.mjs'), [file], { execPath: nodeBinary(), env: env() });
  try {
    const [{ port }] = await once(server, 'message');
    const { perSecond, cpuMs } = await load({
      port,
      host: 'localhost',
      path: '/',
      connections: 20,
      processes: [server.pid],
    });
    return { perSecond, cpuMs: cpuMs[0] };
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

const shopFigures = ({ perSecond, cpuMs: [storefront, backend], latencyMs }) => ({
  perSecond,
  storefrontCpuMs: storefront,
  backendCpuMs: backend,
  latencyMs,
});

const over = (one, other) => (one === undefined || other === undefined ? undefined : one / other);

/** What a list page costs the server, rendered and cached, beside the minimum that it could cost. */
export async function measureServer(shop, pages) {
  const workFolder = join(root, 'bench-results/work');
  mkdirSync(workFolder, { recursive: true });
  try {
    const page = await getPage(shop, pages.list);
    const target = { port: shop.port, host: shop.host, path: pages.list, processes: [shop.storefront, shop.backend] };
    const uncached = shopFigures(await load({ ...target, connections: 4, uncached: true }));
    const cached = shopFigures(await load({ ...target, connections: 20 }));
    const plain = plainRender(workFolder, page);
    const fromMemory = await staticServer(workFolder, page);
    return {
      cards: productsOf(page.text).length,
      uncached,
      cached,
      plainRenderToString: plain,
      staticServer: fromMemory,
      // Processor time, because that is what a server is bought for; rates also depend on how busy the machine was.
      ratios: {
        uncachedCpuToPlainRender: over(uncached.storefrontCpuMs, plain.cpuMs),
        cachedCpuToStaticServer: over(cached.storefrontCpuMs, fromMemory.cpuMs),
        uncachedRateToPlainRender: over(uncached.perSecond, plain.perSecond),
        cachedRateToStaticServer: over(cached.perSecond, fromMemory.perSecond),
      },
    };
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}
