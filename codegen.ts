import type { CodegenConfig } from '@graphql-codegen/cli';
import { describeDocument } from './libs/commerce-client/src/lib/testing/describe-document.ts';

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
    'apps/commerce-backend/src/platform/graphql/resolver-types.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#ApiContext',
        defaultMapper: './source.ts#Source<{T}>',
        mappers: {
          CartItemType: '../../shopping/cart/cart-source.ts#CartItemSource',
          CartSummaryType: '../../shopping/cart/cart-source.ts#CartSummarySource',
          CartType: '../../shopping/cart/cart-source.ts#CartSource',
          CheckoutDataType: '../../shopping/cart/cart-source.ts#WithCart<{T}>',
          CheckoutType: '../../shopping/cart/cart-source.ts#WithCart<{T}>',
          OrderType: '../../shopping/cart/cart-source.ts#WithCart<{T}>',
        },
        enumsAsTypes: true,
        immutableTypes: true,
        makeResolverTypeCallable: true,
        skipTypename: true,
        useTypeImports: true,
        scalars: {
          Decimal: 'number',
          Long: 'number',
          Guid: 'string',
          DateTime: { input: 'string', output: 'Date | string' },
        },
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
        // Of a document only what `describeDocument` says of it.
        documentMode: 'documentNodeImportFragments',
        documentNodeImport: '@lyng/commerce-client#CommerceDocument',
        unstable_onExecutableDocumentNode: describeDocument,
        unstable_omitDefinitions: true,
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
