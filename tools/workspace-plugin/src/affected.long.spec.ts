import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readProjects, root, tagOf } from './testing/workspace.ts';

const projects = readProjects();
const all = projects.map(({ name }) => name).sort();
const domains = projects.filter((project) => tagOf(project, 'type') === 'domain');
/** Its specs read every file of the repository. */
const repositoryTests = '@lyng/workspace-plugin';

/** The projects that Nx runs after a change of a file. */
const affectedBy = (file: string): readonly string[] => {
  const args = ['show', 'projects', '--affected', `--files=${file}`, '--json'];
  const env = { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' };
  const output = execFileSync(join(root, 'tools/bin/nx'), args, { cwd: root, env, encoding: 'utf8' });
  return (JSON.parse(output) as readonly string[]).toSorted();
};

describe('what nx affected runs after a change', () => {
  it.each([
    ['libs/model/src/index.ts', ['model', 'ui', 'routing', 'cart', 'checkout', 'storefront', 'commerce-backend']],
    ['libs/ui/src/index.ts', ['ui', 'cart', 'catalogue', 'checkout', 'storefront', 'storybook']],
    ['libs/reviews/src/locales/sv.po', ['reviews', 'storefront', 'storybook']],
    ['apps/commerce-backend/src/main.ts', ['commerce-backend', 'storefront-e2e']],
    ['libs/demo-catalogue/src/index.ts', ['demo-catalogue', 'commerce-backend', 'storybook']],
    ['tools/shop/compress-assets.mjs', ['storefront', 'outlet', 'storefront-e2e', 'outlet-e2e']],
    ['tools/shop/e2e-shop.mjs', ['storefront-e2e', 'outlet-e2e']],
  ])('in %s is what depends on it', (file, dependents) => {
    expect(affectedBy(file)).toEqual(
      expect.arrayContaining([repositoryTests, ...dependents.map((name) => `@lyng/${name}`)]),
    );
  });

  it.each(domains.map(({ folder, name }) => [folder, name]))('in %s touches no other domain', (folder, name) => {
    const affected = affectedBy(`${folder}/src/feature.ts`);
    expect(domains.map((domain) => domain.name).filter((domain) => affected.includes(domain))).toEqual([name]);
    expect(affected).toEqual(expect.arrayContaining(['@lyng/storefront', '@lyng/storefront-e2e', '@lyng/storybook']));
  });

  it('in the backend leaves the shops’ own tests alone', () => {
    const affected = affectedBy('apps/commerce-backend/src/main.ts');
    expect(['@lyng/storefront', '@lyng/outlet'].filter((shop) => affected.includes(shop))).toEqual([]);
  });

  it.each([
    'nx.json',
    'package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'lingui.config.mjs',
    'shop.config.json',
    'business.config.json',
    'eslint.config.mjs',
    'tools/presets/jest.mjs',
    'tools/bin/jest',
  ])('in %s is everything', (file) => {
    expect(affectedBy(file)).toEqual(all);
  });

  it.each(['README.md', 'docs/glossary.md', 'CODEOWNERS', 'stylelint.config.mjs'])(
    'in %s is the repository’s own tests',
    (file) => {
      expect(affectedBy(file)).toEqual([repositoryTests]);
    },
  );
});
