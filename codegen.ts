import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents stand beside their `.graphql` files, in each library's `wire` folder. */
const config: CodegenConfig = {
  schema: 'libs/commerce-client/schema.graphql',
  documents: ['libs/*/src/lib/wire/**/*.graphql', 'apps/storefront/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    'libs/commerce-client/src/lib/schema-types.generated.ts': {
      plugins: ['typescript'],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: { Decimal: 'number', Long: 'number', Guid: 'string', DateTime: 'string' },
      },
    },
    './': {
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        importTypesNamespace: 'Schema',
        baseTypesPath: '~@lyng/commerce-client',
      },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentMode: 'documentNode',
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        dedupeFragments: true,
        scalars: { Decimal: 'number', Long: 'number', Guid: 'string', DateTime: 'string' },
      },
    },
  },
};

export default config;
