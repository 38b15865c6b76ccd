// `npm test`: everything that a fresh machine needs, then every check of the repository. After `--`:
//   --affected                       only what a change since `main` touches
//   --affected --base=REV            since REV; with --head=REV, up to that commit
//   --long                           fuzz tests at their full size, as every night
//   --list                           prints the selection and the steps as JSON and runs nothing
import { affectedSelection } from '../check/affected.mjs';
import { reportOf } from '../check/report.mjs';
import { runStep, skippedStep } from '../check/run-step.mjs';
import { schedule } from '../check/schedule.mjs';
import { stepsOf } from '../check/steps.mjs';
import { verdictOf } from '../check/verdict.mjs';
import { workersFor } from '../check/workers.mjs';
import { root, toolEnvironment } from './runtime.mjs';
import { ensureChromium, ensureInstalled, findHeadlessShell } from './setup.mjs';

const options = process.argv.slice(2);
const valueOf = (name) => options.find((option) => option.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
// Set by a CI service, not by us: the tools below always get CI.
const isCi = Boolean(process.env.CI);

const listOnly = options.includes('--list');

if (!listOnly) ensureInstalled();
const workers = workersFor();
const selection = options.includes('--affected')
  ? affectedSelection(valueOf('base'), valueOf('head'))
  : { projects: 'all', folders: [], stories: 'all' };
const steps = stepsOf(selection, workers);
if (listOnly) {
  console.log(JSON.stringify({ ...selection, steps: steps.map(({ id }) => id) }));
  process.exit(0);
}

const chromium = ensureChromium();
const env = toolEnvironment({
  ...(chromium && { CHROMIUM_PATH: chromium }),
  // A configured Chromium has to exist.
  ...(!process.env.CHROMIUM_PATH && { HEADLESS_SHELL_PATH: findHeadlessShell() }),
  ...(selection.stories !== 'all' && { STORIES: selection.stories === 'none' ? 'none' : selection.stories.join(',') }),
  ...(options.includes('--long') && { LONG_TESTS: '1' }),
  JEST_WORKERS: String(workers.jestWorkers),
  VITEST_MAX_WORKERS: String(workers.jestWorkers),
  FORCE_COLOR: '0',
  CI: 'true',
});

// Fewer cores take longer; more than four are not counted on.
const slowness = Math.max(1, 4 / workers.cores);
const start = Date.now();
const results = await schedule(steps, {
  lanes: workers.lanes,
  run: async (step) => {
    console.log(`── ${step.title} …`);
    const result = await runStep({ ...step, budget: Math.round(step.budget * slowness) }, { cwd: root, env });
    console.log(
      `\n── ${step.title}\n${result.output}── ${step.title}: ${result.ok ? 'ok' : 'FAILED'} (${result.seconds} s of ${result.budget} s)\n`,
    );
    return result;
  },
  skip: skippedStep,
});
const verdict = verdictOf(results, { isCi });
console.log(`\n${reportOf(results, verdict, Math.round((Date.now() - start) / 1000))}`);
process.exit(verdict.failed === 0 ? 0 : 1);
