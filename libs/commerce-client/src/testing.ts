export { makeDocument } from './lib/testing/make-document.ts';
export { failingGateway, schemaGateway } from './lib/testing/schema-gateway.ts';
