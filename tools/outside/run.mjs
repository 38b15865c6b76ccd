import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shell, toolEnvironment } from '../setup/runtime.mjs';

const execute = promisify(execFile);
const ownEnvironment = toolEnvironment();

/** Runs a command to its end and gives what it printed; an error holds that too. */
export async function run(command, args, cwd, env = ownEnvironment) {
  try {
    return (await execute(command, args, { cwd, env, shell, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`, { cause: error });
  }
}

/** Starts a package of the app by its file, such as `vite/bin/vite.js`; the returned function ends it. */
export function start(file, args, cwd, env = ownEnvironment) {
  const child = spawn('node', [join('node_modules', file), ...args], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill();
    });
}
