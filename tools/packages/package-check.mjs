// Packs the library in the current folder and checks the package as its users would meet it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importedPackages } from './imported-packages.mjs';
import { shell, toolEnvironment } from '../setup/runtime.mjs';

const env = toolEnvironment();

/** The declarations of a package from which an editor does not find the way to their source. */
const withoutSource = (tarball) => {
  const files = new Set(execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n'));
  const isThere = (file) => files.has(file) || files.has(`${file}x`);
  return [...files].filter(
    (file) =>
      file.includes('/dist/') &&
      file.endsWith('.d.ts') &&
      !(files.has(`${file}.map`) && isThere(file.replace('/dist/', '/src/').replace(/\.d\.ts$/, '.ts'))),
  );
};

/** The errors in the package's licence and in the packages that its manifest names. */
function faultsOfManifest(tarball) {
  const { name, license, dependencies, peerDependencies } = JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  );
  const declared = Object.entries({ ...dependencies, ...peerDependencies });
  const packed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));
  const files = packed.filter((file) => /^dist\/.*\.js$|\.d\.ts$/.test(file));
  const imported = importedPackages(files.map((file) => readFileSync(file, 'utf8'))).filter((found) => found !== name);
  const names = declared.map(([declaredName]) => declaredName);
  return [
    ...(license === 'MIT' && packed.includes('LICENSE') ? [] : ['the package has no MIT licence']),
    ...imported.filter((found) => !names.includes(found)).map((found) => `${found} is imported and not declared`),
    ...names.filter((found) => !imported.includes(found)).map((found) => `${found} is declared and not imported`),
    ...declared.filter(([, range]) => !range.startsWith('^')).map((entry) => `${entry.join(' ')} is no caret range`),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'package-'));
try {
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { env, stdio: ['ignore', 'ignore', 'inherit'], shell });
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  const publint = spawnSync('publint', ['run', tarball, '--strict'], { env, stdio: 'inherit', shell });
  // ES modules only, by decision: Node itself reports that to a CommonJS consumer.
  const attw = spawnSync(
    'attw',
    [
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './style.css',
      './tokens.css',
      './base.css',
      './font.css',
      './schema.graphql',
    ],
    { env, stdio: 'inherit', shell },
  );
  const lost = withoutSource(tarball);
  if (lost.length > 0)
    console.error(
      `No source map, or no source, for ${lost.join(', ')}. Remove dist and build again if it is gone from src.`,
    );
  const problems = faultsOfManifest(tarball);
  if (problems.length > 0) console.error(`package.json: ${problems.join('; ')}. Run tools/bin/sync.`);
  process.exitCode = publint.status || attw.status || (lost.length + problems.length > 0 ? 1 : 0);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
