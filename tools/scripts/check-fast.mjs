// tools/bin/check-fast [--base=REV]: format, lint, types and related tests of what differs from where REV was left (`main` by
// default). For before a commit; `npm test -- --affected` also runs what depends on it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from '../check/changed-files.mjs';
import { runStep, skippedStep } from '../check/run-step.mjs';
import { schedule } from '../check/schedule.mjs';
import { root, toolEnvironment } from './runtime.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const base = process.argv.find((option) => option.startsWith('--base='))?.slice('--base='.length) ?? 'main';
const files = changedFiles(root, base).filter((file) => existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
const formatted = files.filter((file) => /\.(ts|tsx|mjs|cjs|css|graphql)$/.test(file));
const styles = files.filter((file) => file.endsWith('.css'));
const folders = [...new Set(files.map((file) => /^(?:apps|libs|tools)\/[^/]+(?=\/)/.exec(file)?.[0]).filter(Boolean))];
const typed = folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
const tested = folders.filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')));

const steps = [
  formatted.length > 0 && { id: 'format', title: 'format', command: ['oxfmt', '--check', ...formatted] },
  code.length > 0 && { id: 'oxlint', title: 'oxlint', command: ['oxlint', '--quiet', ...code] },
  styles.length > 0 && { id: 'styles', title: 'style sheets', command: ['stylelint', ...styles] },
  code.length > 0 && { id: 'graph', title: 'graph of the projects', command: ['nx', 'show', 'projects'] },
  code.length > 0 && {
    id: 'lint',
    title: 'lint',
    command: ['eslint', '--no-warn-ignored', ...code],
    after: ['graph'],
  },
  typed.length > 0 && { id: 'types', title: 'types', command: ['tsc', '-b', ...typed] },
  ...tested.map((folder) => ({
    id: folder,
    title: `tests of ${folder}`,
    cwd: join(root, folder),
    command: ['jest', '--findRelatedTests', ...code.map((file) => join(root, file)), '--passWithNoTests'],
  })),
].filter((step) => step !== false);

const start = Date.now();
const env = toolEnvironment({
  FORCE_COLOR: '0',
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  CI: 'true',
});
const results = await schedule(steps, {
  lanes: steps.length,
  run: async (step) => {
    const result = await runStep(step, { cwd: step.cwd ?? root, env });
    if (!result.ok) console.log(`── ${step.title}\n${result.output}`);
    console.log(`── ${step.title}: ${result.ok ? 'ok' : 'FAILED'} (${result.seconds} s)`);
    return result;
  },
  skip: skippedStep,
});
console.log(`${files.length} files, ${Math.round((Date.now() - start) / 1000)} s`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
