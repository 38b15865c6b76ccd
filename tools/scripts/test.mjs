// `npm test`: everything that a fresh machine needs, then the check: a sample of the matrices, everything else complete. After `--`:
//   --affected [--base=REV] [--head=REV]   only what a change since `main`, or REV, touches; the areas of its files in full
//   --long [--shard=1/4]                   everything in full, with new seeds, as every night; four shards
//   --dry                                  prints the commands
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { readTests } from '../check/test-output.mjs';
import { stopWith } from '../setup/console.mjs';
import { root, shell, toolEnvironment } from '../setup/runtime.mjs';
import { ensureChromium, ensureInstalled, findHeadlessShell } from '../setup/setup.mjs';

const { values } = parseArgs({
  options: {
    affected: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
    head: { type: 'string', default: '' },
    long: { type: 'boolean', default: false },
    shard: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
  },
});
const { affected, base, head, long, shard, dry } = values;
const cores = availableParallelism();

/** One call of Nx. ESLint, TypeScript, and Vitest with Chromium start as long as they work on one library: the complete check starts each once. */
const nx = (targets, ...options) => [
  'nx',
  ...(affected ? ['affected', `--base=${base}`, ...(head ? [`--head=${head}`] : [])] : ['run-many']),
  `--targets=${targets}`,
  `--configuration=${long ? 'long' : 'ci'}`,
  `--parallel=${cores}`,
  '--output-style=static',
  ...options,
];
const lint = nx(affected ? 'lint,typecheck' : 'lint-all,typecheck-all');
const stories = nx(affected ? 'test-stories' : 'test-all-stories');
const bytes = nx('bytes');
const mutants = (part) => ['node', 'tools/mutate/mutate.mjs', `--shard=${part}`];
const backend = '@lyng/commerce-backend';

/** The long run: each shard takes about as long as the others. */
const longShards = {
  '1/4': [lint, nx('test', `--exclude=${backend}`), stories, nx('package-check,outside,build'), bytes, mutants('1/2')],
  '2/4': [nx('test', `--projects=${backend}`), mutants('2/2')],
  '3/4': [nx('e2e', '--shard=1/2')],
  '4/4': [nx('e2e', '--shard=2/2')],
};
if (shard && !(long && longShards[shard]))
  stopWith(`--shard=${shard} is unknown.`, `Use --long with --shard=${Object.keys(longShards).join(' or ')}.`);
const parts = long
  ? (longShards[shard] ?? Object.values(longShards).flat())
  : [lint, nx('test'), stories, bytes, nx('e2e')];
if (dry) {
  console.log(parts.map((part) => part.join(' ')).join('\n'));
  process.exit();
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** One of the eight samples of `libs/model/src/lib/testing/sample.ts`: it follows from the contents of `apps` and `libs`, so that it is the same on every machine. */
function sampleOfTree() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD:apps', 'HEAD:libs'], { cwd: root });
  // Sources without Git, such as an archive, have one sample.
  return status === 0 ? createHash('sha256').update(stdout).digest()[0] % 8 : 0;
}

/** The end-to-end tests of the libraries that the change edits run in full. */
const touchedAreas = () =>
  git('diff', '--name-only', '--merge-base', base, ...(head ? [head] : [])).match(/(?<=^libs\/)[^/]+(?=\/)/gm) ?? [];

ensureInstalled();
const chromium = ensureChromium();
const sample = long ? '' : process.env.SAMPLE || String(sampleOfTree());
const isCi = Boolean(process.env.CI);
const env = toolEnvironment({
  ...(chromium && { CHROMIUM_PATH: chromium }),
  // A configured Chromium has to exist.
  ...(!process.env.CHROMIUM_PATH && { HEADLESS_SHELL_PATH: findHeadlessShell() }),
  ...(long && { LONG_TESTS: '1' }),
  SAMPLE: sample,
  ...(affected && { TOUCHED: [...new Set(touchedAreas())].join(',') }),
  // One process for each project: Nx runs several beside each other. The backend has workers of its own, and so have stories.
  JEST_WORKERS: '1',
  VITEST_MAX_WORKERS: String(cores),
  FORCE_COLOR: '0',
  CI: 'true',
});

/** Runs a part to its end and shows its output as it comes. */
async function run([name, ...args]) {
  console.log(`\n── ${[name, ...args].join(' ')}`);
  const start = Date.now();
  const child = spawn(name, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
  const [code] = await once(child, 'close');
  const result = readTests(output, { succeeded: code === 0, isCi });
  console.log(`\n── ${Math.round((Date.now() - start) / 1000)} s, ${result.passed} passed, ${result.failed} failed`);
  return result;
}

console.log(
  long ? 'The long run: everything, with new seeds.' : `Sample ${sample} of 8 (repeat it with SAMPLE=${sample}).`,
);
const results = [];
for (const part of parts) results.push(await run(part));

const total = (count) => results.reduce((sum, result) => sum + result[count], 0);
const lines = (list) => new Set(results.flatMap((result) => result[list]));
for (const line of [...lines('skips'), ...lines('failures')]) console.log(line);
console.log(
  `${total('passed')} passed, ${total('failed')} failed${total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''}`,
);
process.exitCode = total('failed') === 0 ? 0 : 1;
