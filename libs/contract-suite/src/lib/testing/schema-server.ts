import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getNullableType, graphql, isEnumType, isListType, isObjectType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLOutputType, GraphQLSchema } from 'graphql';

/** A server whose every field has a value, so that the documents that follow from it are sent too. */
export interface SchemaServer {
  readonly url: string;
  readonly close: () => Promise<unknown>;
}

const scalarValues: Readonly<Record<string, unknown>> = { Boolean: true, String: '1|se', ID: '1' };

function valueOf(outputType: GraphQLOutputType): unknown {
  const type = getNullableType(outputType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return scalarValues[type.name] ?? 7;
}

const resolve: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, { returnType }) =>
  valueOf(returnType);

/** Starts a server that validates each document and executes it with made-up values. */
export async function openSchemaServer(schema: GraphQLSchema): Promise<SchemaServer> {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { query, variables } = JSON.parse(body) as { readonly query: string; readonly variables: object };
      const result = await graphql({ schema, source: query, variableValues: { ...variables }, fieldResolver: resolve });
      response.setHeader('content-type', 'application/json').end(JSON.stringify(result));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/graphql`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
