export { failingGateway, schemaGateway } from './lib/testing/schema-gateway.ts';
export type { RootResults } from './lib/testing/schema-gateway.ts';
