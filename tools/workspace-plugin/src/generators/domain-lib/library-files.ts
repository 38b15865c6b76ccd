export interface DomainLibOptions {
  readonly name: string;
  readonly purpose: string;
  readonly type: 'domain' | 'client' | 'platform' | 'ui' | 'model';
  readonly owner: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const door = (name: string) => ({
  '@lyng/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

const packageJson = ({ name, purpose, type }: DomainLibOptions): string =>
  json({
    name: `@lyng/${name}`,
    version: '0.1.0',
    description: purpose,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: { '.': door('index'), './package.json': './package.json' },
    files: ['dist', 'src', '!**/*.spec.*', '!**/*.stories.*', '!**/*.tsbuildinfo'],
    nx: { tags: [`type:${type}`, `scope:${type === 'domain' || type === 'client' ? name : 'shared'}`] },
    scripts: {
      lint: 'eslint .',
      typecheck: 'tsc -b',
      test: '../../tools/bin/jest',
      build: 'vite build',
      'package-check': 'node ../../tools/scripts/package-check.mjs',
    },
    dependencies: {},
  });

const tsconfig = json({
  extends: '../../tsconfig.base.json',
  compilerOptions: { rootDir: 'src', outDir: 'dist', tsBuildInfoFile: 'dist/lib.tsbuildinfo' },
  include: ['src', '../../tools/presets/ambient.d.ts'],
  // Stories are checked together with Storybook's own configuration.
  exclude: ['src/**/*.stories.tsx'],
  references: [],
});

const readme = ({ name, purpose, owner }: DomainLibOptions): string => `# @lyng/${name}

${purpose}

Owner: ${owner}

## The walk of one action

Nothing acts here yet.

## Doors

| Door | For |
|---|---|
| \`@lyng/${name}\` | components, hooks, slices, events |

## Ports

None.

## Events

None.
`;

const overviewStory = ({
  name,
  purpose,
}: DomainLibOptions): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { LibraryOverview } from '../../../tools/presets/LibraryOverview.tsx';
import * as api from './index.ts';

const meta = {
  title: '${name}/Overview',
  component: LibraryOverview,
  args: { name: '@lyng/${name}', purpose: '${purpose.replaceAll("'", "\\'")}', api: { ...api } },
} satisfies Meta<typeof LibraryOverview>;

export default meta;

/** What the library offers, read from the library itself. */
export const PublicApi: StoryObj<typeof meta> = {};
`;

const apiSpec = (name: string): string => `import * as api from './index.ts';

describe('@lyng/${name}', () => {
  it('exports what it did before', () => {
    expect(Object.keys(api).sort()).toEqual([]);
  });
});
`;

const emptyCatalogue = (language: string): string => `msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Generator: @lingui/cli\\n"
"Language: ${language}\\n"
`;

const configOf = (preset: 'jest' | 'vite'): string =>
  preset === 'jest'
    ? `import { jestConfig } from '../../tools/presets/jest.mjs';\n\nexport default jestConfig(import.meta.dirname);\n`
    : `import { libraryConfig } from '../../tools/presets/vite-lib.mjs';\n\nexport default libraryConfig(import.meta.dirname);\n`;

/** Every file of a new library by its path below the library's folder. */
export function libraryFiles(options: DomainLibOptions): Record<string, string> {
  return {
    'package.json': packageJson(options),
    'tsconfig.json': tsconfig,
    'jest.config.mjs': configOf('jest'),
    'vite.config.mjs': configOf('vite'),
    'README.md': readme(options),
    'src/index.ts': 'export {};\n',
    'src/index.spec.ts': apiSpec(options.name),
    'src/overview.stories.tsx': overviewStory(options),
    ...(options.type === 'domain' &&
      Object.fromEntries(
        ['da', 'sv', 'nb', 'fi'].map((language) => [`src/locales/${language}.po`, emptyCatalogue(language)]),
      )),
  };
}
