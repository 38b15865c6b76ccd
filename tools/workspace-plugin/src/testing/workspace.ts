import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../../..');

/** A project of the workspace as its own files describe it, without Nx. */
export interface Project {
  readonly name: string;
  /** Such as `libs/cart`. */
  readonly folder: string;
  readonly tags: readonly string[];
  /** Every source file, below the repository's folder. */
  readonly sources: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly nx?: { readonly tags?: readonly string[] };
}

export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every file that is or would be committed and still stands. */
export const repositoryFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

const isSource = (file: string): boolean => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.generated.ts');

/** All projects that the package manager knows. */
export function readProjects(files = repositoryFiles()): readonly Project[] {
  return globSync('{apps,libs,tools}/*/package.json', { cwd: root }).map((file) => {
    const folder = dirname(file);
    const { name, nx = {} } = JSON.parse(readText(file)) as Manifest;
    const sources = files.filter((source) => source.startsWith(`${folder}/`) && isSource(source));
    return { name, folder, tags: nx.tags ?? [], sources };
  });
}

/** The imports of a file, static or not; relative specifiers as paths below the repository's folder. */
export const importsOf = (file: string): readonly string[] => namedIn(file, 'import|export');

/** The same without `import type` and `export type`. */
export const valueImportsOf = (file: string): readonly string[] => namedIn(file, '(?:import|export)(?! type\\b)');

function namedIn(file: string, keyword: string): readonly string[] {
  // Templates hold sample code: their imports do not count.
  const text = readText(file).replace(/`(?:[^`\\]|\\.)*`/gs, '``');
  const found = [
    ...text.matchAll(new RegExp(`(?:^|\\n)\\s*(?:${keyword})\\b[^'"\`;]*?from\\s*'([^']+)'`, 'g')),
    ...text.matchAll(/(?:^|\n)\s*import\s*'([^']+)'/g),
    ...text.matchAll(/\bimport\(\s*'([^']+)'/g),
  ].map(([, specifier = '']) => specifier);
  return [...new Set(found)].map((specifier) =>
    specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : specifier,
  );
}

/** The value of a project's one tag of a kind, such as `domain` of `type:domain`. */
export const tagOf = ({ tags }: Project, kind: 'type' | 'scope'): string =>
  tags.find((tag) => tag.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? '';
