import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeBinary } from '../setup/runtime.mjs';
import { CART_COOKIE, fillCarts } from './bench-carts.mjs';
import { getPage } from './get-page.mjs';
import { load } from './load.mjs';
import { inRounds } from './rounds.mjs';
import { productsOf } from './sample-pages.mjs';

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

const measureLoad = (shop, options) =>
  load({ port: shop.port, host: shop.host, storefront: shop.storefront, backend: shop.backend, ...options });

/** The limit of a cached page: Node's own server sends the same bytes. */
async function openBareServer({ body }) {
  const server = fork(join(import.meta.dirname, 'static-server.mjs'), { execPath: nodeBinary() });
  server.send(body.toString('base64'));
  const [port] = await once(server, 'message');
  return { port, storefront: server.pid, stop: () => server.kill() };
}

const highest = (loads, name) => Math.max(...Object.values(loads).map((figures) => figures[name] ?? 0)) || undefined;

/** Measures the cost of pages for shop and backend, rendered, for a shopper with a cart, and cached. */
export async function measureServer({ shop, pages, runs }) {
  const page = await getPage(shop, pages.list);
  const bareServer = await openBareServer(page);
  try {
    const carts = await fillCarts(shop.backendPort, CARTS);
    const jobs = [
      ...Object.entries(loadsOf(shop, pages, carts)).map(([name, options]) => ({
        key: ['loads', name],
        work: () => measureLoad(shop, options),
      })),
      {
        key: ['bareServer'],
        work: () => load({ ...bareServer, host: 'localhost', path: '/', connections: MANY }),
      },
    ];
    await measureLoad(shop, { path: pages.list, connections: FEW, headersOf: atNewAddress(shop) });
    const { figures, failures } = await inRounds('Server', runs, jobs);
    const { loads, bareServer: limit } = figures;
    return {
      runs,
      failures,
      cards: productsOf(page.text).length,
      loads,
      limit,
      summary: {
        // By processor time: the rates of both may be those of the program that sends the requests.
        cachedShare: limit.storefrontCpuMs / loads['list, cached'].storefrontCpuMs,
        storefrontMb: highest(loads, 'storefrontMb'),
        backendMb: highest(loads, 'backendMb'),
      },
    };
  } finally {
    bareServer.stop();
  }
}
