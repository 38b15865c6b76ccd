import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/runtime.mjs';
import { CART_COOKIE, fillCarts } from './bench-carts.mjs';
import { getPage } from './get-page.mjs';
import { load } from './load.mjs';
import { inRounds } from './rounds.mjs';
import { productsOf } from './sample-pages.mjs';
import { openBareServer, openPlainRender } from './server-limits.mjs';

/** Shoppers at the same time: a few whose pages are rendered, many whose pages are cached, and more than can be rendered. */
const FEW = 4;
const MANY = 20;
const CROWD = 64;
const CARTS = 20;
/** So many that those which are open at the end do not matter. */
const CROWD_REQUESTS = 4 * CROWD;

let next = 0;
const counted = () => (next += 1);

/** A shared page is cached by its full address: at another port it is the same page, rendered again. */
const atNewAddress =
  ({ host }) =>
  () => ({ host: host.replace(/\d+$/, String(1024 + (counted() % 60_000))) });

const withCart = (carts) => () => ({ cookie: `${CART_COOKIE}=${carts[counted() % carts.length]}` });

/** The page, the number of connections and the headers of each load, by the name of its line. */
function loadsOf(shop, pages, carts) {
  const rendered = { connections: FEW, headersOf: atNewAddress(shop) };
  const personal = { connections: FEW, headersOf: withCart(carts) };
  const crowd = { connections: CROWD, amount: CROWD_REQUESTS, mayFail: true };
  return {
    'list, rendered': { path: pages.list, ...rendered },
    'home, rendered': { path: pages.home, ...rendered },
    'product, rendered': { path: pages.product, ...rendered },
    'list, with a cart': { path: pages.list, ...personal },
    'cart, with a cart': { path: pages.cart, ...personal },
    'checkout, with a cart': { path: pages.checkout, ...personal },
    [`list, rendered for ${CROWD} at once`]: { path: pages.list, ...rendered, ...crowd },
    [`list, with a cart, ${CROWD} at once`]: { path: pages.list, ...personal, ...crowd },
    'list, cached': { path: pages.list, connections: MANY },
  };
}

async function measureLoad(shop, options) {
  const { cpuMs, memoryMb, ...figures } = await load({
    port: shop.port,
    host: shop.host,
    processes: [shop.storefront, shop.backend],
    ...options,
  });
  return {
    ...figures,
    storefrontCpuMs: cpuMs[0],
    backendCpuMs: cpuMs[1],
    storefrontMb: memoryMb[0],
    backendMb: memoryMb[1],
  };
}

const highest = (loads, name) => Math.max(...Object.values(loads).map((figures) => figures[name] ?? 0)) || undefined;

/**
 * Measures the cost of pages for shop and backend, rendered, for a shopper with a cart, and cached, beside the minimum
 * that they could cost.
 */
export async function measureServer({ shop, pages, runs }) {
  const workFolder = join(root, 'bench-results/work');
  mkdirSync(workFolder, { recursive: true });
  const page = await getPage(shop, pages.list);
  const bareServer = await openBareServer(workFolder, page);
  try {
    const plainRender = openPlainRender(workFolder, page);
    const carts = await fillCarts(shop.backendPort, CARTS);
    const jobs = [
      ...Object.entries(loadsOf(shop, pages, carts)).map(([name, options]) => ({
        key: ['loads', name],
        work: () => measureLoad(shop, options),
      })),
      { key: ['limits', 'bareServer'], work: () => bareServer.measure(MANY) },
      { key: ['limits', 'plainRender'], work: plainRender },
    ];
    await measureLoad(shop, { path: pages.list, connections: FEW, headersOf: atNewAddress(shop) });
    const { figures, failures } = await inRounds('Server', runs, jobs);
    const { loads, limits } = figures;
    return {
      runs,
      failures,
      database: shop.database,
      cards: productsOf(page.text).length,
      loads,
      limits,
      summary: {
        // By processor time: the rates of both may be those of the program that sends the requests.
        cachedShare: limits.bareServer.cpuMs / loads['list, cached'].storefrontCpuMs,
        storefrontMb: highest(loads, 'storefrontMb'),
        backendMb: highest(loads, 'backendMb'),
      },
    };
  } finally {
    await bareServer.stop();
    rmSync(workFolder, { recursive: true, force: true });
  }
}
