import { buildSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { enumTypes } from '../facts/enum-types.ts';
import { inputTypes } from '../facts/input-types.ts';
import { objectTypes } from '../facts/object-types.ts';
import { mutationFields, queryFields } from '../facts/root-fields.ts';
import type { RootField } from '../facts/root-fields.ts';
import { scalars } from '../facts/scalars.ts';

const builtIn = ['Boolean', 'Float', 'ID', 'Int', 'String'];

const block = (kind: string, name: string, lines: readonly string[]): string =>
  `${kind} ${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

const fieldLines = (fields: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(fields).map(([name, type]) => `${name}: ${type}`);

const rootLines = (fields: Readonly<Record<string, RootField>>): readonly string[] =>
  Object.entries(fields).map(([name, { args, type }]) => {
    const list = fieldLines(args);
    return `${name}${list.length > 0 ? `(${list.join(', ')})` : ''}: ${type}`;
  });

/** The tables of facts in the schema language. */
const contractSdl = (): string =>
  [
    ...Object.keys(scalars)
      .filter((name) => !builtIn.includes(name))
      .map((name) => `scalar ${name}`),
    ...Object.entries(enumTypes).map(([name, values]) => block('enum', name, values)),
    ...Object.entries(inputTypes).map(([name, fields]) => block('input', name, fieldLines(fields))),
    ...Object.entries(objectTypes).map(([name, fields]) => block('type', name, fieldLines(fields))),
    block('type', 'Query', rootLines(queryFields)),
    block('type', 'Mutation', rootLines(mutationFields)),
  ].join('\n\n');

/** A schema with the contract's types and fields, and nothing behind them. */
export const contractSchema = (change: (sdl: string) => string = (sdl) => sdl): GraphQLSchema =>
  buildSchema(change(contractSdl()));
