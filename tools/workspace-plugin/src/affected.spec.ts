import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { dependenciesOf, type Project, readProjects, root, tagOf } from './testing/workspace.ts';

const projects = readProjects();
const all = projects.map(({ name }) => name).sort();
/** Reads every project, so whatever changes in one of them changes what it says. */
const watcher = '@lyng/workspace-plugin';

/** What a project declares to depend on without importing it, spelled out. */
const declared = ({ name, implicitDependencies }: Project): readonly string[] =>
  implicitDependencies.flatMap((pattern) => {
    if (pattern === '*') return all.filter((other) => other !== name);
    if (!pattern.startsWith('tag:')) return [pattern];
    return projects.filter(({ tags }) => tags.includes(pattern.slice('tag:'.length))).map((project) => project.name);
  });

const dependencies: ReadonlyMap<string, readonly string[]> = new Map(
  projects.map((project) => [
    project.name,
    [...dependenciesOf(project, projects).map(({ name }) => name), ...declared(project)],
  ]),
);

/** A project and all that stand on it, as their sources say. */
function standingOn(name: string, found = new Set<string>()): readonly string[] {
  if (!found.has(name)) {
    found.add(name);
    for (const [other, needs] of dependencies) if (needs.includes(name)) standingOn(other, found);
  }
  return [...found].sort();
}

const sourceOf = (project: Project): string =>
  project.folder.startsWith('libs/') ? `${project.folder}/src/index.ts` : `${project.folder}/package.json`;

/** Files that every project is made with. */
const everywhere = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'nx.json',
  'package.json',
  'shop.config.json',
  'eslint.config.mjs',
  'tools/presets/jest.mjs',
  'tools/presets/vite-lib.mjs',
];
/** Files that no project is made with. */
const nowhere = ['README.md', 'CODEOWNERS', 'docs/glossary.md', 'docs/adr/0000-new.md'];

describe('what a change affects', () => {
  let affected: Readonly<Record<string, readonly string[]>>;

  beforeAll(() => {
    const files = [...projects.map(sourceOf), ...everywhere, ...nowhere, 'libs/cart/README.md'];
    const script = join(import.meta.dirname, 'testing/affected-projects.mjs');
    // The plain flags of the specs' own process are not the tool's.
    const env = { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };
    affected = JSON.parse(
      execFileSync(join(root, 'tools/bin/with-node'), ['node', script, ...files], {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  });

  it.each(projects.map((project) => [project.name, project] as const))(
    'in %s is what stands on it, and nothing else',
    (name, project) => {
      expect(affected[sourceOf(project)]).toEqual(standingOn(name));
    },
  );

  it.each(
    projects
      .filter((project) => tagOf(project, 'type') === 'domain')
      .map((project) => [project.name, project] as const),
  )('in %s touches no other domain', (name, project) => {
    const domains = projects.filter((other) => tagOf(other, 'type') === 'domain').map((other) => other.name);
    expect(affected[sourceOf(project)]?.filter((other) => domains.includes(other))).toEqual([name]);
  });

  it.each([
    [
      '@lyng/model',
      [
        '@lyng/ui',
        '@lyng/routing',
        '@lyng/commerce-client',
        '@lyng/cart',
        '@lyng/catalogue',
        '@lyng/checkout',
        '@lyng/favourites',
        '@lyng/storefront',
        '@lyng/storefront-e2e',
        '@lyng/commerce-backend',
      ],
    ],
    [
      '@lyng/ui',
      ['@lyng/cart', '@lyng/catalogue', '@lyng/checkout', '@lyng/favourites', '@lyng/storefront', '@lyng/storybook'],
    ],
    ['@lyng/cart', ['@lyng/storefront', '@lyng/storefront-e2e', '@lyng/storybook']],
    ['@lyng/commerce-backend', ['@lyng/storefront-e2e']],
  ])('in %s reaches those that are known to stand on it', (name, known) => {
    expect(
      affected[
        `${projects.find((project) => project.name === name)?.folder}/${name.endsWith('backend') ? 'package.json' : 'src/index.ts'}`
      ],
    ).toEqual(expect.arrayContaining([name, watcher, ...known]));
  });

  it('in the backend leaves the storefront’s own tests alone', () => {
    expect(affected['apps/commerce-backend/package.json']).not.toContain('@lyng/storefront');
  });

  it('in a library that nobody uses yet reaches no other library and no app', () => {
    const unused = projects.filter(
      ({ name, folder }) =>
        folder.startsWith('libs/') &&
        ![...dependencies].some(
          ([other, needs]) => other !== '@lyng/storybook' && other !== watcher && needs.includes(name),
        ),
    );
    for (const project of unused)
      expect(affected[sourceOf(project)]).toEqual([project.name, '@lyng/storybook', watcher].sort());
  });

  it.each(everywhere.map((file) => [file] as const))('in %s is everything', (file) => {
    expect(affected[file]).toEqual(all);
  });

  it.each(nowhere.map((file) => [file] as const))('in %s is nothing', (file) => {
    expect(affected[file]).toEqual([]);
  });
});
