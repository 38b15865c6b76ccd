import { spawnSync } from 'node:child_process';
import { root, toolEnvironment } from './runtime.mjs';

const linesOf = (command, ...args) =>
  spawnSync(command, args, { cwd: root, env: toolEnvironment(), encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Storybook's own files, changed since the base branch or not yet committed. */
function changesOfStorybook(base) {
  const [fork = base] = linesOf('git', 'merge-base', base, 'HEAD');
  return [
    ...linesOf('git', 'diff', '--name-only', fork, '--', 'tools/storybook'),
    ...linesOf('git', 'ls-files', '--others', '--exclude-standard', 'tools/storybook'),
  ];
}

/**
 * The libraries whose stories a change since the base branch touches, as STORIES wants them: `libs/cart,libs/ui`. Empty
 * for all of them: when Storybook itself has changed, and when nothing has.
 */
export function affectedStories(base = 'main') {
  if (changesOfStorybook(base).length > 0) return '';
  const projects = linesOf('nx', 'show', 'projects', '--affected', `--base=${base}`, '--projects=libs/*');
  return projects.map((name) => name.replace('@lyng/', 'libs/')).join(',');
}
