export { makeDocument } from './lib/testing/make-document.ts';
export { failingGateway, schemaGateway } from './lib/testing/schema-gateway.ts';
export type { RootResults } from './lib/testing/schema-gateway.ts';
