import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../../src/platform/database/migrate.ts';
import { noTimeouts, openDatabase } from '../../src/platform/database/open-database.ts';
import type { EvaluationSet } from './evaluation-set.ts';
import { measureSet } from './measure-set.ts';
import type { MeasuredSet } from './measure-set.ts';
import { printGroups } from './print-groups.ts';
import { readSet } from './read-set.ts';
import { summarise } from './summarise.ts';

const MAX_PROBLEMS = 20;
const results = join(import.meta.dirname, '../../../../bench-results');

async function measure(set: EvaluationSet): Promise<MeasuredSet> {
  const db = await openDatabase({ kind: 'memory' }, noTimeouts);
  try {
    await migrate(db);
    return await measureSet(db, set);
  } finally {
    await db.destroy();
  }
}

const printProblems = (folder: string, problems: readonly string[]): void => {
  console.error(`${folder} is no set of judged queries (docs/measurements/search-quality.md says how one is written):`);
  for (const problem of problems.slice(0, MAX_PROBLEMS)) console.error(`  ${problem}`);
  if (problems.length > MAX_PROBLEMS) console.error(`  … and ${problems.length - MAX_PROBLEMS} more.`);
};

/**
 * `npm run bench -- search --judged <folder>`: how the shop's search ranks the products of an evaluation set,
 * beside other rankings of the same texts.
 */
export async function benchSet(folder: string): Promise<void> {
  const read = await readSet(folder);
  if (!read.ok) {
    printProblems(folder, read.error);
    process.exitCode = 1;
    return;
  }
  const set = read.value;
  const { name, licence, products, queries, judgements, unjudgedGain, successGain, searchLanguage } = set;
  const pairs = [...judgements.values()].reduce((sum, { size }) => sum + size, 0);
  console.log(
    `${name} (${licence}): ${products.length} products, ${queries.length} queries, ${pairs} judgements; a pair without one counts ${unjudgedGain}, a gain of ${successGain} is a success.`,
  );
  const measured = await measure(set);
  const groups = summarise(measured);
  printGroups(groups);
  if (measured.leftOut.length > 0)
    console.log(`\nLeft out, without a product weight finding: ${measured.leftOut.map(({ id }) => id).join(', ')}`);
  await mkdir(results, { recursive: true });
  const figures = {
    measuredAt: new Date().toISOString(),
    set: { name, licence, products: products.length, queries: queries.length, judgements: pairs },
    rules: { unjudgedGain, successGain, searchLanguage },
    leftOut: measured.leftOut.map(({ id }) => id),
    groups,
  };
  await writeFile(join(results, 'search-judged.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
  console.log('\nWritten to bench-results/search-judged.json.');
}
