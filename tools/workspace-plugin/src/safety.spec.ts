import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, readProjects, readText, repositoryFiles, root } from './testing/workspace.ts';

const files = repositoryFiles();
const projects = readProjects(files);
const code = (file: string): string => readText(file).replace(/`(?:[^`\\]|\\.)*`/gs, '``');

/** Rules that lint cannot check. The rules of imports are in `boundaries.spec.ts`. */
describe('the repository', () => {
  it('gives each project one type and one scope, and the name of its folder', () => {
    const types = ['app', 'kit', 'feature', 'domain', 'ui', 'client', 'platform', 'model', 'e2e', 'testing', 'tool'];
    const wrong = projects.filter(({ name, folder, tags }) => {
      const kinds = tags.map((tag) => tag.split(':', 1)[0]).sort();
      const hasType = types.some((type) => tags.includes(`type:${type}`));
      return kinds.join() !== 'scope,type' || !hasType || name !== `@lyng/${folder.split('/').at(-1)}`;
    });
    expect(projects.length).toBeGreaterThan(30);
    expect(wrong.map(({ folder }) => folder)).toEqual([]);
  });

  it('has all files of each library, and a story unless it is demo data', () => {
    const missing = projects
      .filter(({ folder }) => folder.startsWith('libs/'))
      .flatMap(({ folder, sources, tags }) => {
        const needed = ['README.md', 'tsconfig.json', 'src/index.ts'].filter(
          (file) => !existsSync(join(root, folder, file)),
        );
        const hasStory = sources.some((file) => file.endsWith('.stories.tsx'));
        return [...needed, ...(hasStory === tags.includes('type:testing') ? ['stories'] : [])].map(
          (what) => `${folder}: ${what}`,
        );
      });
    expect(missing).toEqual([]);
  });

  it('knows no folder of the machine it was written on, and nothing above itself', () => {
    const home = new RegExp(
      `(?:^|[\\s'"\`(=:])(?:${root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/\\s'"\`)]|$)|/(?:home|Users|root)/[a-z])`,
    );
    const texts = files.filter(
      (file) => /\.(tsx?|mjs|cjs|json|ya?ml|md|css|graphql|po|sh)$/.test(file) && file !== 'pnpm-lock.yaml',
    );
    expect(texts.filter((file) => home.test(readText(file)))).toEqual([]);
    const sources = projects.flatMap((project) => project.sources);
    expect(sources.filter((file) => importsOf(file).some((specifier) => specifier.startsWith('..')))).toEqual([]);
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
