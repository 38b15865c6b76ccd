// `npm run mutate`: breaks the code in written-down ways, one at a time in a copy of the repository, and looks whether a test
// notices: 135 ways for unit and integration tests, or 20 for end-to-end tests. See README.md beside this file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopWith } from '../setup/console.mjs';
import { root } from '../setup/runtime.mjs';
import { ensureChromium, ensureInstalled, findHeadlessShell } from '../setup/setup.mjs';
import { applyMutant, readEndToEndMutants, readMutants } from './read-mutants.mjs';
import { runJest, STALL } from './run-jest.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { makeScratchCopy } from './scratch-copy.mjs';

const { values } = parseArgs({
  options: {
    'end-to-end': { type: 'boolean', default: false },
    only: { type: 'string' },
    parallel: { type: 'string' },
    limit: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    list: { type: 'boolean', default: false },
  },
});
const endToEnd = values['end-to-end'];
// End-to-end tests use all cores by themselves.
const parallel = Number(values.parallel ?? (endToEnd ? 1 : Math.max(1, Math.floor(availableParallelism() / 2))));
const limit = Number(values.limit ?? (endToEnd ? 1800 : 300));
if (!(parallel >= 1 && limit >= 1))
  stopWith('--parallel and --limit are numbers from 1 on.', 'The limit is in seconds.');

const [shard, shards] = values.shard.split('/').map(Number);
if (!(shard >= 1 && shard <= shards)) stopWith('--shard is a part and their number.', 'The second of four is 2/4.');

const only = values.only?.split(',');
const isChosen = ({ id, project }) =>
  only === undefined ||
  only.some((name) => id === name || id.endsWith(`/${name}`) || project === name || project.endsWith(`/${name}`));
// One in so many, so that every part has mutants of every project.
const mutants = (endToEnd ? readEndToEndMutants() : readMutants())
  .filter(isChosen)
  .filter((_, index) => index % shards === shard - 1);
if (mutants.length === 0)
  stopWith(
    `No mutant is in part ${values.shard} of ${values.only ?? 'all'}.`,
    'Run it with --list to see all of them.',
  );
// All are checked before the first runs: an incomplete sample measures nothing.
const places = new Map(mutants.map((mutant) => [mutant.id, applyMutant(mutant, root)]));
const placeOf = ({ id, file }) => `${file}:${places.get(id).line}`;
if (values.list) {
  for (const mutant of mutants) console.log(`${mutant.id}  ${placeOf(mutant)}  ${mutant.rule}`);
  process.exit(0);
}

ensureInstalled();
const { SAMPLE } = process.env;
// The tests of a check have to notice a mutant; in the long run one of them takes minutes.
delete process.env.LONG_TESTS;
if (endToEnd) {
  process.env.CHROMIUM_PATH ||= ensureChromium() ?? '';
  process.env.HEADLESS_SHELL_PATH ||= findHeadlessShell() ?? '';
}
const folder = mkdtempSync(join(tmpdir(), 'lyng-mutate-'));
// Temporary files of an ended run are removed with the copies.
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const copies = Array.from({ length: Math.min(parallel, mutants.length) }, (_, index) => join(folder, String(index)));

/** Runs the tests that can notice a mutant of this file, until one does. */
function runRelated({ project, specs = [] }, copy, path) {
  // In a sample any of its tests may notice; of all samples only the named specs would end in time.
  if (endToEnd) return runPlaywright({ root: copy, specs, ...(SAMPLE && { next: [] }), limit });
  const env = { MUTANT_FILE: path, MUTANT_SPECS: specs.map((spec) => join(copy, project, spec)).join(',') };
  return runJest({ root: copy, project, args: ['--bail', '--findRelatedTests', path], limit, env });
}

/** Runs these specs of a project, without a mutant. */
async function runAgain(project, specs) {
  const [root] = copies;
  if (endToEnd) {
    const own = specs.map((spec) => spec.slice(project.length + 1));
    return runPlaywright({ root, specs: own, limit, stopAtFailure: false });
  }
  const failed = [];
  const args = ['--runTestsByPath', ...specs.map((spec) => join(root, spec))];
  const onFailure = (by) => failed.push(by);
  const result = await runJest({ root, project, args, limit: limit * specs.length, stopAtFailure: false, onFailure });
  return { ...result, failed };
}

/** The status of a mutant by the result of the related specs. */
const statusOf = { passed: 'survived', limit: 'survived', failed: 'killed', stalled: 'timeout', broken: 'error' };

