import { CART_COOKIE } from './bench-carts.mjs';
import { desktop, openPage, phone, untilSettled } from './devices.mjs';
import { startLimitServer } from './limit-server.mjs';
import { cookiesOf, pageLoad } from './page-load.mjs';
import { inRounds } from './rounds.mjs';
import { isWithCart } from './sample-pages.mjs';
import { walk, walkNames } from './taps.mjs';

const devices = { phone, desktop };
const loadedKinds = ['home', 'list', 'product', 'cart', 'checkout'];

/** A visit that is not measured: images are resized and pages cached from now on, and nothing of the page is missing. */
async function prepare(browser, target, kind) {
  for (const device of Object.values(devices)) {
    const { page } = await openPage(browser, device, {
      network: false,
      processor: false,
      cookies: cookiesOf(target, kind),
    });
    const missing = [];
    page.on(
      'response',
      (response) => response.status() >= 400 && missing.push(`${response.status()} ${response.url()}`),
    );
    try {
      await page.goto(target.origin + target.pages[kind]);
      await (target.isForeign ? page.waitForLoadState('networkidle') : untilSettled(page));
    } finally {
      await page.context().close();
    }
    // Another storefront may lack something itself.
    if (missing.length > 0 && !target.isForeign)
      throw new Error(`bench: the ${kind} page is not complete, so its times would be wrong: ${missing.join(', ')}`);
  }
}

/** A target in the shape of the shop's own, of an adapter; its cart, if it can have one, is there from the start. */
async function foreignTarget({ origin, adapter }) {
  const cartCookies = await adapter.openCart?.(origin);
  return { ...adapter, key: 'beside', origin, cartCookies, isForeign: true };
}

const canOpen = ({ pages, cartCookies }, kind) => pages[kind] !== undefined && (!isWithCart(kind) || cartCookies);

/** The jobs of one device: each target's load of each page, then each target's taps. */
const jobsOf = ({ browser, deviceName, targets }) => [
  ...loadedKinds.flatMap((kind) =>
    targets
      .filter((target) => canOpen(target, kind))
      .map((target) => ({
        key: [deviceName, 'pages', kind, target.key],
        work: () => pageLoad({ browser, device: devices[deviceName], target, kind }),
      })),
  ),
  ...walkNames.flatMap((name) =>
    targets
      .filter(({ isStatic }) => !isStatic)
      .map((target) => ({
        key: [deviceName, 'taps', name, target.key],
        work: () => walk(name, { browser, device: devices[deviceName], target }),
      })),
  ),
];

/**
 * Measures page loads and taps, medians in ms and bytes, on a phone and on a laptop or only on the named `device`,
 * beside the limit and, if named, another storefront. `adapter` has the selectors of the tapped elements.
 */
export async function measureBrowser({ browser, shop, pages, cartId, adapter, beside, device, runs }) {
  const headersOf = (kind) => (isWithCart(kind) ? { cookie: `${CART_COOKIE}=${cartId}` } : {});
  const limit = await startLimitServer(
    browser,
    shop,
    loadedKinds.map((kind) => ({ path: pages[kind], headers: headersOf(kind) })),
  );
  const own = {
    ...adapter,
    key: 'shop',
    origin: `http://${shop.host}`,
    pages,
    cartCookies: [{ name: CART_COOKIE, value: cartId }],
  };
  const still = { key: 'limit', origin: limit.origin, pages, cartCookies: [], isStatic: true };
  try {
    const foreign = beside ? [await foreignTarget(beside)] : [];
    for (const kind of loadedKinds)
      for (const target of [own, ...foreign]) if (canOpen(target, kind)) await prepare(browser, target, kind);
    const jobs = Object.keys(devices)
      .filter((deviceName) => device === undefined || device === deviceName)
      .flatMap((deviceName) => jobsOf({ browser, deviceName, targets: [own, still, ...foreign] }));
    const { figures, failures } = await inRounds('Browser', runs, jobs);
    return { runs, failures, devices: figures };
  } finally {
    limit.stop();
  }
}
