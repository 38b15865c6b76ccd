// `npm test`: everything that a fresh machine needs, then every check of the repo. `npm test -- --affected` runs only what
// a change since the base branch touches.
import { spawn } from 'node:child_process';
import { affectedStories } from './affected-stories.mjs';
import { root, toolEnvironment } from './runtime.mjs';
import { ensureChromium, ensureInstalled } from './setup.mjs';
import { countResults, namedFailures } from './test-counts.mjs';

ensureInstalled();
const chromium = ensureChromium();
const affected = process.argv.includes('--affected');
const env = toolEnvironment({
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(affected && { STORIES: affectedStories() }),
  FORCE_COLOR: '0',
  CI: 'true',
});
const cores = '2';

const nx = (...targets) => [
  'nx',
  affected ? 'affected' : 'run-many',
  '-t',
  ...targets,
  `--parallel=${cores}`,
  '--output-style=static',
];

/** Name of the step, its command, and whether its output holds test counts; the others count as one check each. */
const steps = [
  ['projects in step with their sources', ['node', 'tools/scripts/sync-projects.mjs', '--check']],
  ['generated documents up to date', ['graphql-codegen', '--config', 'codegen.ts', '--check']],
  ['texts complete in every language', ['node', 'tools/scripts/check-texts.mjs']],
  ['oxlint', ['oxlint', '--quiet']],
  ['style sheets made of tokens', ['stylelint', '**/*.css']],
  ['lint', nx('lint')],
  ['types', nx('typecheck')],
  ['unit and integration tests', nx('test'), { counted: true }],
  ['packages', nx('build', 'package-check')],
  ['bytes within budget', ['node', 'tools/scripts/check-budgets.mjs']],
  ['components alone within budget', ['node', 'tools/scripts/check-ui-size.mjs']],
  ['end-to-end tests', nx('e2e'), { counted: true }],
];

/** Runs one step, showing its output as it comes and keeping it for the counts. */
function run(command) {
  return new Promise((resolve) => {
    const [name, ...args] = command;
    const child = spawn(name, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('error', () => resolve({ ok: false, output }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

let passed = 0;
let failed = 0;
const failedSteps = [];
const failures = [];
for (const [title, command, { counted = false } = {}] of steps) {
  const begin = Date.now();
  console.log(`\n── ${title}`);
  const { ok, output } = await run(command);
  const counts = counted ? countResults(output) : { passed: ok ? 1 : 0, failed: 0 };
  passed += counts.passed;
  failures.push(...(counted ? namedFailures(output) : []));
  // A step that broke without naming a failed test has still failed.
  failed += ok ? counts.failed : Math.max(1, counts.failed);
  if (!ok) failedSteps.push(title);
  console.log(`── ${title}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - begin) / 1000)} s)`);
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
if (failures.length > 0) console.log(`\nNot right at once:\n${failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
