import type { CommerceFailure, CommerceGateway } from '@lyng/commerce-client';
import { failingGateway, schemaGateway } from '@lyng/commerce-client/testing';

/** One request that reached the schema. */
export interface AskedReview {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
}

/** A gateway on the shop's schema that notes what it is asked. */
export function reviewServer(root: Readonly<Record<string, unknown>>, failure?: CommerceFailure) {
  const asked: AskedReview[] = [];
  const note = (variables: unknown, idempotencyKey?: string): void =>
    void asked.push({ variables: variables as AskedReview['variables'], idempotencyKey });
  const server = failure ? failingGateway(failure) : schemaGateway(root);
  const gateway: CommerceGateway = {
    ...server,
    query: (document, variables) => {
      note(variables);
      return server.query(document, variables);
    },
    mutate: (document, variables, options) => {
      note(variables, options?.idempotencyKey);
      return server.mutate(document, variables);
    },
  };
  return { asked, gateway };
}
