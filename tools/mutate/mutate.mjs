// `npm run mutate`: breaks the code in 135 written-down ways, one at a time in a copy of the repository, and looks whether a
// test notices. See README.md beside this file.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopWith } from '../setup/console.mjs';
import { root } from '../setup/runtime.mjs';
import { ensureInstalled } from '../setup/setup.mjs';
import { applyMutant, readMutants } from './read-mutants.mjs';
import { runJest, STALL } from './run-jest.mjs';
import { makeScratchCopy } from './scratch-copy.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    parallel: { type: 'string', default: String(Math.max(1, Math.floor(availableParallelism() / 2))) },
    limit: { type: 'string', default: '300' },
    shard: { type: 'string', default: '1/1' },
    list: { type: 'boolean', default: false },
  },
});
const parallel = Number(values.parallel);
const limit = Number(values.limit);
if (!(parallel >= 1 && limit >= 1))
  stopWith('--parallel and --limit are numbers from 1 on.', 'The limit is in seconds.');

const [shard, shards] = values.shard.split('/').map(Number);
if (!(shard >= 1 && shard <= shards)) stopWith('--shard is a part and their number.', 'The second of four is 2/4.');

const only = values.only?.split(',');
const isChosen = ({ id, project }) =>
  only === undefined ||
  only.some((name) => id === name || id.endsWith(`/${name}`) || project === name || project.endsWith(`/${name}`));
// One in so many, so that every part has mutants of every project.
const mutants = readMutants()
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
const folder = mkdtempSync(join(tmpdir(), 'lyng-mutate-'));
// Temporary files of an ended run are removed with the copies.
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const copies = Array.from({ length: Math.min(parallel, mutants.length) }, (_, index) => join(folder, String(index)));

/** The status of a mutant by the result of the related specs. */
const statusOf = { passed: 'survived', limit: 'survived', failed: 'killed', stalled: 'timeout', broken: 'error' };

/** Runs the tests that are related to the file of a mutant, until one notices it. */
async function tryMutant(mutant, copy) {
  const { project, specs = [] } = mutant;
  const begin = Date.now();
  const { path, before, after } = applyMutant(mutant, copy);
  const env = { MUTANT_FILE: path, MUTANT_SPECS: specs.map((spec) => join(copy, project, spec)).join(',') };
  writeFileSync(path, after);
  try {
    const args = ['--bail', '--findRelatedTests', path];
    const { outcome, by, specs: found, run, output } = await runJest({ root: copy, project, args, limit, env });
    const seconds = Math.round((Date.now() - begin) / 1000);
    // Not even the nearest spec has ended: that proves nothing.
    if (outcome === 'limit' && run === 0) return { status: 'error', output: `no spec ended in ${limit} s`, seconds };
    return { status: statusOf[outcome], by, found, run, output, seconds };
  } finally {
    writeFileSync(path, before);
  }
}

const nameOf = ({ spec, title }) => `${spec}: ${title}`;
const noteOf = ({ status, by, found, run, output }) => {
  if (status === 'killed') return by ? nameOf(by) : '';
  if (status === 'error') return output.trim().split('\n').slice(-3).join(' ');
  if (status === 'timeout') return `no test ended in ${STALL} s`;
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
        `${results.length}/${mutants.length}  ${result.status}  ${result.id}  ${result.seconds} s  ${noteOf(result)}`,
      );
    }
  }),
);

// A test that fails without the mutant as well has caught nothing.
const projects = [...new Set(results.map(({ project }) => project))].sort();
for (const project of projects) {
  const killed = results.filter((result) => result.project === project && result.status === 'killed' && result.by);
  if (killed.length === 0) continue;
  const specs = [...new Set(killed.map(({ by }) => by.spec))];
  const args = ['--runTestsByPath', ...specs.map((spec) => join(copies[0], spec))];
  const { outcome, output, failed } = await runJest({
    root: copies[0],
    project,
    args,
    limit: limit * specs.length,
    stopAtFailure: false,
  });
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
const rowOf = (some) => ({
  mutants: some.length,
  killed: count(some, 'killed'),
  timeout: count(some, 'timeout'),
  survived: count(some, 'survived'),
  error: count(some, 'error'),
});
console.table({
  ...Object.fromEntries(
    projects.map((project) => [project, rowOf(results.filter((result) => result.project === project))]),
  ),
  all: rowOf(results),
});

results.sort((a, b) => a.id.localeCompare(b.id));
const missed = results.filter(({ status }) => status === 'survived' || status === 'error');
for (const result of missed)
  console.log(`${result.status}  ${result.id}  ${result.place}  ${result.rule} (${noteOf(result)})`);
mkdirSync(join(root, 'mutation-results'), { recursive: true });
const figures = results.map(({ id, place, rule, status, seconds, by }) => ({
  id,
  place,
  rule,
  status,
  seconds,
  by: by && nameOf(by),
}));
writeFileSync(join(root, 'mutation-results/latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
process.exit(missed.length === 0 ? 0 : 1);
