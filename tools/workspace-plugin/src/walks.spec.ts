import { importsOf, readProjects, readText, repositoryFiles } from './testing/workspace.ts';

/** How many imports one step of a walk may take; a package's entry point does not count. */
const MAX_IMPORTS = 2;

const files = new Set(repositoryFiles());
const projects = readProjects([...files]);

/** The source file of an import: a relative path, or the entry point of a package. */
function fileOf(specifier: string): string | undefined {
  if (files.has(specifier)) return specifier;
  const project = projects.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!project) return undefined;
  const entry = specifier === project.name ? 'index' : specifier.slice(project.name.length + 1);
  return [`${project.folder}/src/${entry}.ts`, `${project.folder}/src/${entry}.tsx`].find((file) => files.has(file));
}

const isEntryPoint = (file: string): boolean => /^libs\/[^/]+\/src\/[^/]+\.tsx?$/.test(file);

/** The files that a file imports; those of an entry point are its own imports. */
const importedBy = (file: string): readonly string[] =>
  importsOf(file).flatMap((specifier) => {
    const found = fileOf(specifier);
    if (found === undefined) return [];
    return isEntryPoint(found) ? importedBy(found) : [found];
  });

function reachableFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (let step = 0; step < MAX_IMPORTS; step += 1)
    for (const found of [...reached].flatMap(importedBy)) reached.add(found);
  return reached;
}

/** The first file of each walk that no earlier file of the walk leads to. */
const gapsIn = (walk: readonly string[]): readonly string[] =>
  walk.filter(
    (file, index) =>
      !files.has(file) || (index > 0 && !walk.slice(0, index).some((earlier) => reachableFrom(earlier).has(file))),
  );

const section = /^## Five walks\n([\s\S]*?)^## /m.exec(readText('docs/architecture.md'))?.[1] ?? '';
/** The numbered lists of the section: one for each process that a walk passes. */
const walks = section
  .split(/\n(?!\d+\. )/)
  .map((block) => [...block.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file))
  .filter((walk) => walk.length > 0);

describe('the walks of docs/architecture.md', () => {
  it('are five, four of which go on in the backend', () => {
    expect(section.match(/^### /gm)).toHaveLength(5);
    expect(walks).toHaveLength(11);
  });

  it.each(walks.map((walk) => [walk[0], walk]))('from %s follow the imports', (_, walk) => {
    expect(gapsIn(walk as readonly string[])).toEqual([]);
  });

  it('would miss a file that is gone, and one that no earlier file imports', () => {
    const [first = '', second = ''] = walks[0] ?? [];
    expect(gapsIn([first, second, 'libs/cart/src/lib/core/gone.ts'])).toEqual(['libs/cart/src/lib/core/gone.ts']);
    expect(gapsIn([second, first])).toEqual([first]);
  });
});