async function tryMutant(mutant, copy) {
  const begin = Date.now();
  const { path, before, after } = applyMutant(mutant, copy);
  writeFileSync(path, after);
  try {
    const { outcome, by, specs: found, run, output } = await runRelated(mutant, copy, path);
    // Not even the nearest spec has ended: that proves nothing.
    const status = outcome === 'limit' && run === 0 ? 'error' : statusOf[outcome];
    return {
      status,
      by,
      found,
      run,
      output: outcome === 'limit' ? `no spec ended in ${limit} s` : output,
      seconds: Math.round((Date.now() - begin) / 1000),
    };
  } finally {
    writeFileSync(path, before);
  }
}

const nameOf = ({ spec, title }) => `${spec}: ${title}`;
const noteOf = ({ status, by, found, run, output }) => {
  if (status === 'killed') return by ? nameOf(by) : '';
  if (status === 'error') return output.trim().split('\n').slice(-3).join(' ');
  if (status === 'timeout') return `no test ended in ${STALL} s`;
  if (endToEnd) return `${found} tests`;
  return run < found ? `${run} of ${found} related spec files in ${limit} s` : `${found} related spec files`;
};

const results = [];
const queue = [...mutants];
const tests = SAMPLE ? `tests of sample ${SAMPLE}` : 'tests of all samples';
console.log(`${mutants.length} mutants, ${copies.length} at a time, ${tests}, in ${folder}`);
await Promise.all(
  copies.map(async (copy) => {
    mkdirSync(copy);
    makeScratchCopy(root, copy);
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const result = { ...mutant, place: placeOf(mutant), ...(await tryMutant(mutant, copy)) };
      results.push(result);
      console.log(
        `${String(results.length).padStart(3)}/${mutants.length}  ${result.status.padEnd(8)}  ${result.id}  ${result.seconds} s  ${noteOf(result)}`,
      );
    }
  }),
);

// A test that fails without the mutant as well has caught nothing.
const projects = [...new Set(results.map(({ project }) => project))].sort();
for (const project of projects) {
  const killed = results.filter(
    ({ status, by, project: own }) => own === project && status === 'killed' && by !== undefined,
  );
  if (killed.length === 0) continue;
  const { outcome, output, failed } = await runAgain(project, [...new Set(killed.map(({ by }) => by.spec))]);
  const failing = new Set(failed.map(nameOf));
  for (const result of killed) {
    if (failing.has(noteOf(result)))
      Object.assign(result, { status: 'error', output: `${noteOf(result)}\nfails without the mutant as well` });
    else if (outcome !== 'passed' && outcome !== 'failed')
      Object.assign(result, {
        status: 'error',
        output: `${output.trim()}\nthe tests without a mutant did not end: ${outcome}`,
      });
  }
}

const count = (some, status) => some.filter((result) => result.status === status).length;
const row = (name, some) => {
  const caught = count(some, 'killed') + count(some, 'timeout');
  const cells = [
    some.length,
    count(some, 'killed'),
    count(some, 'timeout'),
    count(some, 'survived'),
    count(some, 'error'),
    `${Math.round((caught / some.length) * 100)} %`,
  ];
  return `${name.padEnd(24)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
};
console.log(
  `\n${'project'.padEnd(24)}${['mutants', 'killed', 'timeout', 'survived', 'error', 'caught'].map((head) => head.padStart(10)).join('')}`,
);
for (const project of projects)
  console.log(
    row(
      project,
      results.filter((result) => result.project === project),
    ),
  );
console.log(row('all', results));

for (const [status, title] of [
  ['survived', 'No test noticed'],
  ['error', 'Not measured'],
]) {
  const some = results.filter((result) => result.status === status).sort((a, b) => a.id.localeCompare(b.id));
  if (some.length > 0)
    console.log(
      `\n${title}:\n${some.map((result) => `  ${result.id}  ${result.place}  ${result.rule} (${noteOf(result)})`).join('\n')}`,
    );
}
mkdirSync(join(root, 'mutation-results'), { recursive: true });
const figures = results
  .sort((a, b) => a.id.localeCompare(b.id))
  .map(({ id, place, rule, status, seconds, by }) => ({
    id,
    place,
    rule,
    status,
    seconds,
    by: by && nameOf(by),
  }));
writeFileSync(join(root, 'mutation-results/latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
process.exit(count(results, 'survived') + count(results, 'error') === 0 ? 0 : 1);
