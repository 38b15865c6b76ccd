import { buildSchema, printSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { contractSchema } from '../core/contract-schema.ts';

/** A schema with the contract's types and fields after a change of its text, and nothing behind them. */
export const changedContract = (change: (sdl: string) => string = (sdl) => sdl): GraphQLSchema =>
  buildSchema(change(printSchema(contractSchema).replace(/ *"""[^]*?"""\n/g, '')));
