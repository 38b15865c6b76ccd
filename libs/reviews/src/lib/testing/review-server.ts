import { readFileSync } from 'node:fs';
import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { fail, ok } from '@lyng/model';
import { buildSchema, graphql, print } from 'graphql';

const schema = buildSchema(readFileSync(require.resolve('@lyng/commerce-client/schema.graphql'), 'utf8'));

/** One request that reached the schema. */
export interface AskedReview {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
}

/** A gateway whose documents are carried out by GraphQL itself on the shop's schema, so that one that does not fit it fails. */
export function reviewServer(root: Readonly<Record<string, unknown>>, failure?: CommerceFailure) {
  const asked: AskedReview[] = [];
  const carryOut = async (document: Parameters<typeof print>[0], variables: unknown, idempotencyKey?: string) => {
    asked.push({ variables: variables as AskedReview['variables'], idempotencyKey });
    if (failure) return fail(failure);
    const { data, errors } = await graphql({ schema, source: print(document), rootValue: root, variableValues: { ...(variables as object) } });
    if (errors) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '));
    return ok(JSON.parse(JSON.stringify(data)));
  };
  const gateway: Pick<CommerceGateway, 'query' | 'mutate'> = {
    query: (document, variables) => carryOut(document, variables),
    mutate: (document, variables, options) => carryOut(document, variables, options?.idempotencyKey),
  };
  return { asked, gateway: gateway as CommerceGateway };
}
