import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const endToEnd = 'apps/storefront-e2e';

const running = new Set();
/** Playwright ends its browsers and shops when it is interrupted. */
const interrupt = (child) => child.kill('SIGINT');
process.once('exit', () => running.forEach(interrupt));

/** Ends what a test has started and, when it ran out of time, left: it would take the processor from the next run. */
const endRest = ({ pid }) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
};

/** Runs a tool of the copy to its end, or for `limit` seconds. */
function run(root, [tool, ...args], { cwd, env = {}, limit }) {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'tools/bin', tool), args, {
      cwd,
      env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const state = { code: null, isOver: false, output: '' };
    const remember = (text) => (state.output = `${state.output}${text}`.slice(-4000));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', remember);
    const timer = setTimeout(() => {
      state.isOver = true;
      interrupt(child);
    }, limit * 1000);
    child.on('error', (error) => remember(String(error)));
    child.on('exit', () => endRest(child));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ...state, code });
    });
  });
}

const testsIn = ({ file, line, title, specs = [], suites = [], tests = [] }) => [
  ...tests.map(({ results }) => ({ spec: `${endToEnd}/specs/${file}:${line}`, title, results })),
  ...[...specs, ...suites].flatMap(testsIn),
];
const hasFailed = ({ results }) => results.some(({ status }) => status === 'failed' || status === 'timedOut');

async function runSpecs({ root, specs, limit, stopAtFailure }) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'report.json');
  const { isOver, output } = await run(
    root,
    [
      'playwright',
      'test',
      '--pass-with-no-tests',
      // Those of the configuration, but for the list: the one that leaves out what is not in the sample.
      '--reporter=./fixtures/sample-reporter.ts,json',
      ...(stopAtFailure ? ['--max-failures=1'] : []),
      ...specs,
    ],
    { cwd: join(root, endToEnd), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, limit },
  );
  try {
    const { errors, ...all } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testsIn(all).filter(({ results }) => results.length > 0);
    const failed = tests.filter(hasFailed).map(({ spec, title }) => ({ spec, title }));
    const found = { specs: tests.length, run: tests.length, failed };
    if (failed.length > 0) return { ...found, outcome: 'failed', by: failed[0], output };
    if (isOver) return { ...found, outcome: 'broken', output: `not ended in ${limit} s` };
    if (errors.length > 0)
      return { ...found, outcome: 'broken', output: errors.map(({ message }) => message).join('\n') };
    return { ...found, outcome: 'passed', output };
  } catch (error) {
    return { outcome: 'broken', specs: 0, run: 0, failed: [], output: `${output}\n${error.message}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Builds the storefront of the copy and runs these end-to-end specs, then, if all have passed, those of `next`, where no
 * spec means all of them.
 *
 * @returns {Promise<{ outcome: 'passed' | 'failed' | 'broken', by?: { spec: string, title: string }, failed: { spec: string, title: string }[], specs: number, run: number, output: string }>}
 *   `specs` and `run`: the number of tests; `broken`: the build or Playwright did not come to an end.
 */
export async function runPlaywright({ root, specs, next, limit, stopAtFailure = true }) {
  const build = await run(root, ['nx', 'build', '@lyng/storefront', '--skip-nx-cache'], { cwd: root, limit });
  if (build.code !== 0) return { outcome: 'broken', specs: 0, run: 0, failed: [], output: build.output };
  const first = await runSpecs({ root, specs, limit, stopAtFailure });
  return first.outcome === 'passed' && next ? runSpecs({ root, specs: next, limit, stopAtFailure }) : first;
}
