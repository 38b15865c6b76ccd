import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importZones } from './tools/presets/import-zones.mjs';

/** Allow-lists only: a library without tags may not be imported at all. */
const dependencyRules = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:app',
      'type:kit',
      'type:feature',
      'type:domain',
      'type:ui',
      'type:client',
      'type:platform',
      'type:model',
    ],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:e2e', 'type:platform', 'type:model', 'type:testing'] },
  {
    sourceTag: 'type:kit',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:client', 'type:platform', 'type:model'],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:ui', 'type:client', 'type:platform', 'type:model'],
  },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:testing', 'type:model'] },
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: ['type:feature', 'type:ui', 'type:client', 'type:platform', 'type:model'],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:model'] },
  {
    sourceTag: 'type:client',
    onlyDependOnLibsWithTags: ['type:platform', 'type:model'],
    bannedExternalImports: ['react', 'react-dom', 'react-*'],
  },
  { sourceTag: 'type:platform', onlyDependOnLibsWithTags: ['type:platform', 'type:model'] },
  {
    sourceTag: 'type:model',
    onlyDependOnLibsWithTags: ['type:model'],
    bannedExternalImports: ['react*', '@apollo/*', '@reduxjs/*', '@lingui/*'],
  },
];

/** The same, with demo data for the app: only for what a shop with goods of its own never loads. */
const demoDependencyRules = dependencyRules.map((rule) =>
  rule.sourceTag === 'type:app'
    ? { ...rule, onlyDependOnLibsWithTags: [...rule.onlyDependOnLibsWithTags, 'type:testing'] }
    : rule,
);

/** The options of the rule of boundaries. */
const boundaries = (depConstraints) => ({
  enforceBuildableLibDependency: false,
  // The tags decide where it is imported, and a spec checks that only dynamic imports reach it.
  checkDynamicDependenciesExceptions: ['@lyng/demo-assets', '@lyng/demo-catalogue', '@lyng/demo-catalogue/core'],
  allow: [
    '^.*/presets/.*$',
    '^.*/(bench|check|dev|generate|mutate|packages|scripts|setup|shop)/.*\\.mjs$',
    // End-to-end tests of another shop make their journeys with the same fixtures.
    '^.*/storefront-e2e/fixtures/.*\\.ts$',
    '^/@',
    '^.*/(shop|business)\\.config\\.json$',
    '^.*/libs/commerce-client/schema\\.graphql$',
  ],
  depConstraints,
});

const impureGlobals = [
  'window',
  'document',
  'fetch',
  'localStorage',
  'sessionStorage',
  'crypto',
  'setTimeout',
  'setInterval',
  'navigator',
].map((name) => ({ name, message: 'A core decides; it is given time, ids and storage as arguments.' }));

const perRequest =
  'One per request: a module-level instance is shared by every visitor. Make it inside the function that serves the request.';

const inStyle = "JSXAttribute[name.name='style']";
const rawLook = 'A look is made of tokens: a CSS module and var(--…), never a colour or px in the markup.';

/** Colours and px written into the markup; stylelint.config.mjs has the same rule for style sheets. A number is px to React. */
const rawStyles = [
  `${inStyle} :matches(Literal[value=/#[\\da-f]{3,8}\\b|\\b(rgb|hsl|oklch|lab|color-mix)a?\\(/i], TemplateElement[value.raw=/#[\\da-f]{3,8}\\b|\\b(rgb|hsl|oklch|lab|color-mix)a?\\(/i])`,
  `${inStyle} :matches(Literal[value=/(^|[^\\w.-])-?(?!(0|1)px)\\d*\\.?\\d+px\\b/], TemplateElement[value.raw=/(^|[^\\w.-])-?(?!(0|1)px)\\d*\\.?\\d*px\\b/])`,
  `${inStyle} Property[key.name=/color$|^(background|fill|stroke)$/i] > Literal[value=/^(?!transparent$|currentcolor$|inherit$|none$)[a-z]+$/i]`,
  `${inStyle} Property:not([key.name=/^(opacity|order|scale|zoom|flex(Grow|Shrink)?|fontWeight|lineHeight|grid(Row|Column).*)$/]) > Literal[raw=/^[\\d.]*[1-9]/]`,
].map((selector) => ({ selector, message: rawLook }));

/** Promises of price: what something cost before is never shown by itself. */
const struckPrice = {
  selector: 'JSXOpeningElement[name.name=/^(s|del|strike)$/]',
  message: 'A struck price is drawn by PriceTag alone, which shows the lowest price of the last 30 days beside it.',
};

