import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  dependenciesOf,
  importsOf,
  projectOf,
  readProjects,
  readText,
  repositoryFiles,
  root,
  tagOf,
} from './testing/workspace.ts';

const files = repositoryFiles();
const projects = readProjects(files);
const libraries = projects.filter(({ folder }) => folder.startsWith('libs/'));
const byName = (list: typeof projects) => list.map((project) => [project.name, project] as const);

/** Which types a project of a type may import: an independent copy of the lint rules. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Demo data only in the files that eslint.config.mjs lists.
  app: ['app', 'kit', 'feature', 'domain', 'ui', 'client', 'platform', 'model', 'testing'],
  kit: ['feature', 'ui', 'client', 'platform', 'model'],
  feature: ['ui', 'client', 'platform', 'model'],
  domain: ['feature', 'ui', 'client', 'platform', 'model'],
  ui: ['model'],
  client: ['platform', 'model'],
  platform: ['platform', 'model'],
  model: ['model'],
  e2e: ['e2e', 'platform', 'model', 'testing'],
  testing: ['model'],
  tool: ['app', 'kit', 'feature', 'domain', 'ui', 'client', 'platform', 'model', 'tool', 'e2e', 'testing'],
};

/** Files whose tool demands a default export. */
const demandsDefault =
  /\.stories\.tsx$|\.config\.(ts|mjs)$|^codegen\.ts$|\/\.storybook\/|\/generator\.ts$|-reporter\.ts$|\/jest-(setup|teardown)\.ts$|^tools\/presets\/|^tools\/bench\//;

