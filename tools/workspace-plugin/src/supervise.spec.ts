import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../../shop/shop-processes.mjs';
import { restartDelay, supervise } from '../../shop/supervise.mjs';

/** A program that writes a line, and responds to every address with its process id. */
const server = (port: string) =>
  `console.log('A report at ${port}.');require('node:http').createServer((_, response) => response.end(String(process.pid))).listen(process.env.${port});`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The process id that responds on `port`, once it differs from `previous`. */
async function nextProcess(port: number, previous?: number): Promise<number> {
  for (;;) {
    const pid = await fetch(`http://127.0.0.1:${port}/`).then(
      async (response) => Number(await response.text()),
      () => previous,
    );
    if (pid !== undefined && pid !== previous) return pid;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function makeShop() {
  const folder = mkdtempSync(join(tmpdir(), 'lyng-supervise-'));
  const backend = join(folder, 'backend.cjs');
  const storefront = join(folder, 'storefront.cjs');
  writeFileSync(backend, server('BACKEND_PORT'));
  writeFileSync(storefront, server('PORT'));
  const [port, backendPort] = [await freePort(), await freePort()];
  return { port, backendPort, programs: { backend: [backend], storefront: [storefront] } };
}

async function openShop() {
  const made = await makeShop();
  return { shop: await startShop({ ...made, quiet: true, restart: true }), ...made };
}

it('a shop that is started shows what its processes write [CON-N9, REL3-4]', async () => {
  const module = JSON.stringify(join(import.meta.dirname, '../../shop/shop-processes.mjs'));
  const script = `import(${module}).then(async ({ startShop }) => (await startShop(${JSON.stringify(await makeShop())})).stop())`;
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect(stdout).toContain('A report at BACKEND_PORT.\nA report at PORT.');
});

describe('a shop that is started with restart', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void jest.restoreAllMocks());

  it('[REL-4] starts each of its processes again when it is killed, again and again, and leaves the other alone', async () => {
    const { shop, port, backendPort } = await openShop();
    try {
      const storefront = await nextProcess(port);
      let backend = await nextProcess(backendPort);
      for (let kills = 0; kills < 3; kills += 1) {
        process.kill(backend, 'SIGKILL');
        backend = await nextProcess(backendPort, backend);
      }
      expect(await nextProcess(port)).toBe(storefront);
      process.kill(storefront, 'SIGKILL');
      await nextProcess(port, storefront);
      expect(await nextProcess(backendPort)).toBe(backend);
    } finally {
      await shop.stop();
    }
    await expect(fetch(`http://127.0.0.1:${backendPort}/`)).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });
});

describe('supervise', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const crashingProgram = () => {
    const started: EventEmitter[] = [];
    const start = () => {
      const child = new EventEmitter();
      started.push(child);
      return child;
    };
    return { program: { start, child: start() }, started };
  };

  it('[REL-4] reports how the process ended and after how many ms it starts again', () => {
    const { program } = crashingProgram();
    const exits: unknown[] = [];
    supervise(program, (reason: string, delay: number) => exits.push([reason, delay]));
    program.child.emit('exit', 1, null);
    jest.advanceTimersByTime(200);
    program.child.emit('exit', null, 'SIGKILL');
    expect(exits).toEqual([
      ['exit code 1', 200],
      ['SIGKILL', 400],
    ]);
  });

  it.each(['before', 'after'])('[REL-4] starts nothing when the process ends %s the supervision', (when) => {
    const { program, started } = crashingProgram();
    const end = supervise(program, () => undefined);
    if (when === 'after') end();
    program.child.emit('exit', 1, null);
    end();
    jest.advanceTimersByTime(10_000);
    expect(started).toHaveLength(1);
  });
});

describe('restartDelay', () => {
  it('[REL-4] doubles while a process crashes soon after each start, never beyond three seconds', () => {
    const delays: number[] = [];
    for (let crash = 0; crash < 7; crash += 1) delays.push(restartDelay(100, delays.at(-1)));
    expect(delays).toEqual([200, 400, 800, 1600, 3000, 3000, 3000]);
  });

  it('[REL-4] is short again after a process has run for half a minute', () => {
    expect(restartDelay(30_000, 3000)).toBe(200);
    expect(restartDelay(29_999, 1600)).toBe(3000);
  });
});
