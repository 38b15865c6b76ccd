import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readShop } from '../../../../api/read-config.ts';
import { compiled } from '../../../../testing/start-program.ts';
import { addressOfPlace } from './killable-place.ts';
import type { KillablePlace } from './killable-place.ts';
import type { KillPhase, FromDyingBackend, ToDyingBackend } from './dying-backend.ts';

const sources = join(import.meta.dirname, '../../../..');

/** A backend in a process of its own that can be killed at a statement. */
export interface KillableBackend {
  readonly address: string;
  /** Kills it at its n-th statement from now on. */
  readonly dieAt: (at: number, phase: KillPhase) => Promise<void>;
  /** The statements that the work sends to the database. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<readonly string[]>;
  /** Sends a query to `/graphql`; undefined without a response. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- read as loosely as a spec reads it
  readonly request: (query: string, variables: object, headers?: Record<string, string>) => Promise<any>;
  /** Resolves with the signal that ended it. */
  readonly ended: Promise<string | null>;
  readonly kill: () => Promise<void>;
}

/** Starts the program of the backend on that place, and waits until it listens; on a free port by default. */
export async function startKillable(place: KillablePlace, port = 0): Promise<KillableBackend> {
  const preload = pathToFileURL(join(import.meta.dirname, 'dying-backend.ts')).href;
  const child = spawn(process.execPath, ['--conditions=@lyng/source', '--import', preload, join(sources, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      BACKEND_PORT: String(port),
      DEMO: '1',
      ...addressOfPlace(place),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null);
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /listening on (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`The backend ended before it listened. ${errors}`)));
  });
  // It reads the catalogue when it starts; only then is what it sends to the database a shopper's doing.
  await (await fetch(`${address}/api/storefront/v3/queries/autocomplete?market=dk&q=sko&notify=false`)).text();
  const send = async (message: ToDyingBackend): Promise<FromDyingBackend> => {
    const incoming = once(child, 'message');
    child.send(message);
    const [received] = (await incoming) as [FromDyingBackend];
    return received;
  };
  return {
    address,
    ended,
    dieAt: async (at, phase) => void (await send({ kind: 'die', at, phase })),
    statementsOf: async (work) => {
      await send({ kind: 'count' });
      await work();
      const report = await send({ kind: 'report' });
      return report.kind === 'statements' ? report.statements : [];
    },
    request: async (query, variables, headers = {}) => {
      try {
        const response = await fetch(`${address}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-apikey': readShop().apiKey, ...headers },
          body: JSON.stringify({ query, variables }),
        });
        return await response.json();
      } catch {
        return undefined;
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