const code = (file: string): string => readText(file).replace(/`(?:[^`\\]|\\.)*`/gs, '``');

describe.each(byName(projects))('%s', (name, project) => {
  it('has one type and one scope', () => {
    expect(project.tags.filter((tag) => tag.startsWith('type:'))).toHaveLength(1);
    expect(project.tags.filter((tag) => tag.startsWith('scope:'))).toHaveLength(1);
    expect(Object.keys(allowed)).toContain(tagOf(project, 'type'));
  });

  it('imports only what its type may know', () => {
    const may = allowed[tagOf(project, 'type')] ?? [];
    const strangers = dependenciesOf(project, projects).filter((other) => !may.includes(tagOf(other, 'type')));
    expect(strangers.map((other) => other.name)).toEqual([]);
  });

  it('is named as its folder is, in the shop’s scope', () => {
    expect(name).toBe(`@lyng/${project.folder.split('/').at(-1)}`);
  });

  it('names what it exports, one by one', () => {
    expect(project.sources.filter((file) => /^\s*export \*/m.test(code(file)))).toEqual([]);
    expect(
      project.sources.filter(
        (file) => !demandsDefault.test(file) && /^export (default\b|\{[^}]*\bdefault\b(?! as))/m.test(code(file)),
      ),
    ).toEqual([]);
  });

  it('holds no store, client or translations that every visitor would share', () => {
    const shared =
      /^(?:export )?(?:const|let|var) \w+[^=\n]*=\s*(?:new (?:ApolloClient|InMemoryCache)\b|(?:configureStore|makeStore|setupI18n|createI18n|createApolloGateway)\()/m;
    expect(project.sources.filter((file) => shared.test(code(file)))).toEqual([]);
  });
});

describe.each(byName(libraries))('the library %s', (_name, { folder, exports, sources, tags }) => {
  it.each(['README.md', 'package.json', 'tsconfig.json', 'src/index.ts', 'etc/exports.txt'])('has its %s', (file) => {
    expect(existsSync(join(root, folder, file))).toBe(true);
  });

  it('shows itself in at least one story, unless it is demo data', () => {
    const stories = sources.filter((file) => file.endsWith('.stories.tsx'));
    expect(stories.length > 0).toBe(!tags.includes('type:testing'));
  });

  it('exports exactly the entry points that it has', () => {
    const entryPoints = sources
      .map((file) => /^libs\/[^/]+\/src\/([a-z-]+)\.ts$/.exec(file)?.[1])
      .filter((entryPoint) => entryPoint !== undefined)
      .map((entryPoint) => (entryPoint === 'index' ? '.' : `./${entryPoint}`));
    const opened = Object.entries(exports).flatMap(([entryPoint, target]) =>
      typeof target === 'object' && JSON.stringify(target).includes('./src/') && !entryPoint.includes('*')
        ? [entryPoint]
        : [],
    );
    expect(opened.sort()).toEqual(entryPoints.sort());
  });

  it('is imported by its entry points only', () => {
    const entryPoints = Object.keys(exports).map((entryPoint) => entryPoint.replace(/^\./, ''));
    const trespassers = projects
      .filter((other) => other.folder !== folder)
      .flatMap((other) => other.sources)
      .flatMap((file) => importsOf(file).map((specifier) => [file, specifier] as const))
      .filter(
        ([, specifier]) =>
          specifier.startsWith(`${_name}/`) || specifier === _name || specifier.startsWith(`${folder}/`),
      )
      .filter(
        ([, specifier]) =>
          !entryPoints.some(
            (entryPoint) =>
              `${_name}${entryPoint}` === specifier ||
              (entryPoint.endsWith('/*') && specifier.startsWith(`${_name}${entryPoint.slice(0, -1)}`)),
          ),
      );
    expect(trespassers).toEqual([]);
  });

  it('keeps its layers: core knows only core, wire and state know core, nothing knows react', () => {
    const layerOf = (path: string): string | undefined =>
      new RegExp(`^${folder}/src/lib/(core|wire|state|react)/`).exec(path)?.[1];
    const known: Readonly<Record<string, readonly string[]>> = {
      core: ['core'],
      wire: ['core', 'wire'],
      state: ['core', 'wire', 'state'],
    };
    const problems = sources
      .filter((file) => !/\.(spec|stories)\.tsx?$/.test(file))
      .flatMap((file) => importsOf(file).map((specifier) => [file, specifier] as const))
      .filter(([file, specifier]) => {
        const [from, to] = [layerOf(file), layerOf(specifier)];
        return from !== undefined && to !== undefined && from !== 'react' && !known[from]?.includes(to);
      });
    expect(problems).toEqual([]);
  });
});

describe('the repository', () => {
  it('has no import from one project into the folder of another', () => {
    // What all projects share by its place, because it is not a package.
    const shared =
      /^(tools\/presets\/|tools\/scripts\/dev\/|apps\/storefront-e2e\/fixtures\/|shop\.config\.json$|libs\/commerce-client\/schema\.graphql$)/;
    const problems = projects.flatMap((project) =>
      project.sources.flatMap((file) =>
        importsOf(file)
          .filter(
            (specifier) =>
              /^(apps|libs|tools)\//.test(specifier) &&
              !specifier.startsWith(`${project.folder}/`) &&
              !shared.test(specifier),
          )
          .filter(
            (specifier) =>
              tagOf(project, 'type') !== 'tool' || projectOf(specifier, projects)?.folder.startsWith('libs/'),
          )
          .map((specifier) => `${file} imports ${specifier}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('knows no folder of the machine it was written on, and nothing outside itself', () => {
    const home = new RegExp(
      `(?:^|[\\s'"\`(=:])(?:${root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/\\s'"\`)]|$)|/(?:home|Users|root)/[a-z])`,
    );
    const texts = files.filter(
      (file) => /\.(tsx?|mjs|cjs|json|ya?ml|md|css|graphql|po|sh)$/.test(file) && file !== 'pnpm-lock.yaml',
    );
    expect(texts.filter((file) => home.test(readText(file)))).toEqual([]);
  });

  it('reaches for nothing above itself', () => {
    const problems = projects
      .flatMap((project) => project.sources)
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => specifier.startsWith('..'))
          .map((specifier) => `${file} imports ${specifier}`),
      );
    expect(problems).toEqual([]);
  });

  it('leaves no test out and lets none stand alone', () => {
    // Choosing between running and skipping by what is available (a database, a catalogue) is fine.
    const skipping =
      /^\s*(?:it|test|describe)(?:\.each)?\.(?:skip|only|todo|fixme)\b|^\s*(?:xit|xdescribe|fit|fdescribe)\(/m;
    const specs = files.filter((file) => /\.spec\.tsx?$/.test(file));
    expect(specs.length).toBeGreaterThan(100);
    expect(specs.filter((file) => skipping.test(code(file)))).toEqual([]);
  });
});
