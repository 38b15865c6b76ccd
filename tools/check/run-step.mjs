import { spawn } from 'node:child_process';
import { countResults, namedFailures, reportedSkips, slowestFiles } from './read-output.mjs';

const nothing = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

/** Runs one step to its end and parses its output. Several run beside each other, so the output is shown in one piece. */
export function runStep({ command, counted = false, env: ownEnv = {}, ...step }, { cwd, env }) {
  return new Promise((resolve) => {
    const start = Date.now();
    const [name, ...args] = command;
    const chunks = [];
    const child = spawn(name, args, {
      cwd,
      env: { ...env, ...ownEnv },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => chunks.push(chunk));
    const end = (ok) => {
      const output = chunks.join('');
      resolve({
        ...step,
        ok,
        output,
        seconds: Math.round((Date.now() - start) / 1000),
        counts: counted ? countResults(output) : { ...nothing, passed: ok ? 1 : 0 },
        failures: counted ? namedFailures(output) : [],
        skips: reportedSkips(output),
        slowest: counted ? slowestFiles(output) : [],
      });
    };
    child.once('error', (error) => {
      chunks.push(String(error));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** The result of a step that did not run, because one before it failed. */
export const skippedStep = (step) => ({
  ...step,
  ok: false,
  output: 'Not run: a step before it failed.\n',
  seconds: 0,
  counts: nothing,
  failures: [],
  skips: [],
  slowest: [],
});
