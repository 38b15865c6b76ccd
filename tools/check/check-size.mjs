// Fails when a project has more lines of sources than its budget in docs/measurements/size.md, or all have more specs than
// theirs. `--write` writes the counted lines into the table. Budgets are changed by hand.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/runtime.mjs';

const document = join(root, 'docs/measurements/size.md');
const code = /\.(ts|tsx|mjs|js|css|graphql|sql)$/;
const generated = /\.d\.m?ts$|generated/;
const spec = /\.spec\.tsx?$|-e2e\//;
const helper = /\.stories\.tsx$|\/testing\//;

const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
}).stdout.split('\n');
const deleted = new Set(
  spawnSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).stdout.split('\n'),
);

const sources = new Map();
let specs = 0;
for (const file of files) {
  if (!code.test(file) || generated.test(file) || deleted.has(file)) continue;
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  if (spec.test(file)) specs += lines;
  else if (!helper.test(file)) {
    const project = /^(?:apps|libs|examples)\/[^/]+/.exec(file)?.[0] ?? (file.startsWith('tools/') ? 'tools' : 'root');
    sources.set(project, (sources.get(project) ?? 0) + lines);
  }
}
const counted = new Map([
  ...[...sources].sort(([one], [other]) => one.localeCompare(other)),
  ['all sources', [...sources.values()].reduce((sum, lines) => sum + lines, 0)],
  ['all specs', specs],
]);

const number = (text) => Number(text.replaceAll(',', ''));
const row = /^\| ([\w/ -]+?) +\| *([\d,]+) \| *([\d,]+) \|$/gm;
const text = readFileSync(document, 'utf8');
const budgets = new Map([...text.matchAll(row)].map(([, project, , budget]) => [project, number(budget)]));

if (process.argv.includes('--write')) {
  const table = text.replace(
    row,
    (_, project, _lines, budget) => `| ${project} | ${(counted.get(project) ?? 0).toLocaleString('en')} | ${budget} |`,
  );
  writeFileSync(document, table);
}
const problems = [...counted].flatMap(([project, lines]) => {
  const budget = budgets.get(project);
  if (budget === undefined) return [`${project}: no row in the table (${lines} lines)`];
  return lines > budget ? [`${project}: ${lines} lines, ${lines - budget} over its budget`] : [];
});
for (const project of budgets.keys()) if (!counted.has(project)) problems.push(`${project}: a row without a project`);
if (problems.length > 0) {
  console.error(`docs/measurements/size.md:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
console.log(`${counted.get('all sources')} lines of sources, ${specs} of specs, all within their budgets.`);
