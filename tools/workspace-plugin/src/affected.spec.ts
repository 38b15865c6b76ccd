import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { dependenciesOf, readProjects, repositoryFiles, root, tagOf } from './testing/workspace.ts';
import type { Project } from './testing/workspace.ts';

/** What `npm test -- --affected --list` prints. */
interface Selection {
  readonly projects: 'all' | readonly string[];
  readonly stories: 'all' | 'none' | readonly string[];
  readonly steps: readonly string[];
}

const projects = readProjects();
const all = projects.map(({ name }) => name).sort();
/** Its specs read every file of the repository. */
const repositoryTests = '@lyng/workspace-plugin';

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

/** A project and all that depend on it, according to their sources. */
function dependentsOf(name: string, found = new Set<string>()): readonly string[] {
  if (!found.has(name)) {
    found.add(name);
    for (const [other, needs] of dependencies) if (needs.includes(name)) dependentsOf(other, found);
  }
  return [...found].sort();
}

/** Libraries with stories: demo data has none. */
const libraries = projects.filter(({ folder, tags }) => folder.startsWith('libs/') && !tags.includes('type:testing'));
const sourceOf = ({ folder }: Project): string =>
  folder.startsWith('libs/') ? `${folder}/src/index.ts` : `${folder}/package.json`;
const foldersOf = (names: readonly string[]): readonly string[] =>
  libraries
    .filter(({ name }) => names.includes(name))
    .map(({ folder }) => folder)
    .sort();

/** The shops, and what depends on them. */
const shops = [...new Set(['@lyng/storefront', '@lyng/outlet'].flatMap((name) => dependentsOf(name)))];

/** Files that decide how everything is built or tested. */
const everywhere = [
  'nx.json',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'lingui.config.mjs',
  'shop.config.json',
  'business.config.json',
  'eslint.config.mjs',
  'tools/presets/jest.mjs',
  'tools/bin/jest',
  'tools/scripts/test.mjs',
  'tools/scripts/runtime.mjs',
  'tools/scripts/setup.mjs',
  'tools/check/steps.mjs',
  'tools/scripts/package-check.mjs',
];
/** Files that only steps read that always run, or nothing. */
const nowhere = [
  'README.md',
  'CODEOWNERS',
  'docs/glossary.md',
  'codegen.ts',
  'jest.config.mjs',
  'stylelint.config.mjs',
  '.oxlintrc.json',
];
const endToEnd = ['@lyng/outlet-e2e', '@lyng/storefront-e2e'];

/** Other places, with the projects and stories that a change there touches. */
const places: readonly (readonly [file: string, projects: readonly string[], stories: Selection['stories']])[] = [
  ['libs/cart/src/index.spec.ts', ['@lyng/cart', repositoryTests], 'none'],
  ['libs/cart/README.md', ['@lyng/cart', repositoryTests], 'none'],
  ['libs/model/src/overview.stories.tsx', ['@lyng/model', '@lyng/storybook', repositoryTests], ['libs/model']],
  ['libs/reviews/src/locales/sv.po', dependentsOf('@lyng/reviews'), ['libs/reviews']],
  ['apps/commerce-backend/src/api/app.spec.ts', ['@lyng/commerce-backend', repositoryTests], 'none'],
  ['apps/commerce-backend/src/api/app.ts', dependentsOf('@lyng/commerce-backend'), 'none'],
  ['libs/demo-catalogue/src/lib/drawings/draw-product.ts', dependentsOf('@lyng/demo-catalogue'), 'all'],
  ['apps/storefront-e2e/specs/cart.spec.ts', ['@lyng/storefront-e2e', repositoryTests], 'none'],
  ['apps/outlet-e2e/specs/cart.spec.ts', ['@lyng/outlet-e2e', repositoryTests], 'none'],
  ['tools/storybook/checks/story-checks.ts', ['@lyng/storybook', repositoryTests], 'all'],
  ['examples/outside/src/main.tsx', ['@lyng/outside', repositoryTests], 'none'],
  ['tools/scripts/compress-assets.mjs', shops, 'none'],
  ['tools/scripts/e2e-shop.mjs', [...endToEnd, repositoryTests], 'none'],
  ['tools/scripts/shop-processes.mjs', [...endToEnd, repositoryTests], 'none'],
];