/** Syntax that no source may have; files whose format demands a default export are exempt from some of it below. */
const restrictedSyntax = [
  {
    selector: 'ExportAllDeclaration',
    message: 'Name what is exported: the public surface must be readable at a glance.',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only; tools that demand a default export are listed in eslint.config.mjs.',
  },
  {
    selector:
      'Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(ApolloClient|InMemoryCache)$/]',
    message: perRequest,
  },
  {
    selector:
      'Program > VariableDeclaration > VariableDeclarator > CallExpression[callee.name=/^(configureStore|createStore|setupI18n|createI18n|createApolloGateway)$/]',
    message: perRequest,
  },
  {
    selector:
      'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(ApolloClient|InMemoryCache)$/]',
    message: perRequest,
  },
  {
    selector:
      'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator > CallExpression[callee.name=/^(configureStore|createStore|setupI18n|createI18n|createApolloGateway)$/]',
    message: perRequest,
  },
  ...rawStyles,
  struckPrice,
];

const typed =
  'A text comes from a catalogue: wrap it in a Lingui macro. What is no language is marked translate="no" around a value.';
const inCatalogue = ':not(JSXElement[openingElement.name.name=/^(Trans|Plural|Select|SelectOrdinal)$/] *)';
const spoken =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label)$/]';

/** Words typed into the markup of a component. The pseudo-locale finds composed texts in stories. */
const typedTexts = [
  `JSXText[value=/\\p{L}{2}/u]${inCatalogue}`,
  `${spoken} > Literal[value=/\\p{L}{2}/u]${inCatalogue}`,
  ...['', '> ConditionalExpression ', '> LogicalExpression '].map(
    (choice) =>
      `:matches(JSXElement, JSXFragment) > JSXExpressionContainer ${choice}> Literal[value=/\\p{L}{2}/u]${inCatalogue}`,
  ),
].map((selector) => ({ selector, message: typed }));

/** The imports that a layer of a library may not have from its neighbours. */
const layer = (folder, forbidden, extra = {}) => ({
  files: [`libs/*/src/lib/${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.spec.*', '**/*.stories.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [{ group: forbidden, message: `The ${folder} layer does not know these: see docs/house-style.md.` }],
      },
    ],
    ...extra,
  },
});

const neighbours = (...folders) =>
  folders.flatMap((folder) => [`../${folder}/*`, `../../${folder}/*`, `../../../${folder}/*`]);

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/*.generated.ts',
      '**/storybook-static/**',
      '**/test-results/**',
      '.nx/**',
      '.data/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries(dependencyRules)],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: [
      'apps/commerce-backend/src/setup/demo/**/*.ts',
      'apps/commerce-backend/src/catalogue/images/demo-images.ts',
      'apps/commerce-backend/src/{import-main,catalogue/import/*}.ts',
      'apps/commerce-backend/src/**/testing/**/*.ts',
      'apps/commerce-backend/src/**/*.spec.ts',
      'apps/commerce-backend/bench/**/*.ts',
    ],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries(demoDependencyRules)] },
  },
  {
    files: ['libs/*/src/lib/**/*.tsx', 'apps/*/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...typedTexts] },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  layer('core', ['react', 'react-*', '@apollo/*', '@reduxjs/*', ...neighbours('wire', 'state', 'react')], {
    'no-restricted-globals': ['error', ...impureGlobals],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'A core is given its random numbers.' },
      { object: 'Date', property: 'now', message: 'A core is given the time.' },
    ],
  }),
  layer('wire', neighbours('state', 'react')),
  layer('state', neighbours('react')),
  ...importZones,
  {
    // Files whose tool demands a default export, and stories, whose format does.
    files: [
      '**/*.stories.tsx',
      '**/*-reporter.ts',
      '**/*.config.{ts,mjs}',
      '*.{ts,mjs}',
      '**/.storybook/**',
      'tools/workspace-plugin/**/generator.{ts,mjs}',
      'tools/presets/*.mjs',
    ],
    rules: { 'no-restricted-syntax': ['error', ...rawStyles, struckPrice] },
  },
  // A page in the browser, with one visitor.
  { files: ['examples/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: [
      'tools/**',
      '**/main.ts',
      '**/*-main.{ts,mjs}',
      '**/*-command.ts',
      '**/server/start-storefront.ts',
      'apps/*/bench/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/*.stories.tsx', 'apps/*-e2e/**'],
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/*.stories.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80 }] },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
