export { failingGateway, schemaGateway } from './lib/testing/schema-gateway.ts';
export type { RootAnswers } from './lib/testing/schema-gateway.ts';
