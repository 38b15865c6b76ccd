// The public surface of the libraries: writes what each entry point exports to libs/<library>/etc/exports.txt, one name per
// line. With --check it writes nothing and fails where that file differs from the sources.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportsOf, parseSource } from './exported-names.mjs';
import { root } from '../setup/runtime.mjs';

/** The entry points of a package with their sources; the server's half of one is an entry point of its own. */
const entryPointsOf = ({ exports }) =>
  Object.entries(exports).flatMap(([entryPoint, { '@lyng/source': source } = {}]) => {
    if (source === undefined || entryPoint.includes('*')) return [];
    if (typeof source === 'string') return [[entryPoint, source]];
    return Object.entries(source).map(([condition, file]) => [
      condition === 'default' ? entryPoint : `${entryPoint}:${condition}`,
      file,
    ]);
  });

const linesOf = (folder, manifest) =>
  entryPointsOf(manifest)
    .flatMap(([entryPoint, file]) =>
      exportsOf(parseSource(file, readFileSync(join(folder, file), 'utf8'))).map(
        ({ name, isType }) => `${entryPoint} ${name}${isType ? ' (type)' : ''}`,
      ),
    )
    .sort();

const isCheck = process.argv.includes('--check');
const differences = [];
for (const path of globSync('libs/*/package.json', { cwd: root })) {
  const folder = join(root, dirname(path));
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const lines = linesOf(folder, manifest);
  const report = join(folder, 'etc/exports.txt');
  const listed = existsSync(report) ? readFileSync(report, 'utf8').split('\n').filter(Boolean) : [];
  const describe = (kind, some) =>
    some.map((line) => {
      const [entryPoint, ...name] = line.split(' ');
      return `${manifest.name}: ${name.join(' ')} is ${kind} in the entry point "${entryPoint}".`;
    });
  differences.push(
    ...describe(
      'new',
      lines.filter((line) => !listed.includes(line)),
    ),
    ...describe(
      'gone',
      listed.filter((line) => !lines.includes(line)),
    ),
  );
  if (isCheck) continue;
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, `${lines.join('\n')}\n`);
}
console.log(differences.join('\n') || 'The libraries export what they did before.');
if (isCheck && differences.length > 0) {
  console.error(
    'Apps and packages outside use these names. If the change is meant, run tools/bin/with-node node tools/check/export-report.mjs and commit libs/*/etc/exports.txt; if not, take it back.',
  );
  process.exitCode = 1;
}
