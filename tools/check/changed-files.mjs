import { spawnSync } from 'node:child_process';

/** The names that a Git command prints, separated by NUL; undefined where it fails. */
function git(cwd, ...args) {
  const { status, stdout } = spawnSync('git', [...args, '-z'], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

/**
 * Every file that differs from where `base` was left, deleted ones included: up to the commit `head`, or up to now, committed
 * or not. Throws when Git does not know `base`.
 */
export function changedFiles(cwd, base, head) {
  const { status, stdout } = spawnSync('git', ['merge-base', base, head ?? 'HEAD'], { cwd, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `Git does not know how this branch left "${base}". Fetch it, or name another: npm test -- --affected --base=REV`,
    );
  const changed = git(cwd, 'diff', '--name-only', '--no-renames', stdout.trim(), ...(head ? [head] : [])) ?? [];
  const untracked = head ? [] : (git(cwd, 'ls-files', '--others', '--exclude-standard') ?? []);
  return [...new Set([...changed, ...untracked])].sort();
}
