import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stopWith } from '../setup/console.mjs';
import { nodeBinary, root, toolEnvironment } from '../setup/runtime.mjs';
import { supervise } from './supervise.mjs';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '::', () => probe.close(() => resolve(true)));
  });

/** Ends the command when a port is taken, naming the variable that chooses another. */
export async function checkPort(port, variable, command = 'npm start') {
  if (!(await isFree(port))) stopWith(`Port ${port} is taken.`, `Choose another: ${variable}=${port + 1} ${command}`);
}

/** Waits until `url` responds with 200, or until `process` has ended. */
async function waitUntilHealthy(url, child, seconds) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (child.exitCode !== null) return false;
    const healthy = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}

/**
 * By default V8 has room for 128 MB of young objects and lets old ones double before it collects them: a third of the
 * backend's memory was garbage. Measured in docs/measurements/catalogue-scale.md.
 */
const backendMemory = ['--max-semi-space-size=16', '--heap-growing-percent=30'];

/**
 * Less room for young objects saves the storefront 60 MB at the same speed; collecting old ones earlier doubles the time
 * of a render. Measured in docs/measurements/speed.md.
 */
const storefrontMemory = ['--max-semi-space-size=16'];

const builtShop = (app) => ({
  backend: [...backendMemory, '--conditions=@lyng/source', 'apps/commerce-backend/src/main.ts'],
  storefront: [...storefrontMemory, `${app}/dist/server/main.js`],
});

/** Ends the process, by force when five seconds after its `SHUTDOWN_DELAY` have passed. */
const end = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const hard = setTimeout(() => child.kill('SIGKILL'), 5000 + Number(process.env.SHUTDOWN_DELAY ?? 1500));
    child.once('exit', () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill('SIGTERM');
  });

/**
 * Starts the backend and then the built storefront in the folder `app`, both on Node 24; resolves with them and a function that stops them.
 * With `channel` they may send messages. With `restart` a process that ends by itself is started again.
 */
export async function startShop({
  app = 'apps/storefront',
  port,
  backendPort,
  programs = builtShop(app),
  environment = {},
  quiet = false,
  channel = false,
  restart = false,
}) {
  const env = toolEnvironment({
    NODE_ENV: 'production',
    // Here a fresh database gets demo data; the processes alone leave that to their environment.
    DEMO: process.env.DEMO ?? '1',
    ASSET_FOLDER:
      process.env.ASSET_FOLDER ?? join(environment.DATA_FOLDER ?? process.env.DATA_FOLDER ?? dataFolder, 'assets'),
    // The storefront calls the members programme with it.
    ENGAGE_API_KEY: process.env.ENGAGE_API_KEY ?? randomUUID(),
    ...environment,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
  });
  const stdio = ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', ...(channel ? ['ipc'] : [])];
  const running = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    for (const { endSupervision } of running) endSupervision?.();
    await Promise.all(running.map(({ child }) => end(child)));
  };
  const run = async (name, args, health) => {
    const start = () => spawn(nodeBinary(), args, { cwd: root, env, stdio });
    const program = { start, child: start() };
    running.push(program);
    if (!(await waitUntilHealthy(health, program.child, 180))) {
      await stop();
      stopWith(`The ${name} did not start.`, 'The reason stands above.');
    }
    if (restart) {
      program.endSupervision = supervise(program, (reason, delay) =>
        console.error(`The ${name} has ended (${reason}); it starts again in ${delay} ms.`),
      );
    } else {
      program.child.once('exit', (code) => {
        if (!stopping && code !== 0) console.error(`The ${name} has ended.`);
      });
    }
  };
  await run('backend', programs.backend, `http://127.0.0.1:${backendPort}/healthz`);
  await run('storefront', programs.storefront, `http://127.0.0.1:${port}/healthz`);
  return { stop, children: running.map(({ child }) => child) };
}

export const dataFolder = join(root, '.data');
