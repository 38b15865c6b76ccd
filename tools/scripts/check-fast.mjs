// tools/bin/check-fast [--base=REV]: format, lint, types and related tests of what differs from REV (`main` by default). For before
// a commit; `npm test -- --affected` also runs what depends on it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, shell, toolEnvironment } from './runtime.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const base = process.argv.find((option) => option.startsWith('--base='))?.slice('--base='.length) ?? 'main';
const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
};
const [fork] = git('merge-base', base, 'HEAD');
const changed = [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')];
const files = [...new Set(changed)].filter((file) => existsSync(join(root, file)));
const ending = (pattern) => files.filter((file) => pattern.test(file));
const code = ending(/\.(ts|tsx|mjs|cjs)$/);
const typed = [...new Set(code.map((file) => /^(?:apps|libs|tools)\/[^/]+(?=\/)/.exec(file)?.[0]))].filter(
  (folder) => folder && existsSync(join(root, folder, 'tsconfig.json')),
);

const env = toolEnvironment({ FORCE_COLOR: '0', NODE_OPTIONS: '--experimental-vm-modules --no-warnings', CI: 'true' });
const failed = [
  ['oxfmt', ['--check'], ending(/\.(ts|tsx|mjs|cjs|css|graphql)$/)],
  ['oxlint', ['--quiet'], code],
  ['stylelint', [], ending(/\.css$/)],
  ['eslint', ['--no-warn-ignored'], code],
  ['tsc', ['-b'], typed],
  ['jest', ['--passWithNoTests', '--findRelatedTests'], code],
].filter(([command, options, subjects]) => {
  if (subjects.length === 0) return false;
  const start = Date.now();
  const { status } = spawnSync(command, [...options, ...subjects], { cwd: root, env, stdio: 'inherit', shell });
  console.log(`── ${command}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - start) / 1000)} s)`);
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);
