import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { getPage } from './get-page.mjs';
import { openPage, phone } from './devices.mjs';

const scripts = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>|<meta name="(styles|next-modules)"[^>]*>/gs;

/** The rules that a page uses on a device, as the browser has counted them. */
async function usedStyles(browser, url) {
  const { page } = await openPage(browser, phone, { network: false, processor: false });
  try {
    await page.coverage.startCSSCoverage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const sheets = await page.coverage.stopCSSCoverage();
    return sheets.flatMap(({ text, ranges }) => ranges.map(({ start, end }) => text.slice(start, end))).join('\n');
  } finally {
    await page.context().close();
  }
}

/**
 * The limit of what a page can be: the same document with the same cards and images, but static. It has no script and no
 * state, and of the styles only what it uses; all else comes from the shop. `requests` have the path of a page and the
 * headers with which the shop sends it.
 */
export async function startLimitServer(browser, shop, requests) {
  const pages = new Map();
  const server = createServer((incoming, outgoing) => {
    const body = pages.get(incoming.url);
    if (body) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      return outgoing.end(body);
    }
    const { method, url, headers } = incoming;
    const upstream = request(
      { host: '127.0.0.1', port: shop.port, method, path: url, headers: { ...headers, host: shop.host } },
      (response) => {
        outgoing.writeHead(response.statusCode, response.headers);
        response.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    return upstream.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://dk.localhost:${server.address().port}`;
  for (const { path, headers } of requests) {
    const { text } = await getPage(shop, path, headers);
    const isStatic = (css) =>
      text.replace(scripts, '').replace(/<style>(.*?)<\/style>/s, (_all, own) => `<style>${css ?? own}</style>`);
    pages.set(path, brotliCompressSync(isStatic()));
    pages.set(path, brotliCompressSync(isStatic(await usedStyles(browser, origin + path))));
  }
  return { origin, stop: () => server.close() };
}
