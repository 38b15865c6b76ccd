import { createClient } from '@redis/client';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describeOnRedis } from '../../testing/describe-on-redis.ts';
import { until } from '../../testing/until.ts';
import { bodyOf, packSharedPage } from './pack-page.ts';
import { openRedisPages } from './redis-pages.ts';
import type { RedisPages, RedisPagesOptions } from './redis-pages.ts';

/** A busy machine is not an outage. */
const LONG_MS = 60_000;

let log: jest.SpyInstance<void, Parameters<typeof console.warn>>;
const opened: RedisPages[] = [];
const open = async (options: RedisPagesOptions): Promise<RedisPages> => {
  const pages = await openRedisPages({ timeout: LONG_MS, ...options });
  opened.push(pages);
  return pages;
};
beforeEach(() => (log = jest.spyOn(console, 'warn').mockReturnValue()));
afterEach(() => {
  for (const pages of opened.splice(0)) pages.close();
  log.mockRestore();
});

const makePage = (html: string) => packSharedPage({ status: 200, headers: { 'content-language': 'da' }, html }, 1_000);

describeOnRedis('shared pages in Redis', (url) => {
  const client = createClient({ url });
  let prefix: string;
  beforeAll(() => client.connect());
  beforeEach(() => (prefix = `spec:${randomUUID()}:`));
  const keysOf = async (beginning = prefix): Promise<readonly string[]> => {
    const keys: string[] = [];
    for await (const some of client.scanIterator({ MATCH: `${beginning}*`, COUNT: 1000 })) keys.push(...some);
    return keys;
  };
  afterEach(async () => {
    for (const key of await keysOf()) await client.del(key);
  });
  afterAll(() => client.close());

  /** Pages whose connection is ready. */
  const openReady = async (more: Partial<RedisPagesOptions> = {}): Promise<RedisPages> => {
    const pages = await open({ url, prefix, ...more });
    const page = await makePage('ready');
    await until(async () => {
      await pages.set('ready', page);
      return (await pages.get('ready')) !== undefined;
    });
    return pages;
  };

  it('are read by another process as they were written', async () => {
    const [one, two] = [await openReady(), await openReady()];
    const page = await makePage('<p>Rødgrød</p>'.repeat(1000));
    await one.set('list', page);
    const read = await two.get('list');
    expect(read).toEqual(page);
    expect(read && bodyOf(read, 'identity')).toEqual(bodyOf(page, 'identity'));
    expect(await two.get('other')).toBe(undefined);
  });

  it('expire within ten seconds', async () => {
    const pages = await openReady();
    await pages.set('list', await makePage('one'));
    await pages.claim('list');
    const times = await Promise.all((await keysOf()).map((key) => client.pTTL(key)));
    expect(times.length).toBe(3);
    for (const ms of times) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(10_000);
    }
  });

  it('are not read by another deploy', async () => {
    const [one, two] = [await openReady(), await openReady({ prefix: `${prefix}next:` })];
    await one.set('list', await makePage('one'));
    await one.claim('list');
    expect(await two.get('list')).toBe(undefined);
    expect(await two.claim('list')).toBe(true);
  });

  it('are claimed by one process', async () => {
    const [one, two] = [await openReady(), await openReady()];
    expect(await one.claim('list')).toBe(true);
    expect([await two.claim('list'), await one.claim('list')]).toEqual([false, false]);
    expect(await two.claim('other')).toBe(true);
  });

  it('are left out when another program uses their key', async () => {
    const pages = await openReady();
    for (const key of await keysOf()) {
      await client.del(key);
      await client.lPush(key, 'foreign');
    }
    expect(await pages.get('ready')).toBe(undefined);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('are left alone once they are closed', async () => {
    const pages = await openReady();
    const reading = pages.get('ready');
    pages.close();
    pages.close();
    expect([await reading, await pages.get('ready'), await pages.claim('list')]).toEqual([undefined, undefined, true]);
    expect(log).not.toHaveBeenCalled();
  });
});

/** A server that knows no page: it replies to whatever it receives, or to nothing. */
async function openServer({ replies }: { readonly replies: boolean }) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('data', () => replies && socket.write('$-1\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async (): Promise<void> => {
    cut();
    server.close();
    await once(server, 'close');
  };
  return { url: `redis://secret:password@127.0.0.1:${port}`, sockets, cut, close };
}

const away = (url: string, reason: string): string =>
  `@lyng/storefront: each process renders its own pages, because Redis at ${new URL(url).host} failed: ${reason}`;
const back = (url: string): string => `@lyng/storefront: pages are shared again, by Redis at ${new URL(url).host}.`;
const logged = () => log.mock.calls.map(([line]) => String(line));

describe('shared pages', () => {
  const prefix = 'spec:';

  it('are missing at once when there is no server, with one line in the log', async () => {
    const { url, close } = await openServer({ replies: true });
    await close();
    const pages = await open({ url, prefix });
    const page = await makePage('one');
    expect([await pages.get('list'), await pages.claim('list')]).toEqual([undefined, true]);
    await until(() => log.mock.calls.length > 0);
    await pages.set('list', page);
    expect([await pages.get('list'), await pages.claim('list')]).toEqual([undefined, true]);
    expect(logged()).toEqual([away(url, 'ECONNREFUSED')]);
  });

  it('are left out for some seconds when the server does not respond in time', async () => {
    const { url, sockets, close } = await openServer({ replies: false });
    let now = 1_000_000;
    let received = 0;
    const pages = await open({ url: url.replace('secret:password@', ''), prefix, now: () => now, timeout: 2 });
    await until(async () => (await pages.get('list'), log.mock.calls.length > 0));
    for (const socket of sockets) socket.on('data', (data) => (received += String(data).split('GET').length - 1));
    expect([await pages.get('list'), await pages.claim('list')]).toEqual([undefined, true]);
    now += 5_000;
    expect(await pages.get('list')).toBe(undefined);
    await until(() => received > 0);
    expect(received).toBe(1);
    expect(logged()).toEqual([away(url, 'no response within 2 ms')]);
    await close();
  });

  it('are back with the connection', async () => {
    const { url, cut, close, sockets } = await openServer({ replies: true });
    const pages = await open({ url: url.replace('secret:password@', ''), prefix });
    await until(() => sockets.size === 1);
    cut();
    await until(() => log.mock.calls.length === 2);
    const [first = ''] = logged();
    expect(first).toContain(away(url, ''));
    expect(logged()).toEqual([first, back(url)]);
    expect(await pages.get('list')).toBe(undefined);
    expect(log).toHaveBeenCalledTimes(2);
    await close();
  });
});
