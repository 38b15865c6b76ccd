import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const filesOf = (root) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)) && lstatSync(join(root, file)).isFile());

/** Links of the package manager are relative: copied as they are, those to a library lead to the copy's library. */
const copyLinks = (from, to) => cpSync(from, to, { recursive: true, verbatimSymlinks: true });

/** A copy of the repository as it stands, changes that are not committed included, with the same packages installed. */
export function makeScratchCopy(root, folder) {
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules'));
  // The packages themselves are read only, so they are shared; caches are not.
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!['.pnpm', '.cache', '.vite'].includes(name))
      copyLinks(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const projects = ['apps', 'libs', 'tools'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => join(kind, name)),
  );
  for (const modules of projects
    .map((project) => join(project, 'node_modules'))
    .filter((path) => existsSync(join(root, path)))) {
    for (const name of readdirSync(join(root, modules))) {
      if (!name.startsWith('.')) copyLinks(join(root, modules, name), join(folder, modules, name));
    }
  }
}
