import { readFileSync } from 'node:fs';
import { createSchema } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import type { ApiContext } from '../platform/graphql/context.ts';
import { resolvers } from './resolvers.ts';

/** The contract: one schema file for the shop's code generation and for this server. */
const contract = new URL('../../../../libs/commerce-client/schema.graphql', import.meta.url);

/** The schema with the resolvers attached. A resolver of a field that the schema lacks throws at start. */
export const makeSchema = (): GraphQLSchema =>
  createSchema<ApiContext>({ typeDefs: readFileSync(contract, 'utf8'), resolvers: { ...resolvers } });
