import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '../../fixtures/http-test.ts';
import { built, manualTimeouts, startStorefront } from '../../fixtures/storefront-process.ts';

const CLIENTS = 25;

/** A page; its status and what becomes of the connection, or the error. */
const page = (port: number, agent: Agent, path: string) =>
  new Promise<string>((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { host: 'dk.localhost' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
      response.on('error', (error) => resolve(String(error)));
    });
    sent.on('error', (error) => resolve(String(error)));
    sent.end();
  });

const statusOf = async (port: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

test('[REL-10] a stopping shop resets no connection until its load balancer knows', async ({ port: shopPort }) => {
  // Longer than the test: only Ctrl-C ends it.
  const settings = { ...manualTimeouts, SHUTDOWN_DELAY: '600000' };
  const shop = await startStorefront(0, shopPort + 1, settings);
  try {
    const { port } = shop;
    expect([await statusOf(port, '/healthz'), await statusOf(port, '/livez')]).toEqual([200, 200]);
    let isReady = true;
    const responses: string[] = [];
    const begun: Promise<unknown>[] = [];
    // Half of them keep their connection, as a proxy does; the others make one for each request.
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const agent = new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 });
      const path = `/bestseller-lige-nu?page=${1 + (index % 5)}`;
      const first = page(port, agent, path);
      begun.push(first);
      responses.push(await first);
      while (isReady) responses.push(await page(port, agent, path));
      // One more that the load balancer sent before it knew.
      const last = await page(port, agent, path);
      agent.destroy();
      return last;
    });
    await Promise.all(begun);
    shop.signal('SIGTERM');
    while (isReady) isReady = (await statusOf(port, '/healthz')) === 200;
    expect(await statusOf(port, '/livez')).toBe(200);
    expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill('200 close'));
    expect(responses.filter((response) => !response.startsWith('200 '))).toEqual([]);
    shop.signal('SIGINT');
    expect(await shop.ended).toBe(0);
  } finally {
    await shop.stop();
  }
});

for (const [name, value] of [
  ['PORT', 'abc'],
  ['BACKEND_URL', 'nonsense'],
  ['BACKEND_PUBLIC_URL', 'xx'],
  ['SERVICE_SEARCH_URL', 'nonsense'],
  ['TRUST_PROXY', 'yes'],
] as const) {
  test(`[REL-22] ${name}=${value} is one line that names the setting, and no start`, async () => {
    const child = spawn(process.execPath, [built], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', [name]: value },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(`${name} is "${value}". Set it to `)]);
    expect(code).toBe(1);
  });
}

test('[REL-25] the built server brings the production build of the router along', () => {
  const folder = dirname(built);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources);
  const router = sources.filter((source) => source.includes('/react-router/dist/'));
  expect(router.length).toBeGreaterThan(0);
  expect(router.filter((source) => source.includes('/development/'))).toEqual([]);
});
