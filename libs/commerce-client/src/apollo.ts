export { createApolloGateway } from './lib/apollo-gateway.ts';
export type { ApolloGatewayOptions } from './lib/apollo-gateway.ts';
