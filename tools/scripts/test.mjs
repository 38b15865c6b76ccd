// `npm test`: everything that a fresh machine needs, then the check: a sample of the matrices, everything else complete. After `--`:
//   --affected [--base=REV] [--head=REV]   only what a change since `main`, or REV, touches; the areas of its files in full
//   --long [--shard=1/4]                   everything in full, with new seeds, as every night; four shards
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkParts, longShards } from '../check/parts.mjs';
import { calibrate, childSeconds } from '../check/processor-time.mjs';
import { readOutput } from '../check/read-output.mjs';
import { sampleOfTree } from '../check/sample.mjs';
import { reportOf, verdictOf } from '../check/verdict.mjs';
import { stopWith } from './console.mjs';
import { root, toolEnvironment } from './runtime.mjs';
import { ensureChromium, ensureInstalled, findHeadlessShell } from './setup.mjs';

const { values } = parseArgs({
  options: {
    affected: { type: 'boolean', default: false },
    base: { type: 'string' },
    head: { type: 'string' },
    long: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
});
const { affected, base, head, long, shard } = values;
if (shard && !(long && longShards[shard]))
  stopWith(`--shard=${shard} is unknown.`, `Use --long with --shard=${Object.keys(longShards).join(' or ')}.`);

ensureInstalled();
const chromium = ensureChromium();
const sample = process.env.SAMPLE || String(sampleOfTree());

/** The libraries and apps whose files differ from the base: their end-to-end tests run in full. */
function touchedAreas() {
  const { stdout } = spawnSync(
    'git',
    ['diff', '--name-only', '--merge-base', base ?? 'main', ...(head ? [head] : [])],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return [...new Set([...(stdout ?? '').matchAll(/^libs\/([^/]+)\//gm)].map(([, name]) => name))].join(',');
}

const env = toolEnvironment({
  ...(chromium && { CHROMIUM_PATH: chromium }),
  // A configured Chromium has to exist.
  ...(!process.env.CHROMIUM_PATH && { HEADLESS_SHELL_PATH: findHeadlessShell() }),
  ...(long ? { LONG_TESTS: '1', SAMPLE: '' } : { SAMPLE: sample }),
  ...(affected && { TOUCHED: touchedAreas() }),
  // One process for each project: Nx runs several beside each other. The backend has workers of its own, and so have stories.
  JEST_WORKERS: '1',
  VITEST_MAX_WORKERS: String(availableParallelism()),
  FORCE_COLOR: '0',
  CI: 'true',
});

/** Runs a part to its end and shows its output as it comes. */
function runPart({ title, targets, perProject = targets, command, options = [], args = [] }) {
  const nx = affected
    ? ['affected', ...(base ? [`--base=${base}`] : []), ...(head ? [`--head=${head}`] : [])]
    : ['run-many'];
  const [name, ...rest] = command ?? [
    'nx',
    ...nx,
    `--targets=${affected ? perProject : targets}`,
    `--configuration=${long ? 'long' : 'ci'}`,
    `--parallel=${availableParallelism()}`,
    '--output-style=static',
    ...options,
    ...args,
  ];
  console.log(`\n── ${title} …`);
  const start = Date.now();
  const before = childSeconds();
  const chunks = [];
  const child = spawn(name, rest, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      chunks.push(chunk);
      process.stdout.write(chunk);
    });
  return new Promise((resolve) => {
    child.once('close', (code) =>
      resolve({
        title,
        ok: code === 0,
        seconds: (Date.now() - start) / 1000,
        processorSeconds: childSeconds() - before,
        ...readOutput(chunks.join('')),
      }),
    );
  });
}

const start = Date.now();
const budget = JSON.parse(readFileSync(join(root, 'tools/check/budget.json'), 'utf8'));
const slowness = Math.max(1, calibrate() / budget.calibration);
console.log(
  long
    ? `The long run${shard ? `, shard ${shard}` : ''}: everything, with new seeds.`
    : `Sample ${sample} of 8 (repeat it with SAMPLE=${sample}); this machine is ${slowness.toFixed(2)} times as slow as the budget's.`,
);
const results = [];
for (const part of long ? (longShards[shard] ?? Object.values(longShards).flat()) : checkParts)
  results.push(await runPart(part));

// A budget holds for the complete check; what a change touches, and the long run, take as long as they take.
const verdict = verdictOf(results, {
  isCi: Boolean(process.env.CI),
  slowness,
  budget: affected || long ? undefined : budget,
});
console.log(`\n${reportOf(results, verdict, (Date.now() - start) / 1000)}`);
process.exit(verdict.failed === 0 ? 0 : 1);
