// First: Jest cannot begin to load this ES module from within the CommonJS of Apollo Client.
import 'graphql';
import { createRealtimeSocket } from '@lyng/commerce-client/realtime';
import type { RealtimeChange, RealtimeSocket } from '@lyng/commerce-client/realtime';
import { sql } from 'kysely';
import { createServer, connect as connectTo } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { anyDatabase } from '../platform/database/testing/test-databases.ts';
import type { OpenTestDatabase } from '../platform/database/testing/test-databases.ts';
import { testApiKey } from '../testing/test-config.ts';
import { tokenSigner } from '../testing/token-signer.ts';
import { Arrivals, openRealtime } from './testing/open-realtime.ts';
import type { RealtimeServer } from './testing/open-realtime.ts';

const isLong = process.env['LONG_TESTS'] === '1';
/** One second up and one down for two minutes; without `LONG_TESTS` as fast as connections are made. */
const FLAPS = isLong ? 60 : 5;
const FLAP_MS = isLong ? 1000 : 0;
/** Of a token, in seconds, until the topic has been followed once. */
const TOKEN_LIFE = 0.5;
const CLIENTS = isLong ? 1000 : 20;
/** In ms: all clients are back. */
const BACK_WITHIN = 30_000;

/** A network in front of the server, which goes up and down. */
async function openNetwork(): Promise<{
  readonly url: string;
  readonly target: (port: number) => void;
  readonly cut: () => void;
  readonly restore: () => void;
  readonly close: () => Promise<unknown>;
}> {
  const sockets = new Set<Socket>();
  let isUp = true;
  let port = 0;
  const network = createServer((socket) => {
    if (!isUp) return void socket.destroy();
    const other = connectTo(port, '127.0.0.1');
    for (const each of [socket, other]) {
      sockets.add(each);
      each
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(each);
          (each === socket ? other : socket).destroy();
        });
    }
    socket.pipe(other).pipe(socket);
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  const cut = (): void => {
    isUp = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `ws://127.0.0.1:${String((network.address() as AddressInfo).port)}/graphql/ws`,
    target: (next) => (port = next),
    cut,
    restore: () => (isUp = true),
    close: () => {
      cut();
      return new Promise((resolve) => network.close(resolve));
    },
  };
}

type Network = Awaited<ReturnType<typeof openNetwork>>;

const portOf = ({ app }: RealtimeServer): number => (app.server.address() as AddressInfo).port;

describe('clients of a server that comes and goes', () => {
  let draws = 0;
  let opened: OpenTestDatabase;
  let network: Network;
  let server: RealtimeServer;
  beforeEach(async () => {
    opened = await anyDatabase().open();
    network = await openNetwork();
    server = await openRealtime(opened.db);
    network.target(portOf(server));
  });
  afterEach(async () => {
    await network.close();
    await server.close();
    await opened.close();
  });

  const change = () => sql`insert into stock_change (product_id) values (7)`.execute(opened.db);
  const openClient = (token: () => string | undefined = () => undefined) => {
    const changes = new Arrivals<RealtimeChange>();
    const gaps = new Arrivals<unknown>();
    const client: RealtimeSocket = createRealtimeSocket({
      url: network.url,
      credentials: async () => {
        const given = token();
        return { 'X-ApiKey': testApiKey, ...(given !== undefined && { Authorization: `Bearer ${given}` }) };
      },
      onChange: changes.add,
      onGap: gaps.add,
      // The clock of the short test is the connections themselves.
      delay: (milliseconds) => delay(isLong ? milliseconds : 1),
      // Spread as random numbers are, and the same in every run.
      random: () => (draws = (draws + 0.618) % 1),
    });
    client.follow(['stock:7']);
    return { client, changes, gaps };
  };

  it('get each change once after any number of cuts, and learn of the gaps [API-07] (websocket-012)', async () => {
    const { client, changes, gaps } = openClient();
    await server.followed.first(1);
    for (let flap = 1; flap <= FLAPS; flap += 1) {
      network.cut();
      await delay(FLAP_MS);
      network.restore();
      if (isLong) await delay(FLAP_MS);
      else await gaps.first(flap);
    }
    const before = gaps.count;
    if (isLong) await gaps.first(Math.max(1, before));
    await server.followed.first(2);
    const seen = changes.count;
    // In the long test the last connection may still be on its way.
    while (changes.count === seen) {
      await change();
      await delay(isLong ? 500 : 20);
    }
    client.close();
    const versions = (await changes.first(changes.count)).map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(gaps.count).toBeGreaterThan(0);
  }, 400_000);

  it('try a subscription that fails five times more, each after twice the pause [API-07]', async () => {
    const pauses = new Arrivals<number>();
    const rejected = createRealtimeSocket({
      url: network.url,
      credentials: async () => ({ 'X-ApiKey': testApiKey }),
      onChange: () => undefined,
      onGap: () => undefined,
      delay: async (milliseconds) => pauses.add(milliseconds),
      random: () => 0,
    });
    // The order of somebody else.
    rejected.follow(['order:100001']);
    const first = await pauses.first(5);
    rejected.close();
    expect(first).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('come back with another token when theirs has expired, and follow each topic once (websocket-010)', async () => {
    await server.close();
    // Its clock stands still, so that no token expires before its connection is there.
    const now = new Date('2026-03-02T10:00:00Z');
    server = await openRealtime(opened.db, { now: () => now });
    network.target(portOf(server));
    const sign = await tokenSigner(opened.db);
    const given: number[] = [];
    const { client, changes, gaps } = openClient(() => {
      // A slow connection may expire before it follows; it gets another short one.
      const life = server.followed.count === 0 ? TOKEN_LIFE : 900;
      given.push(life);
      return sign({ sid: '7', exp: now.getTime() / 1000 + life });
    });
    await gaps.first(1);
    // A change before the second connection follows is not sent to it.
    await server.followed.first(2);
    await change();
    await changes.first(1);
    client.close();
    expect(given.filter((life) => life !== TOKEN_LIFE)).toEqual([900]);
    expect([server.followed.count, changes.count]).toEqual([2, 1]);
  });

  it('all come back to a server that has restarted, without a change twice [API-07]', async () => {
    const clients = Array.from({ length: CLIENTS }, openClient);
    await server.followed.first(CLIENTS);
    await server.close();
    server = await openRealtime(opened.db);
    network.target(portOf(server));
    const started = Date.now();
    await server.followed.first(CLIENTS);
    const took = Date.now() - started;
    await change();
    const received = await Promise.all(clients.map(({ changes }) => changes.first(1)));
    await Promise.all(clients.map(({ gaps }) => gaps.first(1)));
    expect(received.flat().length).toBe(CLIENTS);
    expect(clients.map(({ changes }) => changes.count)).toEqual(clients.map(() => 1));
    if (isLong) expect(took).toBeLessThan(BACK_WITHIN);
    clients.forEach(({ client }) => client.close());
  }, 400_000);
});