/** A copy of the repository as it is now, in Git, with one commit for each file that is touched. */
function touchEach(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lyng-affected-'));
  for (const file of repositoryFiles()) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true });
  }
  for (const { folder: project } of [{ folder: '' }, ...projects])
    symlinkSync(join(root, project, 'node_modules'), join(folder, project, 'node_modules'));
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
      { cwd: folder, encoding: 'utf8' },
    );
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'as it is');
  const commits = new Map(
    files.map((file) => {
      appendFileSync(join(folder, file), '\n');
      git('commit', '-qm', file, '--', file);
      return [file, git('rev-parse', 'HEAD').trim()];
    }),
  );
  return { folder, commits };
}

async function select(folder: string, commit: string): Promise<Selection> {
  // The plain flags of the specs' own process are not the tool's.
  const env = { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' };
  const child = spawn(
    'npm',
    ['test', '--silent', '--', '--affected', '--list', `--base=${commit}~1`, `--head=${commit}`],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(await text(child.stdout)) as Selection;
}

describe('what npm test -- --affected runs after a change', () => {
  let folder: string;
  const selections = new Map<string, Selection>();
  const selectionOf = (file: string) => ({ projects: 'all', stories: 'all', ...selections.get(file) });

  beforeAll(async () => {
    const files = [...new Set([...projects.map(sourceOf), ...everywhere, ...nowhere, ...places.map(([file]) => file)])];
    const touched = touchEach(files);
    folder = touched.folder;
    const waiting = [...touched.commits];
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) selections.set(next[0], await select(folder, next[1]));
    };
    await Promise.all(Array.from({ length: Number(process.env['JEST_WORKERS']) || availableParallelism() }, work));
  }, 600_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(projects.map((project) => [project.name, project] as const))(
    'in the sources of %s is what depends on it, and nothing else',
    (name, project) => {
      const expected = dependentsOf(name);
      const { projects: selected, stories } = selectionOf(sourceOf(project));
      expect(selected).toEqual(expected);
      expect(stories).toEqual(
        name === '@lyng/storybook' ? 'all' : foldersOf(expected).length > 0 ? foldersOf(expected) : 'none',
      );
    },
  );

  it.each(
    projects
      .filter((project) => tagOf(project, 'type') === 'domain')
      .map((project) => [project.name, project] as const),
  )('in %s touches no other domain', (name, project) => {
    const domains = projects.filter((other) => tagOf(other, 'type') === 'domain').map((other) => other.name);
    expect([selectionOf(sourceOf(project)).projects].flat().filter((other) => domains.includes(other))).toEqual([name]);
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
  ])('in %s reaches those that are known to depend on it', (name, known) => {
    const project = projects.find((one) => one.name === name);
    expect(project && selectionOf(sourceOf(project)).projects).toEqual(
      expect.arrayContaining([name, repositoryTests, ...known]),
    );
  });

  it('in the backend leaves the storefront’s own tests alone', () => {
    expect(selectionOf('apps/commerce-backend/package.json').projects).not.toContain('@lyng/storefront');
  });

  it.each(everywhere.map((file) => [file] as const))('in %s is everything', (file) => {
    expect(selections.get(file)).toMatchObject({ projects: 'all', stories: 'all' });
  });

  it.each(nowhere.map((file) => [file] as const))('in %s is the repository’s own tests', (file) => {
    expect(selectionOf(file)).toMatchObject({ projects: [repositoryTests], stories: 'none' });
  });

  it.each(places)('in %s is what it concerns', (file, concerned, stories) => {
    expect(selectionOf(file)).toMatchObject({ projects: [...concerned].sort(), stories });
  });

  it('runs byte budgets only where something is built', () => {
    expect(selectionOf('apps/commerce-backend/src/api/app.ts').steps).not.toContain('bytes');
    expect(selectionOf('apps/storefront/package.json').steps).toContain('bytes');
  });
});
