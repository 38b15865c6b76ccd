import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../main.ts');
/** Node keeps compiled sources here: a start takes 0.7 s of processor time instead of 1.2. */
export const compiled = join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

/** The backend in a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  /** Resolves with the address once the server prints it, rejects with its output when it ends first. */
  readonly address: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>;
  /** Its stdout so far. */
  readonly output: () => string;
}

/** Starts programs of a test file. */
export interface Programs {
  /** Starts the program with these settings and a port of its own. */
  readonly start: (env: NodeJS.ProcessEnv, ...args: readonly string[]) => Program;
  /** Ends programs that a failed test left running, which must not outlive the test file. */
  readonly killAll: () => void;
}

/** Creates the helper that starts and ends the programs of one test file. */
export function makePrograms(): Programs {
  const children: ChildProcess[] = [];
  const start = (env: NodeJS.ProcessEnv, ...args: readonly string[]): Program => {
    const child = spawn(process.execPath, ['--conditions=@lyng/source', main, ...args], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, BACKEND_PORT: '0', SHUTDOWN_DELAY: '0', ...env },
    });
    children.push(child);
    let output = '';
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
    const address = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /listening on (\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => reject(new Error(errors)));
    });
    address.catch(() => undefined);
    return { process: child, address, ended, output: () => output };
  };
  return {
    start,
    killAll: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
