import { brotliBytes, cssBytes, firstLoad, pageKinds, readManifest } from '../check/first-load.mjs';
import { getPage } from './get-page.mjs';
import { htmlParts } from './page-load.mjs';
import { openPage, phone, untilSettled } from './devices.mjs';
import { CART_COOKIE } from './bench-carts.mjs';
import { isWithCart } from './sample-pages.mjs';

/** The browser's requests with their times, and the time of hydration. */
function requestsOfPage() {
  const [{ startTime: hydratedAt }] = performance.getEntriesByName('hydrated');
  const entries = performance
    .getEntriesByType('resource')
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, origin: new URL(name).origin, startTime }));
  return { hydratedAt, entries, own: location.origin };
}

const sum = (files) => files.reduce((total, file) => total + brotliBytes(file), 0);
const assetFile = (path) => path.replace(/^\//, '');

/** JavaScript that Chromium really loads, before and after hydration, in bytes of brotli. */
async function requestedScripts(browser, shop, path, cookies) {
  const { page } = await openPage(browser, phone, { network: false, processor: false, cookies });
  try {
    await page.goto(`http://${shop.host}${path}`);
    await untilSettled(page);
    const { hydratedAt, entries, own } = await page.evaluate(requestsOfPage);
    const scripts = entries.filter((entry) => entry.origin === own && entry.path.endsWith('.js'));
    const early = scripts.filter(({ startTime }) => startTime <= hydratedAt).map((entry) => assetFile(entry.path));
    const lazy = scripts.filter(({ startTime }) => startTime > hydratedAt).map((entry) => assetFile(entry.path));
    return {
      untilHydrated: sum(early),
      untilHydratedFiles: early,
      later: sum(lazy),
      laterFiles: lazy,
      foreignRequests: entries.filter((entry) => entry.origin !== own).length,
    };
  } finally {
    await page.context().close();
  }
}

/** Bytes of each page kind: from the build's manifest, and as they travel. */
export async function measureBytes({ shop, pages, cartId, browser }) {
  const manifest = readManifest();
  const kinds = {};
  for (const kind of Object.keys(pageKinds)) {
    const fromManifest = { scriptInManifest: firstLoad(manifest, kind).bytes, css: cssBytes(kind) };
    if (!pages[kind]) {
      kinds[kind] = fromManifest;
      continue;
    }
    const cookies = isWithCart(kind) ? [{ name: CART_COOKIE, value: cartId, url: `http://${shop.host}` }] : [];
    const { body, text } = await getPage(shop, pages[kind], {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join(),
    });
    kinds[kind] = {
      ...fromManifest,
      ...(await requestedScripts(browser, shop, pages[kind], cookies)),
      html: body.length,
      htmlParts: htmlParts(text),
      htmlUnpacked: Buffer.byteLength(text),
    };
  }
  return { kinds };
}
