export { createApolloGateway } from './lib/apollo-gateway.ts';
