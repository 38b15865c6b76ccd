// Packs the library in the current folder and checks the package as its users would meet it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shell, toolEnvironment } from './runtime.mjs';

const env = toolEnvironment();
const folder = mkdtempSync(join(tmpdir(), 'package-'));
try {
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { env, stdio: ['ignore', 'ignore', 'inherit'], shell });
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  const publint = spawnSync('publint', ['run', tarball, '--strict'], { env, stdio: 'inherit', shell });
  // ES modules only, by decision: a CommonJS consumer is told so by Node itself.
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
  process.exitCode = publint.status || attw.status || 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
