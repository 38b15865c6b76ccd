import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';

/** Longer than a single test may take by Jest's own limit, so that only a loop without an end is silent for so long; in seconds. */
export const STALL = 200;

/** After a failure Jest may still close what it has opened, such as a database, for so long; in seconds. */
const GRACE = 20;

const running = new Set();

/** Ends Jest with everything that it has started. */
const end = (child) => {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};
process.once('exit', () => running.forEach(end));

/**
 * Runs specs in a project of the copy until the first test fails.
 *
 * @typedef {{ spec: string, title: string }} Failure
 * @returns {Promise<{ outcome: 'passed' | 'failed' | 'stalled' | 'limit' | 'broken', by?: Failure, failed: Failure[], specs: number, run: number, output: string }>}
 *   `limit`: the time was over while tests still passed; `broken`: Jest itself did not come to an end.
 */
export function runJest({ root, project, args, limit, env = {}, stopAtFailure = true }) {
  return new Promise((resolve) => {
    const child = spawn(
      join(root, 'tools/bin/jest'),
      [
        '--maxWorkers=1',
        '--passWithNoTests',
        `--reporters=${join(root, 'tools/mutate/jest-reporter.cjs')}`,
        `--testSequencer=${join(root, 'tools/mutate/jest-sequencer.cjs')}`,
        `--cacheDirectory=${join(root, '.jest-cache')}`,
        ...args,
      ],
      {
        cwd: join(root, project),
        env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      },
    );
    running.add(child);
    const state = { outcome: 'broken', failed: [], specs: 0, run: 0, output: '' };
    let rest = '';
    let isDecided = false;
    let stall;
    let total;
    const decide = (outcome, grace = 0) => {
      if (isDecided) return;
      isDecided = true;
      state.outcome = outcome;
      clearTimeout(stall);
      clearTimeout(total);
      total = setTimeout(end, grace * 1000, child);
    };
    stall = setTimeout(decide, STALL * 1000, 'stalled');
    total = setTimeout(decide, limit * 1000, 'limit');
    const remember = (text) => (state.output = `${state.output}${text}`.slice(-4000));
    const read = (line) => {
      if (!line.startsWith('@mutate ')) return void remember(`${line}\n`);
      if (isDecided) return;
      clearTimeout(stall);
      stall = setTimeout(decide, STALL * 1000, 'stalled');
      const event = JSON.parse(line.slice('@mutate '.length));
      if (event.kind === 'start') state.specs = event.specs;
      if (event.kind === 'spec') state.run += 1;
      if (event.kind === 'end') state.outcome = event.failed ? 'failed' : 'passed';
      if (event.failed && event.spec !== undefined) {
        const by = { spec: relative(root, event.spec), title: event.title };
        state.failed.push(by);
        if (!stopAtFailure) return;
        state.by = by;
        decide('failed', GRACE);
      }
    };
    child.stdout.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(read);
    });
    child.stderr.on('data', remember);
    child.on('error', (error) => remember(String(error)));
    child.on('close', () => {
      running.delete(child);
      clearTimeout(stall);
      clearTimeout(total);
      // Without related specs Jest starts no run at all.
      if (state.outcome === 'broken' && /No tests found, exiting with code 0/.test(state.output + rest))
        state.outcome = 'passed';
      resolve(state);
    });
  });
}
